export interface ShopClock {
  /** An answer of the API names the second in which it was made. */
  hear(seconds: unknown): void;
  /** Milliseconds, as `Date.now()` counts them. */
  now(): number;
}

/**
 * The shop's time, for countdowns. A device's own clock may be wrong, and the clock of a demo is moved ahead, so it is
 * told from the answers of the API. They are rounded down and arrive late, so the one that reaches furthest is nearest.
 *
 * @param elapsed milliseconds that pass evenly, whatever somebody does to the device's clock.
 * @param device the device's own clock, until the first answer.
 */
export function makeShopClock(elapsed: () => number, device: () => number): ShopClock {
  let ahead = -Infinity;
  return {
    hear(seconds) {
      if (typeof seconds === 'number' && Number.isFinite(seconds)) ahead = Math.max(ahead, seconds * 1_000 - elapsed());
    },
    now: () => (ahead === -Infinity ? device() : ahead + elapsed()),
  };
}
