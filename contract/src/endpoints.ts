import { z } from 'zod';
import type { Endpoint } from './base/endpoint.ts';
import * as acceptedTerms from './people/accepted-terms.ts';
import * as addresses from './people/addresses.ts';
import * as age from './people/age.ts';
import * as applications from './goods/applications.ts';
import * as aftersales from './trade/aftersales.ts';
import * as cart from './trade/cart.ts';
import * as coupons from './trade/coupons.ts';
import * as catalog from './goods/catalog.ts';
import * as content from './platform/content.ts';
import * as deposits from './money/deposits.ts';
import * as currencies from './money/currencies.ts';
import * as deskAlarms from './operations/desk/alarms.ts';
import * as deskAccounts from './people/desk/accounts.ts';
import * as deskApplications from './goods/desk/applications.ts';
import * as deskAudit from './platform/desk/audit.ts';
import * as deskBanners from './platform/desk/banners.ts';
import * as deskBooks from './money/desk/books.ts';
import * as deskCategories from './goods/desk/categories.ts';
import * as deskChanges from './platform/desk/changes.ts';
import * as deskChecklist from './operations/desk/checklist.ts';
import * as deskClock from './operations/desk/clock.ts';
import * as deskCommissions from './money/desk/commissions.ts';
import * as deskCorrections from './money/desk/corrections.ts';
import * as deskDaysOff from './platform/desk/days-off.ts';
import * as deskDeposits from './money/desk/deposits.ts';
import * as deskDemoChain from './operations/desk/demo-chain.ts';
import * as deskDisputes from './trade/desk/disputes.ts';
import * as deskDuties from './trade/desk/duties.ts';
import * as deskDutyRemittances from './trade/desk/duty-remittances.ts';
import * as deskExports from './operations/desk/exports.ts';
import * as deskFind from './operations/desk/find.ts';
import * as deskHealth from './operations/desk/health.ts';
import * as deskJobs from './operations/desk/jobs.ts';
import * as deskReports from './operations/desk/reports.ts';
import * as deskMails from './platform/desk/mails.ts';
import * as deskNetworks from './money/desk/networks.ts';
import * as deskOrders from './trade/desk/orders.ts';
import * as deskOperators from './platform/desk/operators.ts';
import * as deskProducts from './goods/desk/products.ts';
import * as deskHome from './goods/desk/home.ts';
import * as deskFlashSales from './goods/desk/flash-sales.ts';
import * as deskRestrictions from './goods/desk/restrictions.ts';
import * as deskSynonyms from './goods/desk/synonyms.ts';
import * as deskCampaigns from './trade/desk/campaigns.ts';
import * as deskPromoBatches from './trade/desk/promo-batches.ts';
import * as deskPromos from './trade/desk/promos.ts';
import * as deskOwnAccount from './platform/desk/own-account.ts';
import * as deskOwnPasskeys from './platform/desk/own-passkeys.ts';
import * as deskRoles from './platform/desk/roles.ts';
import * as deskRisk from './operations/desk/risk.ts';
import * as deskRates from './money/desk/rates.ts';
import * as deskRecharges from './money/desk/recharges.ts';
import * as deskQuestions from './trade/desk/questions.ts';
import * as deskReviews from './trade/desk/reviews.ts';
import * as deskService from './operations/desk/service.ts';
import * as deskSettings from './platform/desk/settings.ts';
import * as deskShops from './operations/desk/shops.ts';
import * as deskSetUp from './platform/desk/set-up.ts';
import * as deskTexts from './platform/desk/texts.ts';
import * as deskTraders from './goods/desk/traders.ts';
import * as deskAcceptedTerms from './people/desk/accepted-terms.ts';
import * as deskUsers from './people/desk/users.ts';
import * as deskWithdrawals from './money/desk/withdrawals.ts';
import * as flashSales from './goods/flash-sales.ts';
import * as home from './goods/home.ts';
import * as favourites from './goods/favourites.ts';
import * as freight from './trade/freight.ts';
import * as networks from './money/networks.ts';
import * as notifications from './operations/notifications.ts';
import * as ownData from './people/own-data.ts';
import * as orders from './trade/orders.ts';
import * as orderMoney from './trade/order-money.ts';
import * as parcels from './trade/parcels.ts';
import * as productForm from './goods/product-form.ts';
import * as productReviews from './goods/product-reviews.ts';
import * as recharges from './money/recharges.ts';
import * as refunds from './trade/refunds.ts';
import * as questions from './trade/questions.ts';
import * as reviews from './trade/reviews.ts';
import * as shopDeskApiKeys from './goods/shop-desk/api-keys.ts';
import * as shopDeskWebhooks from './operations/shop-desk/webhooks.ts';
import * as shopDeskAudit from './goods/shop-desk/audit.ts';
import * as shopDeskEarnings from './money/shop-desk/earnings.ts';
import * as shopDeskMonthlyStatement from './money/shop-desk/monthly-statement.ts';
import * as shopDeskSecondFactor from './people/shop-desk/second-factor.ts';
import * as shopDeskFulfilment from './trade/shop-desk/fulfilment.ts';
import * as shopDeskFreight from './trade/shop-desk/freight.ts';
import * as shopDeskAftersales from './trade/shop-desk/aftersales.ts';
import * as shopDeskInsights from './operations/shop-desk/insights.ts';
import * as shopDeskExports from './goods/shop-desk/exports.ts';
import * as shopDeskImports from './goods/shop-desk/imports.ts';
import * as shopDeskMe from './goods/shop-desk/me.ts';
import * as shopDeskMembers from './goods/shop-desk/members.ts';
import * as shopDeskOrders from './trade/shop-desk/orders.ts';
import * as shopDeskPayoutParts from './money/shop-desk/payout-parts.ts';
import * as shopDeskPayouts from './money/shop-desk/payouts.ts';
import * as shopDeskCampaigns from './trade/shop-desk/campaigns.ts';
import * as shopDeskPromos from './trade/shop-desk/promos.ts';
import * as shopDeskFlashSales from './goods/shop-desk/flash-sales.ts';
import * as shopDeskFollowers from './goods/shop-desk/followers.ts';
import * as shopDeskPage from './goods/shop-desk/page.ts';
import * as shopDeskProducts from './goods/shop-desk/products.ts';
import * as shopDeskProductVersions from './goods/shop-desk/product-versions.ts';
import * as shopDeskStock from './goods/shop-desk/stock.ts';
import * as shopDeskProfile from './goods/shop-desk/profile.ts';
import * as recovery from './people/recovery.ts';
import * as openid from './people/openid.ts';
import * as passkeys from './people/passkeys.ts';
import * as secondFactor from './people/second-factor.ts';
import * as service from './operations/service.ts';
import * as serviceLive from './operations/service-live.ts';
import * as serviceDesk from './operations/service-desk.ts';
import * as sessions from './people/sessions.ts';
import * as shopDeskService from './operations/shop-desk/service.ts';
import * as shopDeskQuestions from './trade/shop-desk/questions.ts';
import * as shopDeskReviews from './trade/shop-desk/reviews.ts';
import * as invitations from './trade/invitations.ts';
import * as deskWithdrawalTiers from './money/desk/withdrawal-tiers.ts';
import * as messages from './platform/messages.ts';
import * as deskMessages from './platform/desk/messages.ts';
import * as deskShopCorrections from './trade/desk/shop-corrections.ts';
import * as shopFines from './trade/shop-desk/fines.ts';
import * as deskInvitations from './trade/desk/invitations.ts';
import * as search from './goods/search.ts';
import * as shops from './goods/shops.ts';
import * as shopDeskNotifications from './operations/shop-desk/notifications.ts';
import * as texts from './platform/texts.ts';
import * as uploads from './platform/uploads.ts';
import * as users from './people/users.ts';
import * as tastes from './goods/tastes.ts';
import * as views from './goods/views.ts';
import * as wallet from './money/wallet.ts';
import * as withdrawals from './money/withdrawals.ts';

const files: object[] = [
  acceptedTerms,
  age,
  addresses,
  aftersales,
  applications,
  cart,
  coupons,
  catalog,
  content,
  currencies,
  deposits,
  deskAlarms,
  deskAccounts,
  deskApplications,
  deskInvitations,
  invitations,
  deskWithdrawalTiers,
  messages,
  deskMessages,
  deskShopCorrections,
  shopFines,
  deskAudit,
  deskBanners,
  deskCategories,
  deskBooks,
  deskChanges,
  deskChecklist,
  deskClock,
  deskCommissions,
  deskCorrections,
  deskDaysOff,
  deskDisputes,
  deskDeposits,
  deskDemoChain,
  deskDuties,
  deskDutyRemittances,
  deskExports,
  deskFind,
  deskHealth,
  deskJobs,
  deskReports,
  deskMails,
  deskNetworks,
  deskOperators,
  deskOrders,
  deskOwnAccount,
  deskOwnPasskeys,
  deskProducts,
  deskHome,
  deskFlashSales,
  deskRestrictions,
  deskSynonyms,
  deskCampaigns,
  deskPromoBatches,
  deskPromos,
  deskRoles,
  deskRisk,
  deskRates,
  deskRecharges,
  deskQuestions,
  deskReviews,
  deskService,
  deskSettings,
  deskSetUp,
  deskShops,
  deskTexts,
  deskTraders,
  deskAcceptedTerms,
  deskUsers,
  deskWithdrawals,
  home,
  flashSales,
  favourites,
  freight,
  networks,
  notifications,
  orders,
  ownData,
  recharges,
  refunds,
  recovery,
  secondFactor,
  openid,
  passkeys,
  questions,
  reviews,
  search,
  service,
  serviceLive,
  serviceDesk,
  sessions,
  shopDeskApiKeys,
  shopDeskWebhooks,
  shopDeskAudit,
  shopDeskEarnings,
  shopDeskFreight,
  shopDeskFulfilment,
  shopDeskAftersales,
  shopDeskInsights,
  shopDeskExports,
  shopDeskImports,
  shopDeskMe,
  shopDeskMembers,
  shopDeskOrders,
  shopDeskPayouts,
  shopDeskPayoutParts,
  shopDeskMonthlyStatement,
  shopDeskNotifications,
  shopDeskProducts,
  shopDeskProductVersions,
  shopDeskStock,
  shopDeskFlashSales,
  shopDeskFollowers,
  shopDeskPage,
  shopDeskProfile,
  shopDeskCampaigns,
  shopDeskPromos,
  shopDeskQuestions,
  shopDeskReviews,
  shopDeskSecondFactor,
  shopDeskService,
  shops,
  texts,
  uploads,
  users,
  tastes,
  views,
  wallet,
  withdrawals,
  orderMoney,
  parcels,
  productForm,
  productReviews,
];

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'output' in value;

/** Every endpoint of the API, for tests and documentation; screens import the one that they call. */
export const endpoints: readonly Endpoint[] = files.flatMap((file) => Object.values(file).filter(isEndpoint));

/**
 * Every exported shape by its name in the API's documentation: the name of the export with a capital. Queries are left
 * out, since they are documented parameter by parameter.
 */
export function namedShapes(): Map<string, z.ZodType> {
  const queries = new Set(endpoints.filter(({ method }) => method === 'GET').map(({ input }) => input));
  const named = new Map<string, z.ZodType>();
  for (const [exported, shape] of files.flatMap((file) => Object.entries(file))) {
    if (!(shape instanceof z.ZodObject || shape instanceof z.ZodEnum) || queries.has(shape)) continue;
    const name = exported[0]!.toUpperCase() + exported.slice(1);
    if ((named.get(name) ?? shape) !== shape) throw new Error(`Two shapes of the contract are called ${exported}`);
    named.set(name, shape);
  }
  return named;
}
