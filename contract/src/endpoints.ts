import * as addresses from './addresses.ts';
import * as aftersales from './aftersales.ts';
import * as cart from './cart.ts';
import * as catalog from './catalog.ts';
import * as content from './content.ts';
import * as deposits from './deposits.ts';
import * as currencies from './currencies.ts';
import * as deskBooks from './desk/books.ts';
import * as deskClock from './desk/clock.ts';
import * as deskCommissions from './desk/commissions.ts';
import * as deskCorrections from './desk/corrections.ts';
import * as deskDaysOff from './desk/days-off.ts';
import * as deskDeposits from './desk/deposits.ts';
import * as deskDemoChain from './desk/demo-chain.ts';
import * as deskDisputes from './desk/disputes.ts';
import * as deskDuties from './desk/duties.ts';
import * as deskDutyRemittances from './desk/duty-remittances.ts';
import * as deskHealth from './desk/health.ts';
import * as deskMails from './desk/mails.ts';
import * as deskNetworks from './desk/networks.ts';
import * as deskOrders from './desk/orders.ts';
import * as deskOperators from './desk/operators.ts';
import * as deskPromos from './desk/promos.ts';
import * as deskRates from './desk/rates.ts';
import * as deskRecharges from './desk/recharges.ts';
import * as deskReviews from './desk/reviews.ts';
import * as deskSettings from './desk/settings.ts';
import * as deskTraders from './desk/traders.ts';
import * as deskUsers from './desk/users.ts';
import * as deskWithdrawals from './desk/withdrawals.ts';
import type { Endpoint } from './endpoint.ts';
import * as favourites from './favourites.ts';
import * as freight from './freight.ts';
import * as networks from './networks.ts';
import * as notifications from './notifications.ts';
import * as orders from './orders.ts';
import * as recharges from './recharges.ts';
import * as reviews from './reviews.ts';
import * as shopDeskEarnings from './shop-desk/earnings.ts';
import * as shopDeskFreight from './shop-desk/freight.ts';
import * as shopDeskAftersales from './shop-desk/aftersales.ts';
import * as shopDeskMe from './shop-desk/me.ts';
import * as shopDeskOrders from './shop-desk/orders.ts';
import * as shopDeskPayouts from './shop-desk/payouts.ts';
import * as shopDeskPromos from './shop-desk/promos.ts';
import * as shopDeskProfile from './shop-desk/profile.ts';
import * as recovery from './recovery.ts';
import * as sessions from './sessions.ts';
import * as shopDeskReviews from './shop-desk/reviews.ts';
import * as shops from './shops.ts';
import * as shopDeskNotifications from './shop-desk/notifications.ts';
import * as uploads from './uploads.ts';
import * as users from './users.ts';
import * as views from './views.ts';
import * as wallet from './wallet.ts';
import * as withdrawals from './withdrawals.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'output' in value;

/** Every endpoint of the API, for tests and documentation; screens import the one that they call. */
export const endpoints: readonly Endpoint[] = [
  addresses,
  aftersales,
  cart,
  catalog,
  content,
  currencies,
  deposits,
  deskBooks,
  deskClock,
  deskCommissions,
  deskCorrections,
  deskDaysOff,
  deskDisputes,
  deskDeposits,
  deskDemoChain,
  deskDuties,
  deskDutyRemittances,
  deskHealth,
  deskMails,
  deskNetworks,
  deskOperators,
  deskOrders,
  deskPromos,
  deskRates,
  deskRecharges,
  deskReviews,
  deskSettings,
  deskTraders,
  deskUsers,
  deskWithdrawals,
  favourites,
  freight,
  networks,
  notifications,
  orders,
  recharges,
  recovery,
  reviews,
  sessions,
  shopDeskEarnings,
  shopDeskFreight,
  shopDeskAftersales,
  shopDeskMe,
  shopDeskOrders,
  shopDeskPayouts,
  shopDeskNotifications,
  shopDeskProfile,
  shopDeskPromos,
  shopDeskReviews,
  shops,
  uploads,
  users,
  views,
  wallet,
  withdrawals,
].flatMap((file) => Object.values(file).filter(isEndpoint));
