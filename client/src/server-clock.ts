export interface ServerClock {
  /** Takes the unix seconds at which an answer of the API was made; anything else is ignored. */
  synchronise(seconds: unknown): void;
  /** Milliseconds, as `Date.now()` counts them. */
  now(): number;
}

/**
 * The server's time, for countdowns. A device's own clock may be wrong, and the clock of a demo is moved ahead, so it is
 * told from the answers of the API. They are rounded down and arrive late, so the one that reaches furthest is nearest.
 *
 * @param elapsed milliseconds that pass evenly, whatever somebody does to the device's clock.
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

/** The server's time in milliseconds, for countdowns and for which day it is; in a demo it may be ahead of the real one. */
export const serverNow = (): number => serverClock.now();
