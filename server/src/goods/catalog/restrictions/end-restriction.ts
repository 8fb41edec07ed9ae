import { requireFound } from '@tradewind/contract/base/refusals';
import { sql } from 'kysely';
import type { Tx } from '../../../base/db/database.ts';
import type { DeskCall } from '../../../base/http/call.ts';
import { audit } from '../../../platform/operators/index.ts';

/** Ends a rule now; one that has not begun never applies. @throws Refusal `restriction_not_found`. */
export async function endRestriction(
  tx: Tx,
  { operator, now }: DeskCall,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const ended = await tx
    .updateTable('goods_restrictions')
    .set({ valid_until: sql`greatest(valid_from, ${now}::timestamptz)` })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('valid_until', 'is', null), eb('valid_until', '>', now)]))
    .returning('id')
    .executeTakeFirst();
  requireFound(ended, 'restriction_not_found');
  await audit(tx, operator, 'restriction.ended', `restriction:${id}`, { reason }, now);
}
