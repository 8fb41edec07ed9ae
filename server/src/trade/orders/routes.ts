import { productDelivery as productDeliveryEndpoint } from '@tradewind/contract/trade/freight';
import * as contract from '@tradewind/contract/trade/orders';
import { requireFound } from '@tradewind/contract/base/refusals';
import type { KeptParts } from '../../base/cache/kept-parts.ts';
import type { Api } from '../../base/http/api.ts';
import type { VisitCounter } from '../../goods/catalog/index.ts';
import { myOrderMoney } from '../../money/settlement/index.ts';
import type { PaymentCodeDeps } from '../../people/users/index.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { requestCancellation } from './request-cancellation.ts';
import { buyAgain } from './buy-again.ts';
import { cancelOrder } from './cancel-order.ts';
import { confirmReceived } from './confirm-received.ts';
import { deleteOrder } from './delete-order.ts';
import { extendProtection } from './extend-protection.ts';
import { findOrder, listOrders } from './order-queries.ts';
import { parcelsOf } from './parcel-queries.ts';
import { payOrder, payOrderGroup } from './pay-order.ts';
import { placeOrder } from './place-order.ts';
import { refundUntil } from './present-life.ts';
import { presentOrder, presentOrderRow } from './present-order.ts';
import { previewOrder } from './preview-order.ts';
import { productDelivery } from './product-delivery.ts';

/** Routes of shoppers for orders, and what a product costs at the door. */
export function ordersRoutes(api: Api, deps: PaymentCodeDeps & { parts: KeptParts; visits: VisitCounter }): void {
  const { read } = deps.db;

  api.cached(productDeliveryEndpoint, (call, input) => productDelivery(read, input, call, deps.parts.keepFor(call)));
  api.shopper(contract.previewOrder, async (call, input) => {
    const bill = await previewOrder(deps, call, input);
    for (const { product_id: productId } of bill.product) deps.visits.record({ step: 'checkout', productId }, call);
    return bill;
  });
  api.shopper(contract.placeOrder, (call, input) => placeOrder(deps, call, input));
  api.shopper(contract.payOrderGroup, (call, input) => payOrderGroup(deps, call, input));
  api.shopper(contract.payOrder, (call, input) => payOrder(deps, call, input));
  api.shopper(contract.cancelOrder, (call, input) => cancelOrder(deps, call, input));
  api.shopper(contract.requestCancellation, (call, input) => requestCancellation(deps, call, input));
  api.shopper(contract.extendProtection, (call, input) => extendProtection(deps, call, input));
  api.shopper(contract.confirmReceived, (call, input) => confirmReceived(deps, call, input));
  api.shopper(contract.buyAgain, (call, input) => buyAgain(deps, call, input));
  api.shopper(contract.deleteOrder, (call, input) => deleteOrder(deps, call, input));

  api.shopper(contract.orderList, async ({ actor: { userId }, locale, now }, { status, ...query }) => {
    const { orders, counts } = await listOrders(read, { userId, filter: status, ...query });
    const total = counts[status] ?? 0;
    return { total, count: total, list: orders.map((order) => presentOrderRow(order, { locale, now })), counts };
  });

  api.shopper(contract.order, async ({ actor, locale, now }, { order_id: id }) => {
    const order = requireFound(await findOrder(read, actor.userId, id), 'order_not_found');
    const until = refundUntil(order, await readSettings(read, now), now);
    const [parcels, money] = await Promise.all([
      parcelsOf(read, id),
      myOrderMoney(read, { orderId: id, refundUntil: until }),
    ]);
    return presentOrder(order, parcels, money, { locale, now });
  });
}
