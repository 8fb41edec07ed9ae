import { day, later } from '../../base/clock/clock.ts';
import { dayOf } from '../../platform/settings/index.ts';

/** The same time of day so many working days later; Saturdays, Sundays and the days off that are listed (UTC) don't count. */
export function addWorkingDays(from: Date, days: number, daysOff: ReadonlySet<string>): Date {
  let at = from;
  for (let left = days; left > 0;) {
    at = later(at, day);
    if (at.getUTCDay() !== 0 && at.getUTCDay() !== 6 && !daysOff.has(dayOf(at))) left -= 1;
  }
  return at;
}
