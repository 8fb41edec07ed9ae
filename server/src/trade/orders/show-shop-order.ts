import type { ShopOrderDetail } from '@tradewind/contract/trade/shop-desk/orders';
import { requireFound } from '@tradewind/contract/base/refusals';
import type { Read } from '../../base/db/database.ts';
import type { Membership, MerchantActor, MerchantCall } from '../../base/http/call.ts';
import { orderMoney } from '../../money/settlement/index.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { hideAmounts } from './hide-amounts.ts';
import { parcelsOf } from './parcel-queries.ts';
import { refundUntil } from './present-life.ts';
import { presentShopOrder, type ShopOrderParts } from './present-shop-order.ts';
import { findForShop, linesOf } from './shop-order-queries.ts';

/**
 * Reads an order with its lines, parcels and money.
 *
 * @param shopId the shop that must own it; null for an operator.
 * @throws Refusal `order_not_found`.
 */
export async function readShopOrder(read: Read, id: string, shopId: string | null, now: Date): Promise<ShopOrderParts> {
  const order = requireFound(await findForShop(read, id, shopId), 'order_not_found');
  const until = refundUntil(order, await readSettings(read, now), now);
  const [lines, parcels, money] = await Promise.all([
    linesOf(read, id),
    parcelsOf(read, id),
    orderMoney(read, { orderId: id, refundUntil: until }),
  ]);
  return { order, lines, parcels, money };
}

/** An order as the member of its shop may see it. @throws Refusal `order_not_found`. */
export const showShopOrder = async (
  read: Read,
  id: string,
  call: Pick<MerchantCall, 'locale' | 'now'> & { actor: Membership & Pick<MerchantActor, 'apiKey'> },
): Promise<ShopOrderDetail> =>
  hideAmounts(presentShopOrder(await readShopOrder(read, id, call.actor.shopId, call.now), call), call.actor);
