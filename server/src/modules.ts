import type { Locale } from '@tradewind/contract/base/locales';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { day, later } from './base/clock/clock.ts';
import type { FollowedClock } from './base/clock/followed-clock.ts';
import type { Read } from './base/db/database.ts';
import type { Deps } from './base/deps.ts';
import type { Files } from './base/files/files.ts';
import { purgeOldAnswers } from './base/idempotency/idempotency-key.ts';
import type { OpenJobs } from './base/jobs/jobs.ts';
import type { Module } from './base/module.ts';
import { derivedSecret } from './base/secrets/derived-secret.ts';
import { catalogModule } from './goods/catalog/index.ts';
import { mediaModule } from './goods/media/index.ts';
import { merchantsModule } from './goods/merchants/index.ts';
import { searchModule } from './goods/search/index.ts';
import { shopPagesModule } from './goods/shop-pages/index.ts';
import { shopsModule } from './goods/shops/index.ts';
import { currenciesModule, type RatesFeed } from './money/currencies/index.ts';
import { depositsModule, pendingDeposits, watchDeposits } from './money/deposits/index.ts';
import { balanceOf, ledgerModule, userAvailable } from './money/ledger/index.ts';
import { isDepositAddress, networksModule } from './money/networks/index.ts';
import { paymentsOf, type PaymentsOptions } from './money/payments/index.ts';
import {
  openMethods,
  pendingRecharges,
  rechargesModule,
  rechargeSubjects,
  webhookPath,
} from './money/recharges/index.ts';
import { settlementModule } from './money/settlement/index.ts';
import { walletModule } from './money/wallet/index.ts';
import { withdrawalsModule, withdrawalSubjects } from './money/withdrawals/index.ts';
import { type DemoChainKeeper, demoChainModule } from './operations/demo-chain/index.ts';
import { demoClockModule } from './operations/demo-clock/index.ts';
import { deskModule } from './operations/desk/index.ts';
import { insightsModule, otherProducts } from './operations/insights/index.ts';
import { countUnread, notificationsModule } from './operations/notifications/index.ts';
import { sitemapModule } from './operations/sitemap/index.ts';
import { addressesModule } from './people/addresses/index.ts';
import { type AccountSummary, usersModule } from './people/users/index.ts';
import { contentModule } from './platform/content/index.ts';
import { mailModule, type MailerOptions, openMailer } from './platform/mail/index.ts';
import { operatorsModule } from './platform/operators/index.ts';
import { fileLinks, uploadsModule } from './platform/uploads/index.ts';
import { aftersalesModule } from './trade/aftersales/index.ts';
import { cartModule, countCart } from './trade/cart/index.ts';
import { dutiesModule } from './trade/duties/index.ts';
import { freightModule, standardFreight } from './trade/freight/index.ts';
import { countOrders, ordersModule, orderSubjects } from './trade/orders/index.ts';
import { demoCarrier } from './trade/parcels/index.ts';
import { firstReplies, reviewsModule } from './trade/reviews/index.ts';

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
  mail?: MailerOptions;
  /** Where rates of currencies are fetched from; without it operators load them. */
  ratesFeed?: RatesFeed | undefined;
  /** A chain to play on, in demo installations. */
  demoChain?: DemoChainKeeper | undefined;
  /** Makes a picture that is known by name but was never looked at; only the demo world has such. */
  makePicture?(name: string): Promise<Buffer | null>;
  /** Serves the pages too, from the build or from the sources; without it the API stands alone. */
  storefront?: { dev: boolean; origin?: string | undefined };
}

/**
 * Every module of the product, with what it needs from outside and from above. When a demo's clock is moved, timers run in
 * this order: orders are completed before shops are paid.
 */
export function listModules(app: FastifyInstance, options: AppOptions): Module[] {
  const { db, clock, jobs, defaultLocale, paymentCodeSecret, files } = options;
  const deps: Deps = { db, clock, jobs };
  const { log } = app;
  const origin = options.storefront?.origin;
  const demo = options.demoClock !== undefined;
  const mail = options.mail ?? { demo: false };
  const links = fileLinks(derivedSecret(paymentCodeSecret, 'links to files'));
  const mails = openMailer({ jobs, secret: paymentCodeSecret }, mail);
  const payments = paymentsOf(
    app,
    { ...deps, secret: derivedSecret(paymentCodeSecret, 'payment sandbox') },
    options.payments ?? {},
    webhookPath('sandbox'),
    options.logger,
  );
  const recharges = { ...deps, fileLinks: links, payments: payments.port, log };
  const isOwnAddress = (_network: string, address: string) => isDepositAddress(db.read, address);

  const modules = [
    operatorsModule({ ...deps, paymentCodeSecret }),
    uploadsModule({ ...deps, files, fileLinks: links }),
    contentModule(deps),
    mailModule({ ...deps, ...mail, port: mail.port, secret: paymentCodeSecret, shopUrl: origin ?? null, log }),
    usersModule({
      ...deps,
      mails,
      defaultLocale,
      paymentCodeSecret,
      summaryOf: (userId) => summaryOf(db.read, userId),
    }),
    addressesModule(deps),
    shopsModule(deps),
    catalogModule({
      ...deps,
      freightOf: standardFreight,
      otherProducts,
      firstReplies,
      visitorSecret: derivedSecret(paymentCodeSecret, 'visitors'),
      log,
    }),
    searchModule({ ...deps, log }),
    shopPagesModule(deps),
    merchantsModule({ ...deps, demo }),
    mediaModule({ files, makePicture: options.makePicture ?? (async () => null) }),
    cartModule(deps),
    freightModule(deps),
    dutiesModule(deps),
    ordersModule({ ...deps, paymentCodeSecret, tracking: demo ? demoCarrier : null }),
    aftersalesModule({ ...deps, fileLinks: links }),
    reviewsModule({ ...deps, fileLinks: links }),
    ledgerModule({ ...deps, log }),
    currenciesModule({ ...deps, ratesFeed: options.ratesFeed ?? null }),
    networksModule(deps),
    payments.module,
    walletModule({
      ...deps,
      pendingIn: async (read, userId) => (await pendingRecharges(read, userId)) + (await pendingDeposits(read, userId)),
      ways: async () => ({ topUp: await openMethods(recharges), withdraw: ['bank', 'chain'] }),
      subjects: [orderSubjects, rechargeSubjects, withdrawalSubjects],
    }),
    rechargesModule(recharges),
    depositsModule({ ...deps, log }),
    withdrawalsModule({ ...deps, paymentCodeSecret, isDepositAddress: isOwnAddress }),
    settlementModule(deps),
    insightsModule(deps),
    notificationsModule({ ...deps, mails, defaultLocale }),
    sitemapModule({ db, origin }),
    deskModule({ ...deps, log }),
    demoChainModule({ ...deps, demoChain: options.demoChain, look: () => watchDeposits({ ...deps, log }) }),
    idempotencyModule(deps),
  ];
  const deadlines = modules.flatMap((module: Module) => module.deadlines ?? []);
  return [
    ...modules,
    demoClockModule({ ...deps, log, demoClock: options.demoClock ?? null, timers: jobs.timers, deadlines }),
  ];
}

/** Answers under idempotency keys are kept for a day. */
const idempotencyModule = ({ db, clock }: Deps): Module => ({
  timers: [
    {
      name: 'idempotency.forget',
      cron: '37 * * * *',
      run: () => purgeOldAnswers(db, later(clock.now(), -day)),
    },
  ],
});

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
