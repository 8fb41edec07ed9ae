import type { Endpoint } from '@tradewind/contract/base/endpoint';
import { categoryList, hotProducts, product } from '@tradewind/contract/goods/catalog';
import { homeSections } from '@tradewind/contract/goods/home';
import { banners } from '@tradewind/contract/platform/content';
import { cart } from '@tradewind/contract/trade/cart';
import { order, orderList } from '@tradewind/contract/trade/orders';
import { readLook } from './look.ts';
import { readToken } from './session.ts';

/** What can be read without a network: nothing that tells a balance. */
const kept: readonly Endpoint[] = [product, hotProducts, categoryList, banners, homeSections, cart, order, orderList];

const cacheStart = 'last-seen ';
const mostAnswers = 60;

/** Since when the answers of an endpoint that are shown without a network are known, in milliseconds; by its name. */
export const shownFrom = new Map<string, number>();

/** Called when the server answers again after it could not be reached. */
export const reachedListeners = new Set<() => void>();
let isLost = false;

/** Fetches. What was seen last by the same person answers in place of a network that is lost. */
export const fetchOrLastSeen: typeof globalThis.fetch = async (input, init) => {
  const url = String(input);
  const endpoint = kept.find(({ path }) => url === path || url.startsWith(`${path}?`));
  const owner = readToken();
  try {
    const response = await globalThis.fetch(input, init);
    if (endpoint && response.ok) {
      shownFrom.delete(endpoint.name);
      void keepAnswer(keyOf(url), response.clone(), owner).catch(() => undefined);
    }
    if (isLost) {
      isLost = false;
      for (const listener of reachedListeners) listener();
    }
    return response;
  } catch (error) {
    const failed = !isGivenUp(init?.signal);
    isLost ||= failed;
    const seen = endpoint && failed ? await lastSeen(keyOf(url), owner).catch(() => undefined) : undefined;
    if (!endpoint || !seen) throw error;
    shownFrom.set(endpoint.name, Date.parse(seen.headers.get('date') ?? ''));
    return seen;
  }
};

/** There is one cart, whatever its destination: without a network the address that names that is not known. */
const keyOf = (url: string): string => (url.startsWith(`${cart.path}?`) ? cart.path : url);

/** Keeps an answer that came with the page, as if it had been fetched. */
export async function keepAnswer(url: string, response: Response, owner = readToken()): Promise<void> {
  // What an operator looked at stays on no machine.
  if (readLook() !== null) return;
  const name = await cacheOf(owner);
  if (!name || !(await isSuccess(response.clone()))) return;
  const cache = await caches.open(name);
  await cache.put(url, response);
  // The oldest come first.
  for (const old of (await cache.keys()).slice(0, -mostAnswers)) await cache.delete(old);
  // Somebody may have signed out meanwhile.
  if (readToken() !== owner) await caches.delete(name);
}

/** Deletes what was seen by anybody but who is signed in now. */
export async function forgetOthers(): Promise<void> {
  const own = await cacheOf(readToken());
  if (!own) return;
  for (const name of await caches.keys()) if (name.startsWith(cacheStart) && name !== own) await caches.delete(name);
}

async function lastSeen(url: string, owner: string | null): Promise<Response | undefined> {
  const name = await cacheOf(owner);
  return name ? (await caches.open(name)).match(url) : undefined;
}

/** The cache of a session, or of a visitor; null where the browser has none. The token itself is not kept. */
async function cacheOf(owner: string | null): Promise<string | null> {
  if (!('caches' in globalThis)) return null;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(owner ?? ''));
  return cacheStart + [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const isSuccess = async (response: Response): Promise<boolean> =>
  ((await response.json()) as { code?: unknown }).code === 1;

/** Whether the caller no longer wants the answer; a timeout is as good as no network. */
const isGivenUp = (signal: AbortSignal | null | undefined): boolean =>
  signal?.aborted === true && (signal.reason as { name?: string } | undefined)?.name !== 'TimeoutError';
