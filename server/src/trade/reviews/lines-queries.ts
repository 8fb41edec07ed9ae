import type { OrderStatus } from '@tradewind/contract/trade/orders';
import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import type { LineFacts } from './review.ts';

/** The lines of the shopper's order with the facts for reviewing them; empty when the order is not the shopper's. */
export async function linesOfOrder(read: Read, userId: string, orderId: string) {
  const rows = await read
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select([
      'l.id',
      'l.order_id',
      'l.product_id',
      'o.shop_id',
      'l.titles',
      'l.specs',
      'l.image',
      'l.quantity',
      'l.refunded',
      'l.reviewed_at',
      'o.status',
      'o.completed_at',
    ])
    .select(
      sql<boolean>`exists (select from shop_members m where m.shop_id = o.shop_id and m.user_id = o.user_id)`.as(
        'own_shop',
      ),
    )
    .where('o.id', '=', orderId)
    .where('o.user_id', '=', userId)
    .orderBy('l.id')
    .execute();
  return rows.map((row) => ({ ...row, facts: factsOf(row) }));
}
export type OwnLine = Awaited<ReturnType<typeof linesOfOrder>>[number];

function factsOf(row: {
  status: string;
  completed_at: Date | null;
  quantity: number;
  refunded: number;
  reviewed_at: Date | null;
  own_shop: boolean;
}): LineFacts {
  return {
    status: row.status as OrderStatus,
    completedAt: row.completed_at,
    quantity: row.quantity,
    refunded: row.refunded,
    reviewed: row.reviewed_at !== null,
    ownShop: row.own_shop,
  };
}
