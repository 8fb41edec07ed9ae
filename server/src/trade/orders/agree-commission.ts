import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import { freezeCommission, type CommissionedOrder } from '../../money/settlement/index.ts';

/** Fixes the commission of orders in the transaction that pays them. */
export async function agreeCommission(tx: Tx, orderIds: readonly string[], at: Date): Promise<void> {
  if (orderIds.length === 0) return;
  const rows = await tx
    .selectFrom('orders as o')
    .innerJoin('order_lines as l', 'l.order_id', 'o.id')
    .select([
      'o.id as orderId',
      'o.shop_id as shopId',
      // The shop is due the total without duty and tax, plus the platform's discount.
      sql<bigint>`o.total + o.discount - o.duty - o.tax`.as('due'),
      'l.id as lineId',
      'l.product_id as productId',
      sql<bigint>`l.price * l.quantity`.as('goods'),
      'l.shop_discount as shopDiscount',
    ])
    .where('o.id', 'in', [...orderIds])
    .execute();
  const orders = new Map<string, CommissionedOrder>();
  for (const { orderId, shopId, due, ...line } of rows)
    orders.set(orderId, { orderId, shopId, due, lines: [...(orders.get(orderId)?.lines ?? []), line] });
  await freezeCommission(tx, [...orders.values()], at);
}
