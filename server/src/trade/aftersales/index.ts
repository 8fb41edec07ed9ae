import type { Module } from '../../base/module.ts';
import type { PaymentCodeDeps } from '../../people/users/index.ts';
import type { AftersalesDeps } from './aftersales-deps.ts';
import { disputesDeskRoutes } from './desk-routes.ts';
import { processRefundDeadlines } from './process-refund-deadlines.ts';
import { refundDeadlines } from './refund-deadlines.ts';
import { aftersalesRoutes } from './routes.ts';
import { aftersalesShopRoutes } from './shop-routes.ts';

export {
  disputeOpened,
  disputeRuled,
  offerAnswered,
  orderRevoked,
  refundAnswered,
  refundRequested,
  refundClosed,
  refundMessage,
  refundPaid,
  returnSent,
  type RefundEvent,
} from './aftersale-events.ts';
export { showToShop as showRefundToShop } from './show-refund.ts';
export { processRefundDeadlines } from './process-refund-deadlines.ts';

/** After-sales: refunds, returns and disputes. */
export const aftersalesModule = (deps: AftersalesDeps & PaymentCodeDeps): Module => ({
  routes(api) {
    aftersalesRoutes(api, deps);
    aftersalesShopRoutes(api, deps);
    disputesDeskRoutes(api, deps);
  },
  timers: [{ name: 'aftersales.process_deadlines', cron: '* * * * *', run: () => processRefundDeadlines(deps) }],
  deadlines: refundDeadlines,
});
