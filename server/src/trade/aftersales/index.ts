export {
  disputeOpened,
  disputeRuled,
  offerAnswered,
  refundAnswered,
  refundAsked,
  refundClosed,
  refundMessage,
  refundPaid,
  returnSent,
  type RefundEvent,
} from './aftersale-events.ts';
export { disputesDeskRoutes } from './desk-routes.ts';
export { letRefundTimeAct } from './let-time-act.ts';
export { aftersalesRoutes } from './routes.ts';
export { aftersalesShopRoutes } from './shop-routes.ts';
export { refundDeadlines } from './refund-deadlines.ts';
