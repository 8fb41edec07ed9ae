import { fromWire, usd } from '@tradewind/contract/base/money';
import type { Tx } from '../../base/db/database.ts';
import { refundHeldOrders, orderMoney } from '../../money/settlement/index.ts';
import type { LockedOrder } from './order-store.ts';

/** Refunds what was not refunded before of orders in escrow, with all of their commission. */
export async function refundRest(tx: Tx, orders: readonly LockedOrder[], at: Date): Promise<void> {
  const refunds = orders.map(async (order) => {
    const { shopper, charges, promotions } = await restOf(tx, order);
    return {
      orderId: order.id,
      shopId: order.shopId,
      userId: order.userId,
      sn: order.sn,
      reference: `order:${order.id}:cancelled`,
      at,
      kind: 'order_refunded' as const,
      toShopper: usd(shopper),
      charges: usd(charges),
      toPromotions: usd(promotions),
      commissionBack: usd(order.total + order.discount),
    };
  });
  if (refunds.length > 0) await refundHeldOrders(tx, await Promise.all(refunds));
}

/** What remains to be refunded of an order, in minor units; reads the books only after an earlier refund. */
async function restOf(tx: Tx, order: LockedOrder): Promise<{ shopper: bigint; charges: bigint; promotions: bigint }> {
  if (order.refundStatus === 0)
    return { shopper: order.total - order.charges, charges: order.charges, promotions: order.discount };
  const { refunded, duties, promotion_back } = await orderMoney(tx, { orderId: order.id, refundUntil: null });
  const minor = (text: string) => fromWire(text)?.minor ?? 0n;
  return {
    shopper: order.total - minor(refunded) - minor(duties),
    charges: minor(duties),
    promotions: order.discount - minor(promotion_back),
  };
}
