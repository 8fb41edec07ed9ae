import { consolePages } from '@tradewind/console/plugin';
import type { Locale } from '@tradewind/contract/base/locales';
import { storefront } from '@tradewind/storefront/plugin';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Deps } from './base/deps.ts';
import type { Read } from './base/db/database.ts';
import { day, later } from './base/clock/clock.ts';
import type { FollowedClock } from './base/clock/followed-clock.ts';
import { addressesRoutes, readCountries } from './people/addresses/index.ts';
import {
  aftersalesRoutes,
  aftersalesShopRoutes,
  disputesDeskRoutes,
  letRefundTimeAct,
  refundDeadlines,
  refundPaid,
} from './trade/aftersales/index.ts';
import type { Files } from './base/files/files.ts';
import { apiDocs } from './base/http/api-docs.ts';
import type { OpenJobs } from './base/jobs/jobs.ts';
import { forgetOldAnswers } from './base/idempotency/keyed-answer.ts';
import { endpointRoutes } from './base/http/endpoint-route.ts';
import { answerErrors } from './base/http/errors.ts';
import { healthRoutes } from './base/http/health.ts';
import { httpServer } from './base/http/server.ts';
import { derivedSecret } from './base/secrets/derived-secret.ts';
import { cartRoutes, countCart } from './trade/cart/index.ts';
import {
  catalogRoutes,
  countSalesOfOrders,
  countViews,
  drawUpTiers,
  findHot,
  findHotSearches,
  findPairs,
  recountSales,
  remakeWords,
  searchCounter,
  viewCounter,
} from './goods/catalog/index.ts';
import { contentRoutes } from './platform/content/index.ts';
import { currenciesRoutes, fetchRates, type RatesFeed } from './money/currencies/index.ts';
import { demoChainRoutes, type DemoChainKeeper } from './operations/demo-chain/index.ts';
import { depositsDeskRoutes, depositsRoutes, pendingDeposits, watchDeposits } from './money/deposits/index.ts';
import { balanceOf, foldAccounts, runBooksCheck, userAvailable } from './money/ledger/index.ts';
import { dutiesDeskRoutes } from './trade/duties/index.ts';
import { freightRoutes, freightShopRoutes, standardFreight } from './trade/freight/index.ts';
import { demoClockRoutes } from './operations/demo-clock/index.ts';
import { deskRoutes } from './operations/desk/index.ts';
import {
  forgetOldMails,
  mailDeskRoutes,
  mailRoom,
  mailsWritten,
  sendDueMails,
  type MailOptions,
} from './platform/mail/index.ts';
import { mediaRoutes } from './goods/media/index.ts';
import { findMembership, merchantsRoutes } from './goods/merchants/index.ts';
import { isDepositAddress, networksDeskRoutes, networksRoutes } from './money/networks/index.ts';
import {
  countUnread,
  digestNewProducts,
  forgetOldNotifications,
  listenForNews,
  notificationsRoutes,
  type NotificationsDeps,
} from './operations/notifications/index.ts';
import { notYetOpen } from './not-yet-open.ts';
import { paymentsOf, type PaymentsOptions } from './money/payments/index.ts';
import { findOperator, forgetEndedDeskSessions, operatorsRoutes } from './platform/operators/index.ts';
import {
  countOrders,
  followParcels,
  letOrderTimeAct,
  orderCancelled,
  orderDeadlines,
  orderPaid,
  ordersDeskRoutes,
  ordersRoutes,
  ordersShopRoutes,
  orderSubjects,
  promosRoutes,
} from './trade/orders/index.ts';
import { demoCarrier } from './trade/parcels/index.ts';
import { firstReplies, reviewsDeskRoutes, reviewsRoutes, reviewsShopRoutes } from './trade/reviews/index.ts';
import {
  askAboutWaiting,
  openWays,
  pendingRecharges,
  rechargesRoutes,
  rechargeSubjects,
  webhookPath,
} from './money/recharges/index.ts';
import { shopCards, shopProfileRoutes, shopsDeskRoutes, shopsRoutes } from './goods/shops/index.ts';
import { fileLinks, forgetUnusedUploads, uploadsRoutes } from './platform/uploads/index.ts';
import { visitorCall } from './visitor-call.ts';
import {
  findActor,
  findActorAndKey,
  forgetEndedSessions,
  forgetOldAttempts,
  usersRoutes,
  type AccountSummary,
} from './people/users/index.ts';
import { walletRoutes } from './money/wallet/index.ts';
import { sitemapRoutes } from './operations/sitemap/index.ts';
import { settlementDeskRoutes, settlementShopRoutes } from './money/settlement/index.ts';
import {
  payByCalendar,
  payoutsShopRoutes,
  withdrawalsDeskRoutes,
  withdrawalsRoutes,
  withdrawalSubjects,
} from './money/withdrawals/index.ts';

export interface AppOptions extends Deps {
  jobs: OpenJobs;
  logger: FastifyBaseLogger | false;
  defaultLocale: Locale;
  paymentCodeSecret: Buffer;
  trustProxy: boolean;
  docs: boolean;
  files: Files;
  /** Who takes cards; without it nobody does. */
  payments?: PaymentsOptions;
  /** The clock, where it can be moved: in demo installations. */
  demoClock?: FollowedClock | undefined;
  /** Who carries mails; without it they stay in the outbox. */
  mail?: MailOptions;
  /** Where rates of currencies are fetched from; without it operators load them. */
  ratesFeed?: RatesFeed | undefined;
  /** A chain to play on, in demo installations. */
  demoChain?: DemoChainKeeper | undefined;
  /** Makes a picture that is known by name but was never looked at; only the demo world has such. */
  makePicture?(name: string): Promise<Buffer | null>;
  /** Serves the pages too, from the build or from the sources; without it the API stands alone. */
  storefront?: { dev: boolean; origin?: string | undefined };
}

/** The one place that puts the modules together and says who listens to which event. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, clock, jobs, logger, defaultLocale, paymentCodeSecret, trustProxy } = options;
  const deps: Deps = { db, clock, jobs };
  const app = httpServer({ logger, trustProxy });
  // What the server brings along reaches only the routes that come after it.
  await app.after();
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  answerErrors(app, defaultLocale, clock);
  if (options.docs) await apiDocs(app, '0.1.0');
  healthRoutes(app, db, () => closing);
  const api = endpointRoutes(app, {
    db,
    clock,
    defaultLocale,
    publicUrl: options.storefront?.origin,
    findActor: (token, now) => findActor(db.read, token, now),
    findActorAndKey: (token, now, key) => findActorAndKey(db.read, token, now, key),
    findMembership: (userId, shopId) => findMembership(db.read, userId, shopId),
    findOperator: (token, now) => findOperator(db, token, now),
  });

  const links = fileLinks(derivedSecret(paymentCodeSecret, 'links to files'));
  const sandboxSecret = derivedSecret(paymentCodeSecret, 'payment sandbox');
  const { port: payments, tellLate } = paymentsOf(
    app,
    { ...deps, secret: sandboxSecret },
    options.payments ?? {},
    webhookPath('sandbox'),
    logger,
  );
  const recharges = { ...deps, fileLinks: links, payments };
  uploadsRoutes(app, api, { ...deps, files: options.files, fileLinks: links });
  contentRoutes(api, deps);
  const searches = searchCounter(db, (error) => app.log.error(error, 'searches were not counted'));
  app.addHook('onClose', searches.flush);
  const views = viewCounter(db, derivedSecret(paymentCodeSecret, 'visitors'), (error) =>
    app.log.error(error, 'views were not counted'),
  );
  app.addHook('onClose', views.flush);
  catalogRoutes(api, { ...deps, shopCards, freightOf: standardFreight, firstReplies, searches, views });
  shopsRoutes(api, deps);
  shopProfileRoutes(api, deps);
  shopsDeskRoutes(api, deps);
  merchantsRoutes(api, { ...deps, demo: options.demoClock !== undefined });
  const mail = options.mail ?? { demo: false };
  const mails = mailRoom({ jobs, secret: paymentCodeSecret }, mail);
  const news: NotificationsDeps = { ...deps, mails, defaultLocale };
  notificationsRoutes(api, news);
  mailDeskRoutes(api, { ...deps, secret: paymentCodeSecret, demo: mail.demo });
  usersRoutes(api, {
    ...deps,
    mails,
    defaultLocale,
    paymentCodeSecret,
    summaryOf: (userId) => summaryOf(db.read, userId),
  });
  addressesRoutes(api, deps);
  const currencies = { ...deps, ratesFeed: options.ratesFeed ?? null };
  currenciesRoutes(api, currencies);
  cartRoutes(api, deps);
  walletRoutes(api, {
    ...deps,
    pendingIn: async (read, userId) => (await pendingRecharges(read, userId)) + (await pendingDeposits(read, userId)),
    ways: async () => ({ topUp: await openWays(recharges), withdraw: ['bank', 'chain'] }),
    subjects: [orderSubjects, rechargeSubjects, withdrawalSubjects],
  });
  networksRoutes(api, deps);
  networksDeskRoutes(api, deps);
  const orders = { ...deps, paymentCodeSecret, tracking: options.demoClock ? demoCarrier : null };
  freightRoutes(api, deps);
  freightShopRoutes(api, deps);
  dutiesDeskRoutes(api, deps);
  ordersRoutes(api, orders);
  ordersShopRoutes(api, orders);
  ordersDeskRoutes(api, orders);
  promosRoutes(api, deps);
  aftersalesRoutes(api, { ...deps, fileLinks: links });
  aftersalesShopRoutes(api, { ...deps, fileLinks: links });
  disputesDeskRoutes(api, { ...deps, fileLinks: links });
  reviewsRoutes(api, { ...deps, fileLinks: links });
  reviewsShopRoutes(api, { ...deps, fileLinks: links });
  reviewsDeskRoutes(api, { ...deps, fileLinks: links });
  rechargesRoutes(app, api, recharges);
  const payouts = {
    ...deps,
    paymentCodeSecret,
    isDepositAddress: (_network: string, address: string) => isDepositAddress(db.read, address),
  };
  withdrawalsRoutes(api, payouts);
  withdrawalsDeskRoutes(api, deps);
  payoutsShopRoutes(api, payouts);
  settlementShopRoutes(api, deps);
  settlementDeskRoutes(api, deps);
  depositsRoutes(api, deps);
  depositsDeskRoutes(api, deps);
  demoChainRoutes(api, { ...deps, demoChain: options.demoChain, look: () => watchDeposits({ ...deps, log: app.log }) });
  operatorsRoutes(api, { ...deps, paymentCodeSecret });
  deskRoutes(api, { ...deps, log: app.log });
  demoClockRoutes(api, {
    ...deps,
    log: app.log,
    demoClock: options.demoClock ?? null,
    timers: jobs.timers,
    deadlines: [...orderDeadlines, ...refundDeadlines],
  });
  notYetOpen(app, async (token) => (await findActor(db.read, token, clock.now())) !== null);

  listenForNews(news);
  jobs.listen(orderPaid, 'count_sales', (payments) =>
    countSalesOfOrders(
      deps,
      payments.map((payment) => payment.orderId),
    ),
  );
  // What was never paid was never counted.
  jobs.listen(orderCancelled, 'count_sales', (cancelled) =>
    countSalesOfOrders(
      deps,
      cancelled.filter(({ reason }) => reason !== 'unpaid').map(({ orderId }) => orderId),
    ),
  );
  jobs.listen(refundPaid, 'count_sales', (refunds) =>
    countSalesOfOrders(
      deps,
      refunds.map(({ orderId }) => orderId),
    ),
  );
  jobs.every('orders.follow_parcels', '* * * * *', () => followParcels(orders));
  jobs.every('orders.let_time_act', '* * * * *', () => letOrderTimeAct(orders));
  jobs.every('catalog.draw_up_tiers', '41 * * * *', () => drawUpTiers(deps));
  jobs.every('catalog.remake_words', '*/5 * * * *', () => remakeWords(deps));
  jobs.every('addresses.read_countries', '43 1 * * *', () => readCountries(deps));
  jobs.every('catalog.recount_sales', '23 2 * * *', () => recountSales(deps));
  jobs.every('catalog.count_views', '*/5 * * * *', () => countViews({ ...deps, views }));
  jobs.every('catalog.find_hot', '9,24,39,54 * * * *', () => findHot(deps));
  jobs.every('catalog.find_pairs', '51 * * * *', () => findPairs(deps));
  jobs.every('catalog.find_hot_searches', '*/15 * * * *', () => findHotSearches({ ...deps, searches }));
  jobs.every('aftersales.let_time_act', '* * * * *', async () => {
    await letRefundTimeAct(deps);
  });
  jobs.every('users.forget_ended_sessions', '17 * * * *', () => forgetEndedSessions(deps));
  jobs.every('operators.forget_ended_sessions', '22 * * * *', () => forgetEndedDeskSessions(deps));
  jobs.every('users.forget_old_attempts', '27 * * * *', () => forgetOldAttempts(deps));
  jobs.every('recharges.ask_about_waiting', '*/5 * * * *', () => askAboutWaiting(recharges, app.log));
  if (tellLate) jobs.every('payments.tell_late', '* * * * *', tellLate);
  if (options.ratesFeed) jobs.every('currencies.fetch_rates', '33 5,17 * * *', () => fetchRates(currencies, null));
  jobs.every('uploads.forget_unused', '47 * * * *', () => forgetUnusedUploads({ ...deps, files: options.files }));
  jobs.every('deposits.watch', '* * * * *', () => watchDeposits({ ...deps, log: app.log }));
  jobs.every('withdrawals.pay_by_calendar', '11 * * * *', async () => {
    await payByCalendar(deps);
  });
  jobs.every('ledger.fold_accounts', '7 * * * *', () => foldAccounts(deps));
  jobs.every('ledger.check_books', '13 3 * * *', async () => {
    await runBooksCheck({ ...deps, log: app.log }, null);
  });
  if (mail.port) {
    const sending = {
      ...deps,
      port: mail.port,
      secret: paymentCodeSecret,
      shopUrl: options.storefront?.origin ?? null,
      log: app.log,
    };
    jobs.listen(mailsWritten, 'send', () => sendDueMails(sending));
    jobs.every('mail.send_due', '* * * * *', () => sendDueMails(sending));
  }
  jobs.every('notifications.new_products', '10 1 * * *', () => digestNewProducts(news));
  jobs.every('notifications.forget_old', '57 3 * * *', () => forgetOldNotifications(deps));
  jobs.every('mail.forget_old', '52 3 * * *', () => forgetOldMails(deps));
  jobs.every('idempotency.forget', '37 * * * *', () => forgetOldAnswers(db, later(clock.now(), -day)));

  sitemapRoutes(app, { db, origin: options.storefront?.origin });
  await mediaRoutes(app, { files: options.files, makePicture: options.makePicture ?? (async () => null) });
  await app.register(consolePages);
  if (options.storefront) {
    const { dev, origin } = options.storefront;
    await app.register(storefront, { dev, call: visitorCall(app), ...(origin && { origin }) });
  }

  const stopListening = await db.listen('catalog_changed', () => api.cache.forgetAll());
  app.addHook('onClose', stopListening);
  return app;
}

/** What the Me screen shows: the balance, orders by tab, pieces in the cart and messages not read yet. */
async function summaryOf(read: Read, userId: string): Promise<AccountSummary> {
  const [balance, tabs, cart, unread] = await Promise.all([
    balanceOf(read, userAvailable(userId)),
    countOrders(read, userId),
    countCart(read, userId),
    countUnread(read, { readerId: userId }),
  ]);
  const tab = (filter: string) => tabs[filter] ?? 0;
  return {
    balance,
    order_counts: {
      to_pay: tab('0'),
      to_ship: tab('1'),
      on_the_way: tab('2'),
      received: tab('3'),
      after_sale: tab('-4'),
    },
    cart_count: cart.pieces,
    notification_count: unread,
  };
}
