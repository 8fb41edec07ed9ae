import { refuse } from '@tradewind/contract/base/refusals';
import { sql } from 'kysely';
import { isOneOf } from '../../base/db/conditions.ts';
import type { Tx } from '../../base/db/database.ts';
import { listOf } from '../../base/db/lists.ts';
import { together } from '../../base/db/shared-transaction.ts';
import type { Settings } from '../../platform/settings/index.ts';

/**
 * Requires that a shopper is below the limits of unpaid order groups and of pieces in them, since unpaid orders hold
 * stock. Locks the shopper's orders, so that the limits hold under concurrent requests.
 *
 * @throws Refusal `too_many_unpaid`.
 */
export async function requireUnpaidLimit(tx: Tx, userId: string, settings: Settings): Promise<void> {
  const { groups, pieces } = await lockUnpaid(tx, userId);
  if (groups >= settings['orders.unpaidGroupsCount']) refuse('too_many_unpaid', { limit: Number(groups) });
  if (pieces >= settings['orders.unpaidPiecesCount']) refuse('too_many_unpaid');
}

interface Unpaid {
  readonly groups: bigint;
  readonly pieces: bigint;
}

/** Locks the orders of shoppers in the order of their ids, and counts their unpaid ones. */
const lockUnpaid = together(async (tx, userIds: readonly string[]): Promise<Unpaid[]> => {
  const names = userIds.toSorted().map((id) => `orders of ${id}`);
  // Sent together; the count runs after the locks are taken.
  const [, rows] = await Promise.all([
    sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${listOf('text', names)}) as n (name)`.execute(
      tx,
    ),
    tx
      .selectFrom('orders')
      .select([
        'user_id',
        sql<bigint>`count(distinct group_id)`.as('groups'),
        sql<bigint>`coalesce(sum(pieces), 0)`.as('pieces'),
      ])
      .where(isOneOf('user_id', userIds))
      // A literal: with a parameter PostgreSQL would plan the query again for each shopper.
      .where('status', '=', sql.lit('waiting_pay'))
      .groupBy('user_id')
      .execute(),
  ]);
  const counted = new Map(rows.map((row) => [row.user_id, row]));
  return userIds.map((id) => counted.get(id) ?? { groups: 0n, pieces: 0n });
});
