export { cancelUnshipped, closeUnpaidOrders, completeOrders, confirmByClock, letOrderTimeAct } from './order-clocks.ts';
export { confirmReceived } from './confirm-received.ts';
export { cancelOrder } from './cancel-order.ts';
export {
  cancelAnswered,
  cancelAsked,
  orderCancelled,
  orderCompleted,
  orderDelivered,
  orderExtended,
  orderPaid,
  orderReceived,
  orderShipped,
  parcelNews,
  shipLate,
  type CancelReason,
  type OrderEvent,
  type ParcelEvent,
} from './order-events.ts';
export { followParcels } from './follow-parcels.ts';
export { orderDeadlines } from './order-deadlines.ts';
export { countOrders } from './order-queries.ts';
export { payOrderGroup } from './pay-order.ts';
export { placeOrder } from './place-order.ts';
export { orderSubjects } from './order-subjects.ts';
export { ordersDeskRoutes } from './desk-routes.ts';
export { promosRoutes } from './promo-routes.ts';
export type { OrdersDeps } from './orders-deps.ts';
export { ordersRoutes } from './routes.ts';
export { ordersShopRoutes } from './shop-routes.ts';
export { shipOrder, unsentLines } from './ship-order.ts';
export { canAskRefund } from './order.ts';
export {
  lockOrders,
  moveOrders,
  noteRefundedPieces,
  noteReviewed,
  orderFacts,
  setRefundStatus,
  type LockedOrder,
} from './order-store.ts';
