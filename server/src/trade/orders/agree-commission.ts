import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import { freezeCommission, type CommissionedOrder } from '../../money/settlement/index.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { isSelected, type OrderSelector } from './order-store.ts';

/** Fixes the commission of orders that were paid by other means than the act `payOrder`: generated data and tests. */
export async function agreeCommission(tx: Tx, orderIds: readonly string[], at: Date): Promise<void> {
  if (orderIds.length === 0) return;
  const { 'settlement.commissionTaxBp': taxBp } = await readSettings(tx, at);
  await freezeCommission(tx, await commissionedOrders(tx, { ids: orderIds }), taxBp, at);
}

/** What the commission of orders is calculated from. The lines of an order never change after it was placed. */
export async function commissionedOrders(tx: Tx, which: OrderSelector): Promise<CommissionedOrder[]> {
  const rows = await tx
    .selectFrom('orders')
    .innerJoin('order_lines as l', 'l.order_id', 'orders.id')
    .select([
      'orders.id as orderId',
      'orders.shop_id as shopId',
      // The shop is due the total without duty and tax, plus the platform's discount.
      sql<bigint>`orders.total + orders.discount - orders.duty - orders.tax`.as('due'),
      'l.id as lineId',
      'l.product_id as productId',
      sql<bigint>`l.price * l.quantity`.as('goods'),
      'l.shop_discount as shopDiscount',
    ])
    .where(isSelected(which))
    .execute();
  const orders = new Map<string, CommissionedOrder>();
  for (const { orderId, shopId, due, ...line } of rows)
    orders.set(orderId, { orderId, shopId, due, lines: [...(orders.get(orderId)?.lines ?? []), line] });
  return [...orders.values()];
}
