import { accountStatement, booksChecks, journal, liabilities } from '@tradewind/contract/money/desk/books';
import { deskBannerById, deskBanners } from '@tradewind/contract/platform/desk/banners';
import { deskChanges } from '@tradewind/contract/platform/desk/changes';
import { checklist } from '@tradewind/contract/operations/desk/checklist';
import { clock } from '@tradewind/contract/operations/desk/clock';
import { chainBalances } from '@tradewind/contract/money/desk/chain-balances';
import { commissionRules } from '@tradewind/contract/money/desk/commissions';
import { corrections } from '@tradewind/contract/money/desk/corrections';
import { demoChain } from '@tradewind/contract/operations/desk/demo-chain';
import { daysOff } from '@tradewind/contract/platform/desk/days-off';
import { deskDeposit, deskDeposits } from '@tradewind/contract/money/desk/deposits';
import { disputes, showDispute } from '@tradewind/contract/trade/desk/disputes';
import { dutyRemittances } from '@tradewind/contract/trade/desk/duty-remittances';
import { dutyRules } from '@tradewind/contract/trade/desk/duties';
import { deskConversations } from '@tradewind/contract/operations/desk/service';
import { shopConversations } from '@tradewind/contract/operations/shop-desk/service';
import { alarms } from '@tradewind/contract/operations/desk/alarms';
import { deskShopById, deskShops } from '@tradewind/contract/operations/desk/shops';
import { exportAllOrders } from '@tradewind/contract/operations/desk/exports';
import { risks } from '@tradewind/contract/operations/desk/risk';
import { demandReport } from '@tradewind/contract/operations/desk/reports';
import { health } from '@tradewind/contract/operations/desk/health';
import { failedJobs } from '@tradewind/contract/operations/desk/jobs';
import { deskMail, deskMails } from '@tradewind/contract/platform/desk/mails';
import { deskNetwork, deskNetworks } from '@tradewind/contract/money/desk/networks';
import { auditLog, deskOperators } from '@tradewind/contract/platform/desk/operators';
import { deskOrder, deskOrders } from '@tradewind/contract/trade/desk/orders';
import { deskInvitations } from '@tradewind/contract/trade/desk/invitations';
import { deskPromoById, deskPromos } from '@tradewind/contract/trade/desk/promos';
import { deskRates } from '@tradewind/contract/money/desk/rates';
import { deskRecharge, deskRecharges } from '@tradewind/contract/money/desk/recharges';
import { deskQuestionById, deskQuestions } from '@tradewind/contract/trade/desk/questions';
import { deskReviews, deskReviewById } from '@tradewind/contract/trade/desk/reviews';
import { deskSettings } from '@tradewind/contract/platform/desk/settings';
import { deskProducts, showDeskProduct } from '@tradewind/contract/goods/desk/products';
import { deskApplicationById, deskApplications } from '@tradewind/contract/goods/desk/applications';
import { deskAnnouncements, deskTextById, deskTexts } from '@tradewind/contract/platform/desk/texts';
import { deskHomeSectionById, deskHomeSections } from '@tradewind/contract/goods/desk/home';
import { flashSaleById, flashSales } from '@tradewind/contract/goods/desk/flash-sales';
import { shopFlashSales } from '@tradewind/contract/goods/shop-desk/flash-sales';
import { deskMessages } from '@tradewind/contract/platform/desk/messages';
import { deskCategories, deskCategoryById } from '@tradewind/contract/goods/desk/categories';
import { restrictions } from '@tradewind/contract/goods/desk/restrictions';
import { deskSynonyms } from '@tradewind/contract/goods/desk/synonyms';
import { traders } from '@tradewind/contract/goods/desk/traders';
import { deskAcceptances } from '@tradewind/contract/people/desk/accepted-terms';
import { deskUserById, deskUsers } from '@tradewind/contract/people/desk/users';
import { deskWithdrawal, deskWithdrawals, exportedBatches } from '@tradewind/contract/money/desk/withdrawals';
import { rightOf } from '@tradewind/contract/base/desk-rights';
import type { Endpoint } from '@tradewind/contract/base/endpoint';
import { shopCalendar, shopEarnings } from '@tradewind/contract/money/shop-desk/earnings';
import { freightZones } from '@tradewind/contract/trade/shop-desk/freight';
import { shopPromos } from '@tradewind/contract/trade/shop-desk/promos';
import { shopPayouts } from '@tradewind/contract/money/shop-desk/payouts';
import { shopNotifications } from '@tradewind/contract/operations/shop-desk/notifications';
import { shopWebhooks } from '@tradewind/contract/operations/shop-desk/webhooks';
import { statement, statements } from '@tradewind/contract/money/desk/statements';
import { shopAnalytics } from '@tradewind/contract/operations/shop-desk/insights';
import { shopCorrections } from '@tradewind/contract/trade/desk/shop-corrections';
import { shopFines } from '@tradewind/contract/trade/shop-desk/fines';
import { shopOrder, shopOrders } from '@tradewind/contract/trade/shop-desk/orders';
import * as shopRefunds from '@tradewind/contract/trade/shop-desk/aftersales';
import { ownProducts, showOwnProduct } from '@tradewind/contract/goods/shop-desk/products';
import { productImports, showImport } from '@tradewind/contract/goods/shop-desk/imports';
import { shopAuditLog } from '@tradewind/contract/goods/shop-desk/audit';
import { shopApiKeys } from '@tradewind/contract/goods/shop-desk/api-keys';
import { shopMembers } from '@tradewind/contract/goods/shop-desk/members';
import { shopFollowers } from '@tradewind/contract/goods/shop-desk/followers';
import { showOwnShopPage } from '@tradewind/contract/goods/shop-desk/page';
import { shopProfile } from '@tradewind/contract/goods/shop-desk/profile';
import { shopQuestionById, shopQuestions } from '@tradewind/contract/trade/shop-desk/questions';
import { shopReviewById, shopReviews } from '@tradewind/contract/trade/shop-desk/reviews';
import { shopRights } from '@tradewind/contract/base/shop-roles';
import type { DeskRole } from './session.ts';

/** The resources with their endpoints. `grows`: pages have cursors instead of numbers. */
export const resources = {
  recharges: { list: deskRecharges, one: deskRecharge },
  deposits: { list: deskDeposits, one: deskDeposit },
  withdrawals: { list: deskWithdrawals, one: deskWithdrawal },
  payout_batches: { list: exportedBatches },
  statements: { list: statements, one: statement },
  chain_balances: { list: chainBalances },
  corrections: { list: corrections },
  corrections_of_shops: { list: shopCorrections },
  commissions: { list: commissionRules },
  duties: { list: dutyRules },
  duty_remittances: { list: dutyRemittances },
  promos: { list: deskPromos, one: deskPromoById },
  invitations: { list: deskInvitations, grows: true },
  disputes: { list: disputes, one: showDispute },
  risks: { list: risks },
  exports: { list: exportAllOrders },
  questions: { list: deskQuestions, one: deskQuestionById },
  reviews: { list: deskReviews, one: deskReviewById },
  products: { list: deskProducts, one: showDeskProduct },
  applications: { list: deskApplications, one: deskApplicationById },
  flash_sales: { list: flashSales, one: flashSaleById },
  categories: { list: deskCategories, one: deskCategoryById },
  restrictions: { list: restrictions },
  synonyms: { list: deskSynonyms },
  shops: { list: deskShops, one: deskShopById },
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
  service: { list: deskConversations },
  texts: { list: deskTexts, one: deskTextById },
  messages: { list: deskMessages },
  home_sections: { list: deskHomeSections, one: deskHomeSectionById },
  banners: { list: deskBanners, one: deskBannerById },
  accepted_terms: { list: deskAcceptances },
  announcements: { list: deskAnnouncements },
  days_off: { list: daysOff },
  changes: { list: deskChanges },
  operators: { list: deskOperators },
  audit_log: { list: auditLog, grows: true },
  checklist: { list: checklist },
  alarms: { list: alarms },
  failed_jobs: { list: failedJobs },
  reports: { list: demandReport },
  health: { list: health },
  demo_chain: { list: demoChain },
  clock: { list: clock },
  orders: { list: deskOrders, one: deskOrder },
  shop_service: { list: shopConversations },
  shop_analytics: { list: shopAnalytics },
  shop_orders: { list: shopOrders, one: shopOrder },
  shop_inbox: { list: shopNotifications },
  shop_earnings: { list: shopEarnings },
  shop_fines: { list: shopFines },
  shop_freight: { list: freightZones },
  shop_promos: { list: shopPromos },
  shop_flash_sales: { list: shopFlashSales },
  shop_calendar: { list: shopCalendar },
  shop_payouts: { list: shopPayouts },
  shop_questions: { list: shopQuestions, one: shopQuestionById },
  shop_reviews: { list: shopReviews, one: shopReviewById },
  shop_products: { list: ownProducts, one: showOwnProduct },
  shop_followers: { list: shopFollowers },
  shop_page: { list: showOwnShopPage },
  shop_imports: { list: productImports, one: showImport },
  shop_profile: { list: shopProfile },
  shop_members: { list: shopMembers },
  shop_webhooks: { list: shopWebhooks },
  shop_api_keys: { list: shopApiKeys },
  shop_audit: { list: shopAuditLog, grows: true },
  shop_refunds: { list: shopRefunds.refunds, one: shopRefunds.refund },
} as const satisfies Record<string, { list: Endpoint; one?: Endpoint; grows?: true }>;

export type ResourceName = keyof typeof resources;

/** Whether one of these roles may list the resource, by the roles that the contract declares. */
export const canOpen = (resource: string, roles: readonly DeskRole[]): boolean =>
  Object.hasOwn(resources, resource) && canCall(resources[resource as ResourceName].list, roles);

/** Whether one of these roles may call an endpoint. */
export function canCall(endpoint: Endpoint, roles: readonly DeskRole[]): boolean {
  if (endpoint.who === 'anyone' || endpoint.who === 'shopper') return true;
  if (endpoint.who === 'merchant') return shopRights[endpoint.right].some((role) => roles.includes(`shop:${role}`));
  if (!endpoint.roles) return roles.some((role) => !role.startsWith('shop:'));
  return (
    endpoint.roles.some((role) => roles.includes(`operator:${role}`)) || roles.includes(`right:${rightOf(endpoint)}`)
  );
}
