import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiRefusal } from './errors.ts';
import { connectLive } from './live.ts';

/** The streams that were opened, the latest last. */
let opened: FakeSource[] = [];
class FakeSource extends EventTarget {
  readonly url: string;
  closed = false;
  constructor(url: string) {
    super();
    this.url = url;
    opened.push(this);
  }
  close(): void {
    this.closed = true;
  }
  tell(name: string, data: object, lastEventId = ''): void {
    this.dispatchEvent(Object.assign(new Event(name), { data: JSON.stringify(data), lastEventId }));
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const look = (visibilityState: 'visible' | 'hidden') => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
};
const browser = new EventTarget();
let close: () => void;
let told: [string, object][] = [];
const ticket = vi.fn<() => Promise<{ url: string; last: string }>>();

beforeEach(async () => {
  opened = [];
  told = [];
  page.visibilityState = 'visible';
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  ticket.mockReset().mockResolvedValue({ url: '/stream?ticket=1', last: '7' });
  close = connectLive<{ message: object }>({
    ticket,
    names: ['message'],
    onEvent: (name, data) => told.push([name, data]),
  });
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('begins after the latest event of its ticket, and goes on after the last one that it got', async () => {
  expect(opened[0]!.url).toBe('/stream?ticket=1&last=7');
  opened[0]!.tell('message', { text: 'Hello' }, '8');
  opened[0]!.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(4_500);
  expect(opened[1]!.url).toBe('/stream?ticket=1&last=8');
  expect(told).toEqual([['message', { text: 'Hello' }]]);
});

test('goes on at once when the network is back', async () => {
  ticket.mockRejectedValue(new Error('offline'));
  opened[0]!.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(60_000);
  ticket.mockResolvedValue({ url: '/stream?ticket=2', last: '9' });
  browser.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(opened[1]!.url).toBe('/stream?ticket=2&last=7');
});

test('gives its connection back after a while in the background, and takes one when it is seen', async () => {
  look('hidden');
  await vi.advanceTimersByTimeAsync(29_000);
  expect(opened[0]!.closed).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(opened[0]!.closed).toBe(true);
  look('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect(opened).toHaveLength(2);
});

test('makes way for another page until it is seen anew', async () => {
  opened[0]!.tell('bye', { reason: 'replaced' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened).toHaveLength(1);
  look('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect(opened).toHaveLength(2);
});

test('stays closed once the session is over', async () => {
  ticket.mockRejectedValue(new ApiRefusal({ code: 401, msg: '', refusal: 'not_signed_in', fields: [], requestId: '' }));
  opened[0]!.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(4_500);
  look('visible');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened).toHaveLength(1);
  expect(ticket).toHaveBeenCalledTimes(2);
});

test('comes back at any time of a span that doubles with each failure, so that pages do not come back together', async () => {
  const random = vi.spyOn(Math, 'random');
  const opens = async (at: number, after: number) => {
    random.mockReturnValueOnce(at);
    const before = opened.length;
    opened.at(-1)!.dispatchEvent(new Event('error'));
    await vi.advanceTimersByTimeAsync(after - 1);
    expect(opened).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(opened).toHaveLength(before + 1);
  };
  await opens(0, 500);
  await opens(1, 8_500);
  await opens(0.5, 8_500);
  opened.at(-1)!.tell('message', {}, '8');
  await opens(1, 4_500);
  random.mockRestore();
});
