import { day, later } from '../base/clock/clock.ts';

/** The same time of day so many working days later; Saturdays and Sundays (UTC) don't count. */
export function addWorkingDays(from: Date, days: number): Date {
  let at = from;
  for (let left = days; left > 0; ) {
    at = later(at, day);
    if (at.getUTCDay() !== 0 && at.getUTCDay() !== 6) left -= 1;
  }
  return at;
}
