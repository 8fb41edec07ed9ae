export interface ServerClock {
  /** Takes the unix seconds of an answer; anything else is ignored. */
  synchronise(seconds: unknown): void;
  /** Milliseconds, as `Date.now()` counts them. */
  now(): number;
}

/**
 * The server's time, for countdowns. A device's clock may be wrong, and the clock of a demo may be ahead, so the time is
 * taken from the answers of the API. They are rounded down and arrive late, so the one that is furthest ahead is the best.
 *
 * @param elapsed a monotonic clock in milliseconds.
 * @param device the device's own clock, until the first answer.
 */
export function createServerClock(elapsed: () => number, device: () => number): ServerClock {
  let ahead = -Infinity;
  return {
    synchronise(seconds) {
      if (typeof seconds === 'number' && Number.isFinite(seconds)) ahead = Math.max(ahead, seconds * 1_000 - elapsed());
    },
    now: () => (ahead === -Infinity ? device() : ahead + elapsed()),
  };
}

/** The clock of this page. */
export const serverClock = createServerClock(
  () => performance.now(),
  () => Date.now(),
);

/** The server's time in milliseconds; in a demo it may be ahead of the real time. */
export const serverNow = (): number => serverClock.now();
