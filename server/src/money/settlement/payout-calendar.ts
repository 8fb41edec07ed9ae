import { day, later } from '../../base/clock/clock.ts';

/** The last payout date: the start of this week's Monday, UTC. */
export function lastPayoutAt(now: Date): Date {
  const today = new Date(now.toISOString().slice(0, 10));
  return later(today, -((today.getUTCDay() + 6) % 7) * day);
}

/** The next payout date. */
export const nextPayoutAt = (now: Date): Date => later(lastPayoutAt(now), 7 * day);
