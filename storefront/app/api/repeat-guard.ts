/** Within this time the same thing is not sent twice. */
export const repeatWindow = 1000;

/** Tells whether a write is the same as the previous one and came less than a second after it. */
export type RepeatGuard = (url: string, body: string) => boolean;

export function makeRepeatGuard(now: () => number): RepeatGuard {
  let last = { url: '', body: '', at: -Infinity };
  return (url, body) => {
    const at = now();
    const repeated = last.url === url && last.body === body && at - last.at < repeatWindow;
    last = repeated ? last : { url, body, at };
    return repeated;
  };
}
