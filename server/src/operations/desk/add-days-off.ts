import { maxDaysOffAtOnce, type addDaysOff as contract, type DayOff } from '@tradewind/contract/platform/desk/days-off';
import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import { day, later } from '../../base/clock/clock.ts';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { audit } from '../../platform/operators/index.ts';
import { dayOf, insertDaysOff } from '../../platform/settings/index.ts';
import { dayOffById } from './days-off-queries.ts';

/** Maximum time ahead, so that a mistyped year does no harm. */
const maxAhead = 3 * 366 * day;

/**
 * Adds future days off. Deadlines that are already set do not change.
 *
 * @throws Refusal `days_off_invalid` or `day_off_listed`.
 */
export async function addDaysOff(
  { db }: Pick<Deps, 'db'>,
  { operator, now }: DeskCall,
  { from, until = from, name }: ParsedInputOf<typeof contract>,
): Promise<DayOff> {
  if (from <= dayOf(now)) refuse('days_off_invalid', {}, ['from']);
  const days = daysBetween(new Date(from), new Date(until));
  if (days.length === 0 || days.length > maxDaysOffAtOnce || until > dayOf(later(now, maxAhead)))
    refuse('days_off_invalid', {}, ['until']);
  return db.transact(async (tx) => {
    const listed = await insertDaysOff(tx, days, { name, added_by: operator.id, added_at: now });
    if (listed) refuse('day_off_listed', { day: listed }, ['from', 'until']);
    await audit(tx, operator, 'day_off.added', `day_off:${from}`, { from, until, name }, now);
    return dayOffById(tx, from, now);
  });
}

/** The days from `from` to `until`, both included; stops one above the maximum. */
function daysBetween(from: Date, until: Date): string[] {
  const days: string[] = [];
  for (let at = from; at <= until && days.length <= maxDaysOffAtOnce; at = later(at, day)) days.push(dayOf(at));
  return days;
}
