import type { DeletionObstacle } from '@tradewind/contract/people/own-data';
import { sql, type RawBuilder } from 'kysely';
import type { Read } from '../../base/db/database.ts';

/** What has to be settled before an account is deleted, as conditions on its id. */
const conditions: Readonly<Record<DeletionObstacle, (userId: string) => RawBuilder<boolean>>> = {
  orders: (id) => sql`exists (
    select from orders o where o.user_id = ${id} and o.status not in ('completed', 'cancelled', 'refunded'))`,
  refunds: (id) => sql`exists (select from refund_requests r where r.user_id = ${id} and r.over_at is null)`,
  balance: (id) => sql`exists (
    select from accounts a join balances b on b.account_id = a.id
    where a.owner_id = ${id} and a.kind like 'user%' and b.amount <> 0)`,
  withdrawals: (id) => sql`exists (select from withdrawals w where w.user_id = ${id} and w.status = 'auditing')`,
  top_ups: (id) => sql`(
    exists (select from recharges r where r.user_id = ${id} and r.state in ('waiting', 'auditing'))
    or exists (select from deposits d where d.user_id = ${id} and d.settled_at is null))`,
  shops: (id) => sql`exists (select from shop_members m where m.user_id = ${id})`,
  lock: (id) => sql`exists (select from users u where u.id = ${id} and u.locked is not null)`,
};

/** What keeps an account from being deleted now. */
export async function obstaclesOf(read: Read, userId: string): Promise<DeletionObstacle[]> {
  const names = Object.keys(conditions) as DeletionObstacle[];
  const row = await read
    .selectFrom('users')
    .select(names.map((name) => conditions[name](userId).as(name)))
    .where('id', '=', userId)
    .executeTakeFirst();
  return names.filter((name) => row?.[name]);
}
