import { refuse } from '@tradewind/contract/base/refusals';
import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import type { Settings } from '../../platform/settings/index.ts';

/**
 * Requires that a shopper is below the limits of unpaid order groups and of pieces in them, since unpaid orders hold
 * stock. Locks the shopper's orders, so that the limits hold under concurrent requests.
 *
 * @throws Refusal `too_many_unpaid`.
 */
export async function requireUnpaidLimit(tx: Tx, userId: string, settings: Settings): Promise<void> {
  const unpaid = tx
    .selectFrom('orders')
    .select([sql<bigint>`count(distinct group_id)`.as('groups'), sql<bigint>`coalesce(sum(pieces), 0)`.as('pieces')])
    .where('user_id', '=', userId)
    // A literal: with a parameter PostgreSQL would plan the query again for each shopper.
    .where('status', '=', sql.lit('waiting_pay'));
  // Sent together; the count runs after the lock is taken.
  const [, { groups, pieces }] = await Promise.all([
    sql`select pg_advisory_xact_lock(hashtextextended(${`orders of ${userId}`}, 0))`.execute(tx),
    unpaid.executeTakeFirstOrThrow(),
  ]);
  if (groups >= settings['orders.unpaidGroupsCount']) refuse('too_many_unpaid', { limit: Number(groups) });
  if (pieces >= settings['orders.unpaidPiecesCount']) refuse('too_many_unpaid');
}
