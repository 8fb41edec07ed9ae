import * as contract from '@tradewind/contract/trade/shop-desk/orders';
import type { MerchantCall } from '../../base/http/call.ts';
import type { Api } from '../../base/http/api.ts';
import { answerCancellation } from './answer-cancellation.ts';
import { cancelByShop } from './cancel-for-shopper.ts';
import type { OrdersDeps } from './orders-deps.ts';
import { packingSlip } from './packing-slip.ts';
import { presentShopRow } from './present-shop-order.ts';
import { shipOrder } from './ship-order.ts';
import { countForShop, listForShop } from './shop-order-queries.ts';
import { showShopOrder } from './show-shop-order.ts';
import { addTrackingEvent } from './add-tracking-event.ts';

/** Routes of the shop desk for orders and parcels. */
export function ordersShopRoutes(api: Api, deps: OrdersDeps): void {
  const { read } = deps.db;
  const shown = (call: MerchantCall, id: string) => showShopOrder(read, id, call.actor.shopId, call);

  api.merchant(contract.shopOrders, async ({ actor, locale, now }, { tab = 'all', ...input }) => {
    const query = { ...input, tab, shopId: actor.shopId, now };
    const [rows, { total, counts }] = await Promise.all([listForShop(read, query), countForShop(read, query)]);
    return { list: rows.map((row) => presentShopRow(row, { locale, now })), total, counts };
  });

  api.merchant(contract.shopOrder, (call, { id }) => shown(call, id));

  api.merchant(contract.shipOrder, async (call, { id, ...parcel }) => {
    await shipOrder(deps, { orderId: id, shopId: call.actor.shopId, ...parcel });
    return shown(call, id);
  });

  api.merchant(contract.recordParcelEvent, async (call, input) =>
    shown(call, await addTrackingEvent(deps, call, input)),
  );

  api.merchant(contract.answerCancel, async (call, input) => {
    await answerCancellation(deps, call, input);
    return shown(call, input.id);
  });

  api.merchant(contract.cancelByShop, async (call, input) => {
    await cancelByShop(deps, call, input);
    return shown(call, input.id);
  });

  api.merchant(contract.parcelSlip, (call, { id }) => packingSlip(read, call, id));
}
