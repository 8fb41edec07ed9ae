import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Read } from '../../base/db/database.ts';

/** Refunds with their lines, shop and shopper, in one query. */
export function requests(read: Read) {
  return read
    .selectFrom('refund_requests as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .innerJoin('shops as s', 's.id', 'r.shop_id')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .selectAll('r')
    .select(['o.sn as order_sn', 's.name as shop_name', 'u.username', 'u.nickname'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('refund_lines as rl')
          .innerJoin('order_lines as l', 'l.id', 'rl.line_id')
          .select(['l.id', 'l.product_id', 'l.titles', 'l.specs', 'l.image', 'rl.quantity', 'rl.exchange_specs'])
          // JSON numbers would lose cents of large amounts.
          .select([
            sql<string>`l.price::text`.as('price'),
            sql<string>`(rl.goods - rl.discount + rl.freight + rl.charges)::text`.as('amount'),
            sql<string>`rl.freight::text`.as('freight'),
            sql<string>`rl.charges::text`.as('charges'),
          ])
          .whereRef('rl.request_id', '=', 'r.id')
          .orderBy('l.id'),
      ).as('lines'),
    );
}
export type RefundRecord = Awaited<ReturnType<ReturnType<typeof requests>['executeTakeFirstOrThrow']>>;

/** A refund, limited to a shopper or a shop where one is given; null when there is none. */
export async function findRefund(
  read: Read,
  id: string,
  whose: { userId?: string; shopId?: string } = {},
): Promise<RefundRecord | null> {
  let query = requests(read).where('r.id', '=', id);
  if (whose.userId) query = query.where('r.user_id', '=', whose.userId);
  if (whose.shopId) query = query.where('r.shop_id', '=', whose.shopId);
  return (await query.executeTakeFirst()) ?? null;
}

/** The history entries of a refund, oldest first. */
export async function historyOf(read: Read, requestId: string) {
  return read.selectFrom('refund_happenings').selectAll().where('request_id', '=', requestId).orderBy('id').execute();
}
export type HistoryEntryRecord = Awaited<ReturnType<typeof historyOf>>[number];

/** The refunds of an order of the shopper, newest first, at most 50. */
export async function listOfOrder(read: Read, userId: string, orderId: string): Promise<RefundRecord[]> {
  return requests(read)
    .where('r.order_id', '=', orderId)
    .where('r.user_id', '=', userId)
    .orderBy('r.asked_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(50)
    .execute();
}

/** The return address that a shop used last, or an empty text. */
export async function lastReturnAddress(read: Read, shopId: string): Promise<string> {
  const row = await read
    .selectFrom('refund_requests')
    .select('return_to')
    .where('shop_id', '=', shopId)
    .where('return_to', '<>', '')
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.return_to ?? '';
}
