/** Within this time, in milliseconds, a repeated request is a duplicate. */
const duplicateWindow = 1000;

/** Returns whether a request repeats the previous one within a second. */
export type DuplicateGuard = (url: string, body: string) => boolean;

/** Returns a guard that remembers the last request. `now` is a monotonic clock in milliseconds. */
export function createDuplicateGuard(now: () => number = () => performance.now()): DuplicateGuard {
  let last = { url: '', body: '', at: -Infinity };
  return (url, body) => {
    const at = now();
    const duplicate = last.url === url && last.body === body && at - last.at < duplicateWindow;
    last = duplicate ? last : { url, body, at };
    return duplicate;
  };
}
