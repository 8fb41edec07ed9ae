export { commissionOf, type LineCommission } from './commission.ts';
export { commissionsOfLines } from './earnings-store.ts';
export { freezeCommission } from './freeze-commission.ts';
export { payBack, type Refund } from './pay-back.ts';
export { whereIsMyMoney, whereIsTheMoney, type MoneyOfOrder } from './where-is-my-money.ts';
export { releaseOrder, releaseOrders, type Release } from './release-orders.ts';
