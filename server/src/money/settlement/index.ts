import type { Deps } from '../../base/deps.ts';
import type { Module } from '../../base/module.ts';
import { settlementDeskRoutes } from './desk-routes.ts';

export { commissionChange, isCommissionDecided } from './commission-change.ts';
export { commissionOf, type LineCommission } from './commission.ts';
export { commissionsOfLines } from './earnings-store.ts';
export { freezeCommission, type CommissionedOrder } from './freeze-commission.ts';
export { refundOrder, refundHeldOrders, type Refund } from './refund-orders.ts';
export { hasCommissions } from './category-commissions.ts';
export { payReturnFreight } from './pay-return-freight.ts';
export { lastPayoutAt, nextPayoutAt } from './payout-calendar.ts';
export { releaseOrder, releaseOrders, type Release } from './release-orders.ts';
export { shopCredit, shopDebit } from './shop-credit.ts';
export { netOfEarning, releaseHoldDays, shopBalance, type ShopBalance } from './shop-balance.ts';
export { myOrderMoney, orderMoney, type MoneyOfOrder } from './order-money.ts';

/** Settlement: commissions, releases, refunds and earnings of shops. */
export const settlementModule = (deps: Deps): Module => ({ routes: (api) => settlementDeskRoutes(api, deps) });
