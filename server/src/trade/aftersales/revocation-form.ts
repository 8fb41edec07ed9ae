import type { revocationForm } from '@tradewind/contract/trade/aftersales';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { pickText } from '@tradewind/contract/base/locales';
import { toWire, usd } from '@tradewind/contract/base/money';
import { requireFound } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { canAskRefund, isRevocationOver, orderFacts, revocationOf } from '../orders/index.ts';
import { findOpenRequest, linesOfOrder } from './refunds-store.ts';

/** What a shopper can withdraw from of an own order, and until when. @throws Refusal `order_not_found`. */
export async function showRevocationForm(
  { db: { read } }: Deps,
  { actor, locale, now }: ShopperCall,
  orderId: string,
): Promise<OutputOf<typeof revocationForm>> {
  const order = requireFound(
    await read
      .selectFrom('orders as o')
      .innerJoin('shops as s', 's.id', 'o.shop_id')
      .innerJoin('users as u', 'u.id', 'o.user_id')
      .selectAll('o')
      .select(['s.name as shop_name', 'u.email'])
      .where('o.id', '=', orderId)
      .where('o.user_id', '=', actor.userId)
      .executeTakeFirst(),
    'order_not_found',
  );
  const [open, all] = await Promise.all([findOpenRequest(read, orderId), linesOfOrder(read, orderId)]);
  const right = revocationOf(order);
  const left = all.filter((line) => line.used < line.quantity);
  const lines = left.filter((line) => line.no_revocation === '');
  const possible = () => {
    if (!right) return 'no_right';
    if (open) return 'open';
    if (isRevocationOver(right, now)) return 'over';
    return lines.length > 0 && canAskRefund(orderFacts(order), now) ? 'yes' : 'nothing_left';
  };
  return {
    order_id: order.id,
    order_sn: order.sn,
    mer_name: order.shop_name,
    possible: possible(),
    open_id: open?.id ?? null,
    days: right?.days ?? 0,
    until: right?.until ?? null,
    shipped: order.status === 'waiting_delivery' ? 0 : 1,
    name: order.addressee,
    email: order.email ?? '',
    lines: lines.map((line) => ({
      order_product_id: line.id,
      product_id: line.product_id,
      image: line.image,
      title: pickText(line.titles, locale),
      spec: pickText(line.specs, locale),
      product_price: toWire(usd(line.price)),
      quantity: line.quantity - line.used,
    })),
    excluded: left
      .filter((line) => line.no_revocation !== '')
      .map((line) => ({
        title: pickText(line.titles, locale),
        reason: line.no_revocation as OutputOf<typeof revocationForm>['excluded'][number]['reason'],
      })),
  };
}
