export { closeUnpaidOrders } from './close-unpaid-orders.ts';
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
  orderPlaced,
  orderReceived,
  orderShipped,
  parcelNews,
  shipLate,
  type CancelReason,
  type OrderEvent,
  type ParcelEvent,
} from './order-events.ts';
export { orderDeadlines } from './order-deadlines.ts';
export { countOrders } from './order-queries.ts';
export { payOrderGroup } from './pay-order.ts';
export { placeOrder } from './place-order.ts';
export { ordersRoutes } from './routes.ts';
export { shipOrder } from './ship-order.ts';
