/** Within this time, in milliseconds, the same thing is not sent twice. */
const duplicateWindow = 1000;

/** Tells whether a write is the same as the previous one and came less than a second after it. */
export type DuplicateGuard = (url: string, body: string) => boolean;

/** Returns a guard that remembers the last write. `now` counts milliseconds that pass evenly. */
export function createDuplicateGuard(now: () => number = () => performance.now()): DuplicateGuard {
  let last = { url: '', body: '', at: -Infinity };
  return (url, body) => {
    const at = now();
    const duplicate = last.url === url && last.body === body && at - last.at < duplicateWindow;
    last = duplicate ? last : { url, body, at };
    return duplicate;
  };
}
