import { pagePatterns, storefrontMessages } from '@tradewind/storefront/plugin';
import type { FastifyInstance } from 'fastify';
import type { AppOptions } from './app-options.ts';
import type { KeptParts } from './base/cache/kept-parts.ts';
import type { Deps } from './base/deps.ts';
import { partitionsModule } from './base/db/partitions/partitions-module.ts';
import { idempotencyModule } from './base/idempotency/idempotency-module.ts';
import type { Module } from './base/module.ts';
import { neverBreached } from './base/secrets/breached-passwords.ts';
import { derivedSecret } from './base/secrets/derived-secret.ts';
import { apiKeysModule } from './goods/api-keys/index.ts';
import { applicationsModule, mergeApplications } from './goods/applications/index.ts';
import { catalogModule, countProductsOnSale, type Categories, type VisitCounter } from './goods/catalog/index.ts';
import { homeModule } from './goods/home/index.ts';
import { importsModule } from './goods/imports/index.ts';
import { mediaModule } from './goods/media/index.ts';
import { merchantsModule } from './goods/merchants/index.ts';
import { indexStoredProducts, recentSearches, reindexCategories, searchModule } from './goods/search/index.ts';
import { shopPagesModule } from './goods/shop-pages/index.ts';
import { countOpenShops, shopsModule } from './goods/shops/index.ts';
import { currenciesModule } from './money/currencies/index.ts';
import { reconciliationModule } from './money/reconciliation/index.ts';
import { depositsModule, pendingDeposits, scanNetworks } from './money/deposits/index.ts';
import { lastCleanCheckAt, ledgerModule } from './money/ledger/index.ts';
import { networkKeyChange, networksModule, networkTermsChange } from './money/networks/index.ts';
import { paymentsOf } from './money/payments/index.ts';
import {
  openMethods,
  pendingRecharges,
  rechargesModule,
  rechargeSubjects,
  webhookPath,
} from './money/recharges/index.ts';
import { commissionChange, hasCommissions, settlementModule } from './money/settlement/index.ts';
import { availableBalance, walletModule } from './money/wallet/index.ts';
import { withdrawalsModule, withdrawalSubjects } from './money/withdrawals/index.ts';
import { alarmsModule } from './operations/alarms/index.ts';
import { demoChainModule } from './operations/demo-chain/index.ts';
import { accountsModule } from './operations/accounts/index.ts';
import { demoClockModule } from './operations/demo-clock/index.ts';
import { deskModule, settingChange } from './operations/desk/index.ts';
import { exportsModule } from './operations/exports/index.ts';
import { hasPairs, insightsModule, otherProducts } from './operations/insights/index.ts';
import { countUnreadOfShopper, notificationsModule } from './operations/notifications/index.ts';
import { observabilityModule } from './operations/observability/index.ts';
import { countUnreadMessages, phraseInMails, serviceModule } from './operations/service/index.ts';
import { openPusher, pushModule } from './operations/push/index.ts';
import { riskModule } from './operations/risk/index.ts';
import { reportsModule } from './operations/reports/index.ts';
import { sitemapModule } from './operations/sitemap/index.ts';
import { webhooksModule } from './operations/webhooks/index.ts';
import { addressesModule } from './people/addresses/index.ts';
import { openIdModule } from './people/openid/index.ts';
import { secondFactorModule, secondStepAtSignIn } from './people/second-factor/index.ts';
import { type AgeCookies, usersModule } from './people/users/index.ts';
import { administrationModule, operatorChanges, roleChanges } from './platform/administration/index.ts';
import { changesModule } from './platform/changes/index.ts';
import { contentModule, type CountFigures } from './platform/content/index.ts';
import { mailModule, openMailer } from './platform/mail/index.ts';
import { operatorsModule } from './platform/operators/index.ts';
import { fileLinks, uploadsModule } from './platform/uploads/index.ts';
import { aftersalesModule } from './trade/aftersales/index.ts';
import { cartModule, countPieces } from './trade/cart/index.ts';
import { dutiesModule, dutyAddition, dutyEnd, hasDuties } from './trade/duties/index.ts';
import { deliveryTerms, freightModule } from './trade/freight/index.ts';
import {
  campaignChange,
  countOrdersByStage,
  ordersModule,
  orderSubjects,
  promoBatchChange,
  promoChange,
} from './trade/orders/index.ts';
import { aftership, allTracking, demoCarrier } from './trade/parcels/index.ts';
import { questionsModule } from './trade/questions/index.ts';
import { countShownReviews, firstReplies, reviewsModule } from './trade/reviews/index.ts';
import { shopCorrectionsModule } from './trade/shop-corrections/index.ts';
import { partnershipModule } from './trade/partnership/index.ts';

/** What the platform says of itself, counted by the modules that own it. */
const countFigures: CountFigures = async (read) => {
  const [shops, products, reviews, checkedAt] = await Promise.all([
    countOpenShops(read),
    countProductsOnSale(read),
    countShownReviews(read),
    lastCleanCheckAt(read),
  ]);
  return { shops, products, reviews, books_checked_at: checkedAt?.toISOString() ?? null };
};

/**
 * Builds every module with its ports. When the clock of a demo is moved, timers run in this order: orders are completed
 * before shops are paid, and before all there are partitions for what is written at the new time.
 */
export function listModules(
  app: FastifyInstance,
  options: AppOptions & { categories: Categories; parts: KeptParts; visits: VisitCounter; ages: AgeCookies },
): Module[] {
  const { db, clock, jobs, defaultLocale, paymentCodeSecret, files, categories, parts, visits, ages } = options;
  const deps: Deps = { db, clock, jobs };
  const { log } = app;
  const { publicUrl, trustHost } = options;
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
  const administration = { ...deps, mails, defaultLocale };
  const kinds = [
    ...Object.values(operatorChanges(administration)),
    ...Object.values(roleChanges),
    settingChange,
    commissionChange,
    dutyAddition,
    dutyEnd,
    promoChange,
    promoBatchChange,
    campaignChange,
    networkTermsChange,
    networkKeyChange,
  ];
  const tracking = allTracking([
    ...(demo ? [demoCarrier] : []),
    ...(options.tracking
      ? [
          aftership({
            ...options.tracking,
            logIgnored: (ignored) => log.info(ignored, 'A checkpoint of the tracking service was ignored'),
          }),
        ]
      : []),
  ]);
  const searches = recentSearches(db, (error) => log.error(error, 'recent searches were not stored'));
  const recharges = { ...deps, fileLinks: links, payments: payments.port, log };

  const isBreached = options.isBreached ?? neverBreached;

  const modules = [
    operatorsModule({ ...deps, paymentCodeSecret, isBreached, log }),
    uploadsModule({ ...deps, files, fileLinks: links }),
    contentModule({ ...deps, countFigures, originals: storefrontMessages }),
    mailModule({
      ...deps,
      ...mail,
      port: mail.port,
      textPort: mail.textPort,
      secret: paymentCodeSecret,
      shopUrl: publicUrl ?? null,
      findPhrase: phraseInMails,
      log,
    }),
    changesModule({ ...administration, kinds }),
    administrationModule({ ...administration, paymentCodeSecret, isBreached }),
    usersModule({
      ...deps,
      mails,
      defaultLocale,
      paymentCodeSecret,
      isBreached,
      summary: {
        balance: availableBalance,
        order_counts: countOrdersByStage,
        cart_count: countPieces,
        notification_count: countUnreadOfShopper,
        message_count: countUnreadMessages,
      },
      ages,
      checkSecondStep: secondStepAtSignIn({ ...deps, paymentCodeSecret }),
    }),
    addressesModule(deps),
    secondFactorModule({ ...deps, paymentCodeSecret }),
    openIdModule({ ...deps, paymentCodeSecret, isBreached, providers: options.signInProviders ?? [] }),
    shopsModule(deps),
    catalogModule({
      ...deps,
      parts,
      deliveryTerms,
      hasPairs,
      otherProducts,
      firstReplies,
      indexProducts: indexStoredProducts,
      categories,
      reindexCategories,
      mergeWith: [mergeApplications],
      hasMoneyRules: async (read, category, now) =>
        (await hasCommissions(read, category, now)) || (await hasDuties(read, category, now)),
      visitorSecret: derivedSecret(paymentCodeSecret, 'visitors'),
      visits,
      log,
    }),
    searchModule({ ...deps, categories, parts, log, recentSearches: searches }),
    shopPagesModule({ ...deps, categories, parts, recentSearches: searches }),
    homeModule(deps),
    apiKeysModule({ ...deps, paymentCodeSecret }),
    applicationsModule({ ...deps, fileLinks: links }),
    importsModule({ ...deps, categories, files, indexProducts: indexStoredProducts, log }),
    merchantsModule({ ...deps, mails, defaultLocale, paymentCodeSecret, demo }),
    mediaModule({ files, makePicture: options.makePicture ?? (async () => null) }),
    cartModule({ ...deps, visits }),
    freightModule(deps),
    dutiesModule(deps),
    ordersModule({ ...deps, paymentCodeSecret, parts, visits, tracking }),
    aftersalesModule({ ...deps, paymentCodeSecret, fileLinks: links }),
    reviewsModule({ ...deps, fileLinks: links }),
    questionsModule(deps),
    shopCorrectionsModule(deps),
    partnershipModule(deps),
    ledgerModule({ ...deps, log }),
    currenciesModule({ ...deps, ratesFeed: options.ratesFeed ?? null }),
    networksModule(deps),
    payments.module,
    walletModule({
      ...deps,
      pending: [pendingRecharges, pendingDeposits],
      topUpMethods: () => openMethods(recharges),
      subjects: [orderSubjects, rechargeSubjects, withdrawalSubjects],
    }),
    rechargesModule(recharges),
    depositsModule({ ...deps, log }),
    withdrawalsModule({ ...deps, paymentCodeSecret, withdrawalsWithoutCode: options.withdrawalsWithoutCode ?? false }),
    reconciliationModule({ ...deps, log }),
    settlementModule(deps),
    insightsModule({ ...deps, categories, parts }),
    serviceModule(
      { ...deps, fileLinks: links, log, translator: options.translator ?? null },
      options.liveConnections ?? Infinity,
    ),
    webhooksModule({
      ...deps,
      secret: derivedSecret(paymentCodeSecret, 'webhooks'),
      defaultLocale,
      publicUrl,
      fileLinks: links,
      log,
    }),
    pushModule({
      ...deps,
      secret: derivedSecret(paymentCodeSecret, 'push keys'),
      contact: publicUrl?.startsWith('https:') ? publicUrl : 'mailto:push@tradewind.example',
      log,
    }),
    notificationsModule({ ...deps, mails, push: openPusher(jobs), defaultLocale }),
    riskModule(deps),
    exportsModule(deps),
    sitemapModule({ db, categories, publicUrl, trustHost }),
    reportsModule({ ...deps, mails }),
    deskModule({ ...deps, mails, payments: payments.port, log }),
    alarmsModule({
      ...deps,
      mails,
      defaultLocale,
      secret: derivedSecret(paymentCodeSecret, 'webhooks of alarms'),
      freeBytes: options.freeBytes ?? (async () => Infinity),
      log,
    }),
    observabilityModule({ ...deps, log, pages: pagePatterns }),
    accountsModule({
      ...deps,
      paymentCodeSecret,
      files,
      exportLinks: fileLinks(derivedSecret(paymentCodeSecret, 'copies of data')),
    }),
    demoChainModule({ ...deps, demoChain: options.demoChain, look: () => scanNetworks({ ...deps, log }) }),
    idempotencyModule,
  ];
  const deadlines = modules.flatMap((module: Module) => module.deadlines ?? []);
  const partitions = modules.flatMap((module: Module) => module.partitions ?? []);
  return [
    partitionsModule(deps, partitions),
    ...modules,
    demoClockModule({ ...deps, log, demoClock: options.demoClock ?? null, timers: jobs.timers, deadlines }),
  ];
}
