import { accountStatement, booksChecks, journal, liabilities } from '@tradewind/contract/desk/books';
import { clock } from '@tradewind/contract/desk/clock';
import { commissionRules } from '@tradewind/contract/desk/commissions';
import { corrections } from '@tradewind/contract/desk/corrections';
import { demoChain } from '@tradewind/contract/desk/demo-chain';
import { daysOff } from '@tradewind/contract/desk/days-off';
import { deskDeposit, deskDeposits } from '@tradewind/contract/desk/deposits';
import { disputes, showDispute } from '@tradewind/contract/desk/disputes';
import { dutyRemittances } from '@tradewind/contract/desk/duty-remittances';
import { dutyRules } from '@tradewind/contract/desk/duties';
import { health } from '@tradewind/contract/desk/health';
import { deskMail, deskMails } from '@tradewind/contract/desk/mails';
import { deskNetwork, deskNetworks } from '@tradewind/contract/desk/networks';
import { auditLog, deskOperators } from '@tradewind/contract/desk/operators';
import { deskOrder, deskOrders } from '@tradewind/contract/desk/orders';
import { deskPromos } from '@tradewind/contract/desk/promos';
import { deskRates } from '@tradewind/contract/desk/rates';
import { deskRecharge, deskRecharges } from '@tradewind/contract/desk/recharges';
import { deskReviews, oneDeskReview } from '@tradewind/contract/desk/reviews';
import { deskSettings } from '@tradewind/contract/desk/settings';
import { traders } from '@tradewind/contract/desk/traders';
import { deskUserById, deskUsers } from '@tradewind/contract/desk/users';
import { deskWithdrawal, deskWithdrawals, exportedBatches } from '@tradewind/contract/desk/withdrawals';
import type { Endpoint } from '@tradewind/contract/endpoint';
import { operatorRoles } from '@tradewind/contract/operator-roles';
import { shopCalendar, shopEarnings } from '@tradewind/contract/shop-desk/earnings';
import { freightZones } from '@tradewind/contract/shop-desk/freight';
import { shopPromos } from '@tradewind/contract/shop-desk/promos';
import { shopPayouts } from '@tradewind/contract/shop-desk/payouts';
import { shopNotifications } from '@tradewind/contract/shop-desk/notifications';
import { shopOrder, shopOrders } from '@tradewind/contract/shop-desk/orders';
import * as shopRefunds from '@tradewind/contract/shop-desk/aftersales';
import { shopProfile } from '@tradewind/contract/shop-desk/profile';
import { oneShopReview, shopReviews } from '@tradewind/contract/shop-desk/reviews';
import { shopRoles } from '@tradewind/contract/shop-roles';
import type { DeskRole } from './session.ts';

/** What there is to look at, by the endpoints that tell of it. `grows`: goes on from a cursor instead of a page number. */
export const resources = {
  recharges: { list: deskRecharges, one: deskRecharge },
  deposits: { list: deskDeposits, one: deskDeposit },
  withdrawals: { list: deskWithdrawals, one: deskWithdrawal },
  payout_batches: { list: exportedBatches },
  corrections: { list: corrections },
  commissions: { list: commissionRules },
  duties: { list: dutyRules },
  duty_remittances: { list: dutyRemittances },
  promos: { list: deskPromos },
  disputes: { list: disputes, one: showDispute },
  reviews: { list: deskReviews, one: oneDeskReview },
  traders: { list: traders },
  users: { list: deskUsers, one: deskUserById },
  journal: { list: journal, grows: true },
  statement: { list: accountStatement },
  books: { list: liabilities },
  books_checks: { list: booksChecks },
  mails: { list: deskMails, one: deskMail },
  networks: { list: deskNetworks, one: deskNetwork },
  rates: { list: deskRates },
  settings: { list: deskSettings },
  days_off: { list: daysOff },
  operators: { list: deskOperators },
  audit_log: { list: auditLog, grows: true },
  health: { list: health },
  demo_chain: { list: demoChain },
  clock: { list: clock },
  orders: { list: deskOrders, one: deskOrder },
  shop_orders: { list: shopOrders, one: shopOrder },
  shop_inbox: { list: shopNotifications },
  shop_earnings: { list: shopEarnings },
  shop_freight: { list: freightZones },
  shop_promos: { list: shopPromos },
  shop_calendar: { list: shopCalendar },
  shop_payouts: { list: shopPayouts },
  shop_reviews: { list: shopReviews, one: oneShopReview },
  shop_profile: { list: shopProfile },
  shop_refunds: { list: shopRefunds.refunds, one: shopRefunds.refund },
} as const satisfies Record<string, { list: Endpoint; one?: Endpoint; grows?: true }>;

export type ResourceName = keyof typeof resources;

/** Whether one of these roles may look at it: the server's own rule, read from the contract. */
export const mayOpen = (resource: string, roles: readonly DeskRole[]): boolean =>
  Object.hasOwn(resources, resource) && mayCall(resources[resource as ResourceName].list, roles);

/** Whether one of these roles may call an endpoint. */
export function mayCall(endpoint: Endpoint, roles: readonly DeskRole[]): boolean {
  const taken: readonly DeskRole[] =
    endpoint.who === 'merchant' ? (endpoint.members ?? shopRoles) : (endpoint.roles ?? operatorRoles);
  return taken.some((role) => roles.includes(role));
}
