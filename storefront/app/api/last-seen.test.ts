import { cart } from '@tradewind/contract/trade/cart';
import { order } from '@tradewind/contract/trade/orders';
import { getUserInfo } from '@tradewind/contract/people/users';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchOrLastSeen, forgetOthers, keepAnswer, reachedListeners, shownFrom } from './last-seen.ts';
import { sessionCookie } from './session-cookie.ts';

/** The cache storage of a browser, as far as it is used. */
function memoryCaches() {
  const stores = new Map<string, Map<string, Response>>();
  return {
    stores,
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return {
        match: async (url: string) => store.get(url)?.clone(),
        put: async (url: string, response: Response) => void (store.delete(url), store.set(url, response)),
        keys: async () => [...store.keys()],
        delete: async (url: string) => store.delete(url),
      };
    },
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  };
}

const network = vi.fn<typeof globalThis.fetch>();
const kept = () => [...browser.stores.values()].flatMap((store) => [...store.keys()]);
let browser = memoryCaches();

const signIn = (token: string | null) =>
  vi.stubGlobal('document', { cookie: token ? `${sessionCookie}=${token}` : '' });
const answer = (data: unknown, date = 'Mon, 02 Mar 2026 08:00:00 GMT') =>
  Response.json({ code: 1, msg: '', time: 0, data }, { headers: { date } });
const lost = () => network.mockRejectedValue(new TypeError('Failed to fetch'));

/** Reads with a network, until what was read is kept. */
async function see(url: string, response: Response) {
  const before = kept().length;
  network.mockResolvedValue(response);
  await fetchOrLastSeen(url);
  await vi.waitFor(() => expect(kept().length).toBeGreaterThan(before));
}

beforeEach(() => {
  browser = memoryCaches();
  shownFrom.clear();
  vi.stubGlobal('caches', browser);
  vi.stubGlobal('fetch', network);
  signIn('one');
});
afterEach(() => vi.unstubAllGlobals());

it('answers with what was seen last while there is no network, and tells since when it is known', async () => {
  await see(`${cart.path}?country=JP`, answer({ count: 3 }));
  lost();
  const shown = await fetchOrLastSeen(cart.path);
  expect(await shown.json()).toMatchObject({ data: { count: 3 } });
  expect(shownFrom.get(cart.name)).toBe(Date.parse('2026-03-02T08:00:00Z'));
});

it('takes back the time when the network answers again', async () => {
  await see(cart.path, answer({ count: 3 }));
  lost();
  await fetchOrLastSeen(cart.path);
  network.mockResolvedValue(answer({ count: 4 }));
  await fetchOrLastSeen(cart.path);
  expect(shownFrom.size).toBe(0);
});

it('fails as before for what was never seen, and for what the caller gave up', async () => {
  await see(cart.path, answer({ count: 3 }));
  lost();
  await expect(fetchOrLastSeen(`${order.path}?order_id=2`)).rejects.toThrow('Failed to fetch');
  await expect(fetchOrLastSeen(cart.path, { signal: AbortSignal.abort() })).rejects.toThrow('Failed to fetch');
});

it('keeps no balance', async () => {
  network.mockResolvedValue(answer({ money: '10.00' }));
  await fetchOrLastSeen(getUserInfo.path);
  lost();
  await expect(fetchOrLastSeen(getUserInfo.path)).rejects.toThrow('Failed to fetch');
});

it('shows nothing of one account to another', async () => {
  await see(cart.path, answer({ count: 3 }));
  signIn('two');
  lost();
  await expect(fetchOrLastSeen(cart.path)).rejects.toThrow('Failed to fetch');
});

it.each([
  ['another account', 'two'],
  ['nobody', null],
])('deletes what was seen when %s is signed in', async (_who, token) => {
  await see(cart.path, answer({ count: 3 }));
  signIn(token);
  await forgetOthers();
  expect(kept()).toEqual([]);
});

it('keeps the newest sixty answers', async () => {
  for (let at = 0; at < 62; at += 1) await keepAnswer(`${order.path}?order_id=${at}`, answer({}));
  expect([kept().length, kept()[0]]).toEqual([60, `${order.path}?order_id=2`]);
});

it('keeps no refusal', async () => {
  await see(cart.path, answer({ count: 3 }));
  network.mockResolvedValue(Response.json({ code: 401, msg: 'Sign in', time: 0, data: null }));
  await fetchOrLastSeen(cart.path);
  lost();
  expect(await (await fetchOrLastSeen(cart.path)).json()).toMatchObject({ code: 1 });
});

it('tells once that the server answers again', async () => {
  const reached = vi.fn<() => void>();
  lost();
  reachedListeners.add(reached);
  await expect(fetchOrLastSeen(getUserInfo.path)).rejects.toThrow('Failed to fetch');
  network.mockImplementation(async () => answer({}));
  await fetchOrLastSeen(getUserInfo.path);
  await fetchOrLastSeen(getUserInfo.path);
  expect(reached).toHaveBeenCalledTimes(1);
  reachedListeners.delete(reached);
});
