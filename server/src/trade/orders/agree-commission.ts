import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import { together } from '../../base/db/shared-transaction.ts';
import { freezeCommission, type CommissionedOrder } from '../../money/settlement/index.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { isPaidBy, isSelected, type OrderCondition, type OrderSelector, type Paid } from './order-store.ts';

/** Fixes the commission of orders that were paid by other means than the act `payOrder`: generated data and tests. */
export async function agreeCommission(tx: Tx, orderIds: readonly string[], at: Date): Promise<void> {
  if (orderIds.length === 0) return;
  const { 'settlement.commissionTaxBp': taxBp } = await readSettings(tx, at);
  await freezeCommission(tx, { orders: await commissionedOrders(tx, { ids: orderIds }), taxBp, at });
}

/** What the commission of orders is calculated from. The lines of an order never change after it was placed. */
const commissionedOrders = async (tx: Tx, which: OrderSelector): Promise<CommissionedOrder[]> =>
  [...(await readCommissioned(tx, isSelected(which))).values()].flat();

/** The same of what shoppers pay. @param wanted one of each shopper. @returns the orders of each */
export const commissionedPaid = together(async (tx, wanted: readonly Paid[]): Promise<CommissionedOrder[][]> => {
  const byShopper = await readCommissioned(tx, () => isPaidBy(wanted));
  return wanted.map(({ userId }) => byShopper.get(userId) ?? []);
});

/** By the shopper of each order. */
async function readCommissioned(tx: Tx, condition: OrderCondition): Promise<Map<string, CommissionedOrder[]>> {
  const rows = await tx
    .selectFrom('orders')
    .innerJoin('order_lines as l', 'l.order_id', 'orders.id')
    .select([
      'orders.user_id as userId',
      'orders.id as orderId',
      'orders.shop_id as shopId',
      // The shop is due the total without duty and tax, plus the platform's discount.
      sql<bigint>`orders.total + orders.discount - orders.duty - orders.tax`.as('due'),
      'l.id as lineId',
      'l.product_id as productId',
      sql<bigint>`l.price * l.quantity`.as('goods'),
      'l.shop_discount as shopDiscount',
    ])
    .where(condition)
    .execute();
  const orders = [...Map.groupBy(rows, ({ orderId }) => orderId).values()].map((lines) => {
    const { userId, orderId, shopId, due } = lines[0]!;
    return { userId, order: { orderId, shopId, due, lines } };
  });
  const byShopper = new Map<string, CommissionedOrder[]>();
  for (const { userId, order } of orders) byShopper.set(userId, [...(byShopper.get(userId) ?? []), order]);
  return byShopper;
}
