import { fromWire, usd } from '@tradewind/contract/money';
import type { Tx } from '../base/db/database.ts';
import { payBack, whereIsTheMoney } from '../settlement/index.ts';
import type { LockedOrder } from './order-store.ts';

/** Gives back whatever of an order was not given back before; all of the commission goes with it. */
export async function refundRest(tx: Tx, order: LockedOrder, at: Date): Promise<void> {
  const { shopper, promotions } = await restOf(tx, order);
  await payBack(tx, {
    orderId: order.id,
    shopId: order.shopId,
    userId: order.userId,
    sn: order.sn,
    reference: `order:${order.id}:cancelled`,
    at,
    kind: 'order_refunded',
    toShopper: usd(shopper),
    toPromotions: usd(promotions),
    commissionBack: usd(order.total + order.discount),
  });
}

/** Only where something was refunded before do the books have to be asked. */
async function restOf(tx: Tx, order: LockedOrder): Promise<{ shopper: bigint; promotions: bigint }> {
  if (order.refundStatus === 0) return { shopper: order.total, promotions: order.discount };
  const { refunded, promotion_back } = await whereIsTheMoney(tx, { orderId: order.id, refundUntil: null });
  const back = (text: string) => fromWire(text)?.minor ?? 0n;
  return { shopper: order.total - back(refunded), promotions: order.discount - back(promotion_back) };
}
