import { pickText, type Locale } from '@tradewind/contract/base/locales';
import { toWire, usd } from '@tradewind/contract/base/money';
import type { OrderMoneyOfShop } from '@tradewind/contract/trade/order-money';
import type { OrderStatus } from '@tradewind/contract/trade/orders';
import type { DeskOrderDetail } from '@tradewind/contract/trade/desk/orders';
import type { ShopOrderDetail, ShopOrderRow } from '@tradewind/contract/trade/shop-desk/orders';
import { orderStatusTexts } from '@tradewind/contract/trade/status-texts';
import { addressLines } from '../../people/addresses/index.ts';
import type { ParcelRecord } from './parcel-queries.ts';
import { presentShopParcel } from './present-parcel.ts';
import { labelOf, wireStatus } from './order-status.ts';
import { canTransition } from './order.ts';
import { orderFacts } from './order-facts.ts';
import { presentCharges, presentDeliveryOption } from './present-order.ts';
import { presentDeadlines, presentMoments, presentPromise, sentOf, unsentOf } from './present-life.ts';
import type { ShopLineRecord, ShopOrderRecord } from './shop-order-queries.ts';

export interface Viewer {
  locale: Locale;
  now: Date;
}

/** A listed order with all its amounts. */
export function presentShopRow(order: ShopOrderRecord, { locale, now }: Viewer): ShopOrderRow & { total: string } {
  const status = order.status as OrderStatus;
  return {
    id: order.id,
    sn: order.sn,
    status: wireStatus(status),
    refund_status: order.refund_status as 0 | 1 | 2,
    status_text: orderStatusTexts[labelOf(status, order.refund_status)][locale],
    placed_at: order.placed_at.toISOString(),
    paid_at: order.paid_at?.toISOString() ?? null,
    addressee: order.addressee,
    pieces: order.pieces,
    unsent: order.unsent,
    total: toWire(usd(order.total)),
    title: pickText(order.titles, locale),
    image: order.image,
    late: status === 'waiting_delivery' && order.ship_by !== null && order.ship_by <= now ? 1 : 0,
    allowed: shopActsOf(order, now),
    deadlines: presentDeadlines(order),
  };
}

function shopActsOf(order: ShopOrderRecord, now: Date): ShopOrderRow['allowed'] {
  const facts = orderFacts(order);
  const allowed = {
    ship: order.unsent > 0 && (canTransition(facts, 'ship', now) || canTransition(facts, 'send_further', now)),
    answer_cancel: canTransition(facts, 'refuse_to_cancel', now),
    cancel: canTransition(facts, 'cancel_by_shop', now),
  };
  return (['ship', 'answer_cancel', 'cancel'] as const).filter((act) => allowed[act]);
}

type Amounts =
  | ('total' | 'goods' | 'freight' | 'discount' | 'shop_discount')
  | ('duty' | 'tax' | 'duty_estimate' | 'tax_estimate' | 'lines' | 'money');

export interface ShopOrderParts {
  order: ShopOrderRecord;
  lines: readonly ShopLineRecord[];
  parcels: readonly ParcelRecord[];
  money: OrderMoneyOfShop;
}

/** An order with its lines, parcels and money, and all its amounts; `hideAmounts` takes away what a role may not see. */
export function presentShopOrder(
  { order, lines, parcels, money }: ShopOrderParts,
  viewer: Viewer,
): ShopOrderDetail & Pick<DeskOrderDetail, Amounts> {
  return {
    ...presentShopRow(order, viewer),
    addressee_latin: order.addressee_latin,
    mobile: order.mobile,
    ship_to: order.ship_to,
    address_lines: order.ship_parts ? addressLines(order.ship_parts, viewer.locale) : [order.ship_to],
    customs_code: order.customs_code,
    note: order.note,
    goods: toWire(usd(order.goods)),
    freight: toWire(usd(order.freight)),
    discount: toWire(usd(order.discount)),
    shop_discount: toWire(usd(order.shop_discount)),
    shop_promo_code: order.shop_promo_code,
    ...presentCharges(order),
    delivery_option: presentDeliveryOption(order, viewer.locale),
    promise: presentPromise(order, viewer.now),
    ...presentMoments(order),
    lines: lines.map((line) => ({
      id: line.id,
      product_id: line.product_id,
      sku_id: line.sku_id,
      title: pickText(line.titles, viewer.locale),
      spec: pickText(line.specs, viewer.locale),
      image: line.image,
      price: toWire(usd(line.price)),
      quantity: line.quantity,
      discount: toWire(usd(line.discount)),
      sent: sentOf(line.id, parcels),
      refunded: line.refunded,
      unsent: order.unsent > 0 ? unsentOf(line, parcels) : 0,
    })),
    parcels: parcels.map((parcel) => presentShopParcel(parcel, viewer.locale)),
    money,
  };
}
