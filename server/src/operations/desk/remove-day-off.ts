import type { DayOff } from '@tradewind/contract/platform/desk/days-off';
import { requireFound, refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { audit } from '../../platform/operators/index.ts';
import { dayOf, deleteDayOff, lockDayOff } from '../../platform/settings/index.ts';
import { dayOffById } from './days-off-queries.ts';

/** Removes a future day off; past ones stay, because deadlines were set by them. @throws Refusal `day_off_not_found`. */
export async function removeDayOff(
  { db }: Pick<Deps, 'db'>,
  { operator, now }: DeskCall,
  { id }: { id: string },
): Promise<DayOff> {
  if (id <= dayOf(now)) refuse('day_off_not_found');
  return db.transact(async (tx) => {
    const name = requireFound(await lockDayOff(tx, id), 'day_off_not_found');
    const removed = await dayOffById(tx, id, now);
    await deleteDayOff(tx, id);
    await audit(tx, operator, 'day_off.removed', `day_off:${id}`, { name }, now);
    return removed;
  });
}
