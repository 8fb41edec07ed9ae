import { day, later } from '../../base/clock/clock.ts';
import { dayOf } from './days-off.ts';

/** The same time of day after a number of working days; Saturdays, Sundays and the given days off (UTC) don't count. */
export function addWorkingDays(from: Date, days: number, daysOff: ReadonlySet<string>): Date {
  let at = from;
  for (let remaining = days; remaining > 0;) {
    at = later(at, day);
    if (at.getUTCDay() !== 0 && at.getUTCDay() !== 6 && !daysOff.has(dayOf(at))) remaining -= 1;
  }
  return at;
}
