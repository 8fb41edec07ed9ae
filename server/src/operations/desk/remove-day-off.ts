import type { DayOff } from '@tradewind/contract/platform/desk/days-off';
import { refuse } from '@tradewind/contract/base/refusals';
import { sql } from 'kysely';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { audit } from '../../platform/operators/index.ts';
import { dayOf } from '../../platform/settings/index.ts';
import { dayOffById } from './days-off-queries.ts';

/** Makes a coming day a working day again. Days that are past stay listed: clocks were set by them. */
export async function removeDayOff(
  { db }: Pick<Deps, 'db'>,
  { operator, now }: DeskCall,
  { id }: { id: string },
): Promise<DayOff> {
  if (id <= dayOf(now)) refuse('day_off_not_found');
  return db.transact(async (tx) => {
    const day = sql<Date>`${id}::date`;
    const locked = await tx.selectFrom('days_off').select('name').where('day', '=', day).forUpdate().executeTakeFirst();
    if (!locked) refuse('day_off_not_found');
    const removed = await dayOffById(tx, id, now);
    await tx.deleteFrom('days_off').where('day', '=', day).execute();
    await audit(tx, operator, 'day_off.removed', `day_off:${id}`, { name: locked.name }, now);
    return removed;
  });
}
