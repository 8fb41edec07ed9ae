import { deliveryKindTexts } from '@tradewind/contract/trade/freight-texts';
import type { DeliveryKind } from '@tradewind/contract/trade/freight';
import { orderStatusTexts } from '@tradewind/contract/trade/status-texts';
import { pickText, type Locale } from '@tradewind/contract/base/locales';
import { times, toWire, usd } from '@tradewind/contract/base/money';
import type { OrderMoney } from '@tradewind/contract/trade/order-money';
import type { ChosenDelivery, OrderDetail, OrderLine, OrderRow, OrderStatus } from '@tradewind/contract/trade/orders';
import type { Selectable } from 'kysely';
import type { Orders } from '../../base/db/schema.ts';
import { addressLines } from '../../people/addresses/index.ts';
import type { ParcelRecord } from './parcel-queries.ts';
import { presentDelivery, presentNewestParcel, presentParcel } from './present-parcel.ts';
import { allowedActs } from './allowed-acts.ts';
import { labelOf, wireStatus } from './order-status.ts';
import type { ListedOrder, OrderRecord } from './order-queries.ts';
import { orderFacts } from './order-facts.ts';
import { isRevocationOver, revocationOf } from './revocation.ts';
import { presentDeadlines, presentMoments, presentPromise, unsentOf } from './present-life.ts';
import { joinUnits } from '../../base/text/join-units.ts';

/** The language to present in, and the moment on which allowed acts depend. */
interface Viewer {
  locale: Locale;
  now: Date;
}

function head(order: OrderRecord, { locale, now }: Viewer) {
  const status = order.status as OrderStatus;
  const refundStatus = order.refund_status as 0 | 1 | 2;
  return {
    order_id: order.id,
    order_sn: order.sn,
    status: wireStatus(status),
    refund_status: refundStatus,
    status_text: orderStatusTexts[labelOf(status, refundStatus)][locale],
    total_num: order.pieces,
    total_price: toWire(usd(order.total)),
    discount: toWire(usd(order.discount + order.shop_discount)),
    mer_id: order.shop_id,
    mer_name: order.shop_name,
    mer_avatar: order.shop_avatar,
    createtime: wireTime(order.placed_at),
    pay_before: status === 'waiting_pay' ? order.pay_before.toISOString() : null,
    allowed: allowedActs(orderFacts(order), now),
    deadlines: presentDeadlines(order),
  };
}

const lineOf =
  (order: OrderRecord, locale: Locale) =>
  (line: OrderRecord['lines'][number]): OrderLine => {
    const price = usd(BigInt(line.price));
    return {
      order_product_id: line.id,
      product_id: line.product_id,
      mer_id: order.shop_id,
      image: line.image,
      title: joinUnits(pickText(line.titles, locale)),
      product_price: toWire(price),
      spec: pickText(line.specs, locale),
      product_num: line.quantity,
      total_price: toWire(times(price, line.quantity)),
      is_reply: line.reviewed_at ? 1 : 0,
    };
  };

/** An order as the shopper's list shows it. */
export function presentOrderRow(order: ListedOrder, viewer: Viewer): OrderRow {
  const { parcel } = order;
  const isAwaited = order.status === 'waiting_delivery' && order.refund_status === 0 && parcel === null;
  return {
    ...head(order, viewer),
    product: order.lines.map(lineOf(order, viewer.locale)),
    parcel: parcel && presentNewestParcel(parcel, viewer.locale),
    promise: isAwaited ? presentPromise(order, viewer.now) : null,
  };
}

/** An order with its lines, parcels and money, as its shopper sees it. */
export function presentOrder(
  order: OrderRecord,
  parcels: readonly ParcelRecord[],
  money: OrderMoney,
  viewer: Viewer,
): OrderDetail {
  return {
    ...head(order, viewer),
    out_trade_no: order.out_trade_no,
    real_name: order.addressee,
    user_phone: order.mobile,
    user_address: order.ship_to,
    address_lines: order.ship_parts ? addressLines(order.ship_parts, viewer.locale) : [order.ship_to],
    delivery_id: parcels[0]?.number ?? '',
    delivery: presentDelivery(parcels, viewer.locale),
    products: order.lines.map(lineOf(order, viewer.locale)),
    goods: toWire(usd(order.goods)),
    freight: toWire(usd(order.freight)),
    shop_discount: toWire(usd(order.shop_discount)),
    shop_promo_code: order.shop_promo_code,
    ...presentCharges(order),
    customs_may_charge: order.customs_may_charge ? 1 : 0,
    delivery_option: presentDeliveryOption(order, viewer.locale),
    promise: presentPromise(order, viewer.now),
    revocation: presentRevocation(order, viewer.now),
    promo_code: order.promo_code,
    note: order.note,
    placed_at: order.placed_at.toISOString(),
    ...presentMoments(order),
    extended: order.extended_at ? 1 : 0,
    parcels: parcels.map((parcel) => presentParcel(parcel, viewer.locale)),
    unsent:
      order.paid_at && order.status !== 'cancelled' && order.status !== 'refunded'
        ? order.lines.reduce((sum, line) => sum + unsentOf(line, parcels), 0)
        : 0,
    money,
  };
}

/** The right of withdrawal while it can be used; null otherwise. */
function presentRevocation(order: OrderRecord, now: Date): OrderDetail['revocation'] {
  const right = revocationOf(order);
  const isOpen = order.refund_status === 1 || order.cancel_answer_by !== null;
  const isLeft = order.lines.some((line) => line.no_revocation === '' && line.refunded < line.quantity);
  return right && !isOpen && isLeft && !isRevocationOver(right, now) ? right : null;
}

/** Collected and estimated duty and tax, in dollars. */
export const presentCharges = (order: Pick<Selectable<Orders>, 'duty' | 'tax' | 'duty_estimate' | 'tax_estimate'>) => ({
  duty: toWire(usd(order.duty)),
  tax: toWire(usd(order.tax)),
  duty_estimate: toWire(usd(order.duty_estimate)),
  tax_estimate: toWire(usd(order.tax_estimate)),
});

/** The delivery option that was chosen. */
export function presentDeliveryOption(
  order: Pick<Selectable<Orders>, 'delivery_kind' | 'days_from' | 'days_to'>,
  locale: Locale,
): ChosenDelivery {
  const kind = order.delivery_kind as DeliveryKind;
  return { kind, name: deliveryKindTexts[kind][locale], days_from: order.days_from, days_to: order.days_to };
}

/** `2026-03-01 12:00:00` in UTC, as existing clients print it. */
const wireTime = (time: Date): string => time.toISOString().slice(0, 19).replace('T', ' ');
