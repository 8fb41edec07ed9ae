import { orderStatusTexts } from '@tradewind/contract/status-texts';
import { pickText, type Locale } from '@tradewind/contract/locales';
import { times, toWire, usd, type Money } from '@tradewind/contract/money';
import type { OrderMoney } from '@tradewind/contract/order-money';
import type { OrderDetail, OrderLine, OrderPreview, OrderRow, OrderStatus } from '@tradewind/contract/orders';
import { presentAddress, type StoredAddress } from '../addresses/index.ts';
import type { BillLine } from './draw-up-bill.ts';
import { presentDelivery, presentParcel, type ParcelRecord } from '../parcels/index.ts';
import { allowedActs, labelOf, wireStatus } from './order.ts';
import type { OrderRecord } from './order-queries.ts';
import { orderFacts } from './order-store.ts';
import { presentDeadlines, presentMoments, unsentOf } from './present-life.ts';
import type { Bill } from './pricing.ts';

interface PreviewParts {
  bill: Bill<BillLine>;
  address: StoredAddress | null;
  balance: Money;
  locale: Locale;
  promo: { code: string; title: string } | null;
  promoRefused: string | null;
}

export function presentPreview({ bill, address, balance, locale, promo, promoRefused }: PreviewParts): OrderPreview {
  return {
    product: bill.shops.flatMap((shop) =>
      shop.lines.map(({ combination, price, quantity, cartId }) => ({
        image: combination.image,
        title: pickText(combination.titles, locale),
        sales_price: toWire(price),
        number: quantity,
        spec: pickText(combination.specs, locale),
        product_id: combination.productId,
        mer_id: combination.shopId,
        sku_id: combination.skuId,
        ...(cartId && { cart_id: cartId }),
      })),
    ),
    address: address && presentAddress(address),
    delivery: toWire(bill.freight),
    shops: bill.shops.map((shop) => ({
      mer_id: shop.shopId,
      mer_name: shop.lines[0]!.combination.shopName,
      mer_avatar: shop.lines[0]!.combination.shopAvatar,
      count: shop.pieces,
      goods: toWire(shop.goods),
      freight: toWire(shop.freight),
      discount: toWire(shop.discount),
      total: toWire(shop.total),
    })),
    goods: toWire(bill.goods),
    discount: toWire(bill.discount),
    total: toWire(bill.total),
    promo: promo && { ...promo, discount: toWire(bill.discount) },
    promo_refused: promoRefused,
    balance: toWire(balance),
  };
}

/** Who asks, and when: what is allowed depends on it. */
interface Asked {
  locale: Locale;
  now: Date;
}

function head(order: OrderRecord, { locale, now }: Asked) {
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
      title: pickText(line.titles, locale),
      product_price: toWire(price),
      spec: pickText(line.specs, locale),
      product_num: line.quantity,
      total_price: toWire(times(price, line.quantity)),
      is_reply: line.reviewed_at ? 1 : 0,
    };
  };

export function presentOrderRow(order: OrderRecord, asked: Asked): OrderRow {
  return { ...head(order, asked), product: order.lines.map(lineOf(order, asked.locale)) };
}

export function presentOrder(order: OrderRecord, parcels: readonly ParcelRecord[], money: OrderMoney, asked: Asked): OrderDetail {
  return {
    ...head(order, asked),
    out_trade_no: order.out_trade_no,
    real_name: order.addressee,
    user_phone: order.mobile,
    user_address: order.ship_to,
    delivery_id: parcels[0]?.number ?? '',
    delivery: presentDelivery(parcels, asked.locale),
    products: order.lines.map(lineOf(order, asked.locale)),
    goods: toWire(usd(order.goods)),
    freight: toWire(usd(order.freight)),
    discount: toWire(usd(order.discount)),
    promo_code: order.promo_code,
    note: order.note,
    placed_at: order.placed_at.toISOString(),
    ...presentMoments(order),
    extended: order.extended_at ? 1 : 0,
    parcels: parcels.map((parcel) => presentParcel(parcel, asked.locale)),
    unsent: order.paid_at && order.status !== 'cancelled' && order.status !== 'refunded' ? order.lines.reduce((sum, line) => sum + unsentOf(line, parcels), 0) : 0,
    money,
  };
}

/** `2026-03-01 12:00:00` in UTC, as existing clients print it. */
const wireTime = (time: Date): string => time.toISOString().slice(0, 19).replace('T', ' ');
