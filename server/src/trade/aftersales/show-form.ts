import type { refundForm } from '@tradewind/contract/trade/aftersales';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { pickText } from '@tradewind/contract/base/locales';
import { toWire, usd } from '@tradewind/contract/base/money';
import type { OrderStatus } from '@tradewind/contract/trade/orders';
import { requireFound } from '@tradewind/contract/base/refusals';
import { day, later } from '../../base/clock/clock.ts';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { findExchanges } from '../../goods/catalog/index.ts';
import { canAskRefund, orderFacts } from '../orders/index.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { isRefundPeriodOver, paidLineOf } from './request-refund.ts';
import { findOpenRequest, linesOfOrder } from './refunds-store.ts';
import { freightByLine, paidFor, sharesOf } from './shares.ts';

/**
 * The refund form of the shopper's order: what can still be refunded, with the amount for each number of pieces.
 *
 * @throws Refusal `order_not_found`.
 */
export async function showForm(
  { db: { read } }: Deps,
  { actor, locale, now }: ShopperCall,
  orderId: string,
): Promise<OutputOf<typeof refundForm>> {
  const order = requireFound(
    await read
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', orderId)
      .where('user_id', '=', actor.userId)
      .executeTakeFirst(),
    'order_not_found',
  );
  const [open, lines, settings] = await Promise.all([
    findOpenRequest(read, orderId),
    linesOfOrder(read, orderId),
    readSettings(read, now),
  ]);
  const exchanges = await findExchanges(
    read,
    lines.map((line) => line.sku_id),
  );
  const freights = freightByLine(usd(order.freight), lines.map(paidLineOf));
  const facts = { status: order.status as OrderStatus, afterSaleUntil: order.after_sale_until };
  const lateDays = settings['aftersale.lateDays'];
  const possible = () => {
    if (open) return 'open';
    if (!canAskRefund(orderFacts(order), now)) return order.status === 'refunded' ? 'nothing_left' : 'not_paid';
    if (isRefundPeriodOver(facts, lateDays, now)) return 'too_late';
    return lines.some((line) => line.used < line.quantity) ? 'yes' : 'nothing_left';
  };
  return {
    order_id: order.id,
    order_sn: order.sn,
    possible: possible(),
    open_id: open?.id ?? null,
    shipped: order.status === 'waiting_delivery' ? 0 : 1,
    until:
      order.after_sale_until &&
      (order.status === 'completed'
        ? later(order.after_sale_until, lateDays * day)
        : order.after_sale_until
      ).toISOString(),
    lines: lines
      .filter((line) => line.used < line.quantity)
      .map((line) => ({
        order_product_id: line.id,
        product_id: line.product_id,
        image: line.image,
        title: pickText(line.titles, locale),
        spec: pickText(line.specs, locale),
        product_price: toWire(usd(line.price)),
        quantity: line.quantity - line.used,
        exchanges: (exchanges.get(line.sku_id) ?? [])
          .filter(({ stock }) => stock > 0)
          .map((sku) => ({
            sku_id: sku.skuId,
            spec: pickText(sku.specs, locale),
            image: sku.image,
            stock: sku.stock,
          })),
        steps: Array.from({ length: line.quantity - line.used }, (_, index) => {
          const shares = sharesOf(paidLineOf(line), freights.get(line.id)!, line.used, index + 1);
          return {
            amount: toWire(usd(paidFor(shares))),
            freight: toWire(shares.freight),
            charges: toWire(shares.charges),
          };
        }),
      })),
  };
}
