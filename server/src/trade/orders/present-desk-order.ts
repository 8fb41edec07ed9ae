import type { DeskOrderDetail, DeskOrderRow } from '@tradewind/contract/trade/desk/orders';
import { toWire, usd } from '@tradewind/contract/base/money';
import { canTransition } from './order.ts';
import { orderFacts } from './order-facts.ts';
import type { BookingRecord } from './desk-order-queries.ts';
import { presentShopOrder, presentShopRow, type Viewer, type ShopOrderParts } from './present-shop-order.ts';
import type { ShopOrderRecord } from './shop-order-queries.ts';

const partiesOf = (order: ShopOrderRecord) => ({
  user_id: order.user_id,
  username: order.username,
  shop_id: order.shop_id,
  shop_name: order.shop_name,
});

/** An order as the desk lists it. */
export const presentDeskRow = (order: ShopOrderRecord, viewer: Viewer): DeskOrderRow => ({
  ...presentShopRow(order, viewer),
  ...partiesOf(order),
});

/** An order with its events and transactions, as the desk shows it. */
export function presentDeskOrder(
  parts: ShopOrderParts,
  books: readonly BookingRecord[],
  viewer: Viewer,
): DeskOrderDetail {
  const { order } = parts;
  return {
    ...presentShopOrder(parts, viewer),
    ...partiesOf(order),
    out_trade_no: order.out_trade_no,
    promo_code: order.promo_code,
    allowed: canTransition(orderFacts(order), 'cancel_by_operator', viewer.now) ? ['cancel'] : [],
    life: lifeOf(parts),
    books: books.map(({ id, kind, reference, posted_at, entries }) => ({
      id,
      kind,
      reference,
      at: posted_at.toISOString(),
      entries: entries.map(({ account, amount }) => ({ account, amount: toWire(usd(BigInt(amount))) })),
    })),
  };
}

type Step = DeskOrderDetail['life'][number];

/** The events of an order, oldest first. */
function lifeOf({ order, parcels }: ShopOrderParts): Step[] {
  const step = (what: Step['what'], at: Date | null, text = ''): Step[] =>
    at ? [{ at: at.toISOString(), what, text }] : [];
  return [
    ...step('placed', order.placed_at),
    ...step('paid', order.paid_at),
    ...step('late', order.late_told_at),
    ...step('cancel_asked', order.cancel_asked_at, order.cancel_wish),
    ...step('cancel_refused', order.cancel_refused_at, order.cancel_note),
    ...parcels.flatMap((parcel) => step('sent', parcel.sent_at, parcel.number)),
    ...step('paused', order.paused_at),
    ...step('extended', order.extended_at),
    ...step('arrived', order.arrived_at),
    ...step('received', order.received_at),
    ...step('completed', order.completed_at),
    ...step('cancelled', order.cancelled_at, [order.cancel_reason, order.cancel_note].filter(Boolean).join(': ')),
    ...step('refunded', order.refunded_at),
  ].sort((a, b) => (a.at < b.at ? -1 : 1));
}
