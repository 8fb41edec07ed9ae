import * as fulfilment from '@tradewind/contract/trade/shop-desk/fulfilment';
import * as contract from '@tradewind/contract/trade/shop-desk/orders';
import type { Read } from '../../base/db/database.ts';
import { thenAnswer, type Work } from '../../base/db/work.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import type { Api } from '../../base/http/api.ts';
import type { PaymentCodeDeps } from '../../people/users/index.ts';
import { answerCancellation } from './answer-cancellation.ts';
import { cancelByShop } from './cancel-for-shopper.ts';
import { checkShipments } from './fulfilment/check-shipments.ts';
import { packingSlips } from './fulfilment/packing-slips.ts';
import { pickList } from './fulfilment/pick-list.ts';
import { shipMany } from './fulfilment/ship-many.ts';
import { shipmentTemplate } from './fulfilment/shipment-template.ts';
import type { OrdersDeps } from './orders-deps.ts';
import { packingSlip } from './packing-slip.ts';
import { hideRowAmounts } from './hide-amounts.ts';
import { presentShopRow } from './present-shop-order.ts';
import { shipOrder } from './ship-order.ts';
import { countForShop, listForShop } from './shop-order-queries.ts';
import { showShopOrder } from './show-shop-order.ts';
import { deliveryDataFile } from './delivery-data-file.ts';
import { ordersFile } from './orders-file.ts';
import { addTrackingEvent } from './add-tracking-event.ts';

/** Routes of the shop desk for orders and parcels. */
export function ordersShopRoutes(api: Api, deps: OrdersDeps & PaymentCodeDeps): void {
  const { read } = deps.db;
  const shown = (from: Read, call: MerchantCall, id: string) => showShopOrder(from, id, call);

  api.merchant(contract.shopOrders, async ({ actor, locale, now }, { tab = 'all', ...input }) => {
    const query = { ...input, tab, shopId: actor.shopId, now };
    const [{ rows, next }, counts] = await Promise.all([listForShop(read, query), countForShop(read, query)]);
    return {
      list: rows.map((row) => hideRowAmounts(presentShopRow(row, { locale, now }), actor.role)),
      total: counts[tab],
      next,
      counts,
    };
  });
  api.merchantDownload(contract.exportOrders, async (call, input) => ordersFile(read, call, input));
  api.merchantDownload(contract.exportDeliveryData, (call, input) => deliveryDataFile(read, call, input));

  api.merchant(contract.shopOrder, (call, { id }) => shown(read, call, id));

  /** An act on an order; it answers with the order as it is then. */
  const acting = (call: MerchantCall, id: string, work: Work<void>) => thenAnswer(work, (tx) => shown(tx, call, id));

  api.merchant(contract.shipOrder, async (call, { id, ...parcel }) =>
    acting(call, id, await shipOrder(deps, { orderId: id, shopId: call.actor.shopId, ...parcel })),
  );
  api.merchant(contract.recordParcelEvent, async (call, input) =>
    thenAnswer(await addTrackingEvent(deps, call, input), (tx, orderId) => shown(tx, call, orderId)),
  );
  api.merchant(contract.answerCancel, async (call, input) =>
    acting(call, input.id, await answerCancellation(deps, call, input)),
  );
  api.merchant(contract.cancelByShop, async (call, input) =>
    acting(call, input.id, await cancelByShop(deps, call, input)),
  );

  api.merchant(contract.parcelSlip, (call, { id }) => packingSlip(read, call, id));
  api.merchant(fulfilment.pickList, (call, input) => pickList(read, call, input));
  api.merchant(fulfilment.packingSlips, (call, input) => packingSlips(read, call, input));

  api.merchant(fulfilment.shipmentTemplate, (call) => shipmentTemplate(read, call));
  const demo = deps.tracking?.carriers.includes('demo') ?? false;
  api.merchant(fulfilment.checkShipments, async (call, input) => checkShipments(demo, call, input));
  api.merchant(fulfilment.shipMany, async (call, input) => shipMany(deps, call, input));
}
