import type { KeptParts } from '../../base/cache/kept-parts.ts';
import type { Module } from '../../base/module.ts';
import type { VisitCounter } from '../../goods/catalog/index.ts';
import type { PaymentCodeDeps } from '../../people/users/index.ts';
import { ordersDeskRoutes } from './desk-routes.ts';
import { couponsRoutes } from './coupon-routes.ts';
import { followParcels } from './follow-parcels.ts';
import { orderDeadlines } from './order-deadlines.ts';
import type { OrdersDeps } from './orders-deps.ts';
import { processOrderDeadlines } from './process-order-deadlines.ts';
import { campaignsRoutes } from './campaign-routes.ts';
import { promoBatchRoutes } from './promo-batch-routes.ts';
import { promosRoutes } from './promo-routes.ts';
import { trackingRoutes } from './receive-tracking.ts';
import { ordersRoutes } from './routes.ts';
import { ordersShopRoutes } from './shop-routes.ts';

export { isRevocationOver, revocationOf } from './revocation.ts';
export {
  cancelUnshipped,
  closeUnpaidOrders,
  completeOrders,
  confirmAfterDeadline,
  processOrderDeadlines,
} from './process-order-deadlines.ts';
export { agreeCommission } from './agree-commission.ts';
export { confirmReceived } from './confirm-received.ts';
export { cancelOrder } from './cancel-order.ts';
export {
  cancelAnswered,
  cancelRequested,
  orderCancelled,
  orderCompleted,
  orderDelivered,
  orderExtended,
  orderPaid,
  orderReceived,
  orderShipped,
  parcelTracked,
  shipLate,
  type CancelReason,
  type OrderEvent,
  type ParcelEvent,
} from './order-events.ts';
export { followParcels } from './follow-parcels.ts';
export { countOrders, countOrdersByStage } from './order-queries.ts';
export { payOrderGroup } from './pay-order.ts';
export { placeOrder } from './place-order.ts';
export { campaignChange } from './campaign-change.ts';
export { promoBatchChange } from './promo-batch-change.ts';
export { insertPromo } from './create-promo.ts';
export { promoChange } from './promo-change.ts';
export { orderSubjects } from './order-subjects.ts';
export type { OrdersDeps } from './orders-deps.ts';
export { shipOrder, countUnsent, unsentLines } from './ship-order.ts';
export { canAskRefund } from './order.ts';
export { lockOrder, lockOrders, recordRefundedPieces, recordReviewed, type LockedOrder } from './order-store.ts';
export { orderFacts } from './order-facts.ts';
export { showShopOrder } from './show-shop-order.ts';
export { transitionOrders } from './transition-orders.ts';

/** Orders, from the checkout to their completion, and promo codes. */
export const ordersModule = (
  deps: OrdersDeps & PaymentCodeDeps & { parts: KeptParts; visits: VisitCounter },
): Module => ({
  routes(api, app) {
    trackingRoutes(app, deps);
    ordersRoutes(api, deps);
    ordersShopRoutes(api, deps);
    ordersDeskRoutes(api, deps);
    promosRoutes(api, deps);
    promoBatchRoutes(api, deps);
    campaignsRoutes(api, deps);
    couponsRoutes(api, deps);
  },
  timers: [
    { name: 'orders.follow_parcels', cron: '* * * * *', run: () => followParcels(deps) },
    { name: 'orders.process_deadlines', cron: '* * * * *', run: () => processOrderDeadlines(deps) },
  ],
  deadlines: orderDeadlines,
});
