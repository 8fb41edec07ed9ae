import { day, hour, later, minute } from '../../base/clock/clock.ts';

/** How long to wait after each failed try, in milliseconds: the last try is three days after the first. */
const waits = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 15 * hour, 24 * hour, 24 * hour];

/** How long nothing may get through before a webhook is disabled. */
export const patience = 3 * day - hour;

/** When to try again after so many failed tries; null when they were all. */
export function nextTry(tries: number, now: Date): Date | null {
  const wait = waits[tries - 1];
  // Up to a tenth longer, so that what failed together is not sent again together.
  return wait === undefined ? null : later(now, wait * (1 + Math.random() / 10));
}
