import type { ShopOrderDetail } from '@tradewind/contract/trade/shop-desk/orders';
import { found } from '@tradewind/contract/base/refusals';
import type { Read } from '../../base/db/database.ts';
import { orderMoney } from '../../money/settlement/index.ts';
import { parcelsOf } from './parcel-queries.ts';
import { refundUntil } from './present-life.ts';
import { presentShopOrder, type Asked, type ShopOrderParts } from './present-shop-order.ts';
import { findForShop, linesOf } from './shop-order-queries.ts';

/** An order with everything that its shop or an operator sees of it. @param shopId null for an operator. */
export async function readShopOrder(read: Read, id: string, shopId: string | null): Promise<ShopOrderParts> {
  const order = found(await findForShop(read, id, shopId), 'order_not_found');
  const [lines, parcels, money] = await Promise.all([
    linesOf(read, id),
    parcelsOf(read, id),
    orderMoney(read, { orderId: id, refundUntil: refundUntil(order) }),
  ]);
  return { order, lines, parcels, money };
}

export const showShopOrder = async (read: Read, id: string, shopId: string, asked: Asked): Promise<ShopOrderDetail> =>
  presentShopOrder(await readShopOrder(read, id, shopId), asked);
