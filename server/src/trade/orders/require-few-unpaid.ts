import { refuse } from '@tradewind/contract/base/refusals';
import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import type { Settings } from '../../platform/settings/index.ts';

/**
 * Refuses one more order from a shopper who has too many unpaid ones, or too many pieces in them: what waits for its payment
 * is kept from others. One shopper's orders are placed one after the other, so that the count holds for a crowd of them too.
 */
export async function requireFewUnpaid(tx: Tx, userId: string, settings: Settings): Promise<void> {
  const unpaid = tx
    .selectFrom('orders')
    .select([sql<bigint>`count(distinct group_id)`.as('groups'), sql<bigint>`coalesce(sum(pieces), 0)`.as('pieces')])
    .where('user_id', '=', userId)
    // Written out: what a parameter might ask for, PostgreSQL would plan anew for each shopper.
    .where('status', '=', sql.lit('waiting_pay'));
  // Sent together; the count looks only once the lock is held.
  const [, { groups, pieces }] = await Promise.all([
    sql`select pg_advisory_xact_lock(hashtextextended(${`orders of ${userId}`}, 0))`.execute(tx),
    unpaid.executeTakeFirstOrThrow(),
  ]);
  if (groups >= settings['orders.unpaidGroupsCount']) refuse('too_many_unpaid', { limit: Number(groups) });
  if (pieces >= settings['orders.unpaidPiecesCount']) refuse('too_many_unpaid');
}
