import {
  demoCodeSecret,
  demoIsMissing,
  demoPassword,
  demoPaymentCode,
  demoPictureMaker,
  hasDemoWorld,
  isMarketUnfinished,
  seedDemo,
  seedMarket,
} from '../seed/index.ts';
import { readFreeBytes } from './base/files/free-space.ts';
import { allowPrivateHosts } from './base/http/outgoing.ts';
import { explainListenError } from './base/http/port.ts';
import { openJobs } from './base/jobs/jobs.ts';
import { paymentCodeSecret } from './base/secrets/secrets.ts';
import { buildApp } from './app.ts';
import { storeDefaultCategories } from './goods/catalog/index.ts';
import { breachedPasswords } from './base/secrets/breached-passwords.ts';
import { ratesFeed } from './money/currencies/index.ts';
import { demoChainController } from './operations/demo-chain/index.ts';
import { translatorOf } from './operations/service/index.ts';
import { runDepositWatcher } from './money/deposits/index.ts';
import { endProcessWith } from './end-process.ts';
import { demoWarning } from './demo-warning.ts';
import { currentSetUpLink } from './platform/administration/index.ts';
import { storeDefaultTexts } from './platform/content/index.ts';
import { httpTextPort, smtpPort } from './platform/mail/index.ts';
import { linkHours } from './platform/operators/index.ts';
import { openFiles, openInstallation } from './installation.ts';
import { withDefaults } from './installation-defaults.ts';
import { logger } from './log.ts';
import { categoryImage } from './goods/media/index.ts';
import { reportStartUpError } from './start-up.ts';
import { once } from './base/once.ts';
import { openTelemetry } from './telemetry.ts';

/** What an installation without its own address goes without. */
const noPublicUrl =
  'PUBLIC_URL is not set: mails have no links, there is no sitemap, and card payments are closed. Set it to the address that shoppers see.';

const setUpText = (origin: string, path: string): string =>
  `There is no operator yet. This link makes the first one, once, within ${linkHours} hours:\n  ${origin}${path}`;

/** Starts the server and runs it until a signal stops it. */
async function main(): Promise<void> {
  const print = (line: string) => process.stdout.write(`${line}\n`);
  const { env, dataDir, db, clock, embedded, failed, close } = await openInstallation({ print });
  const log = logger(env.LOG_LEVEL);
  const telemetry = await openTelemetry(env, log);
  const jobs = openJobs(db, (error) => log.error({ err: error }, 'A job failed'));
  const files = openFiles(env);
  if (files.shared) files.check().catch((error: unknown) => log.error({ err: error }, 'The files can’t be reached'));
  const secret = await paymentCodeSecret(dataDir, env.PAYMENT_CODE_SECRET);
  const demo = embedded && env.DEMO !== 'off';
  // Also with DATABASE_URL, once `npm run seed` has created the demo data there.
  const isDemo = demo || (env.DEMO !== 'off' && (await hasDemoWorld(db.read)));
  const { host, docs, withdrawalsWithoutCode } = withDefaults(env, isDemo);
  allowPrivateHosts(env.OUTGOING_HOSTS);
  const demoChain = isDemo ? demoChainController({ db, log }) : undefined;
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  const app = await buildApp({
    db,
    clock,
    demoClock: isDemo ? clock : undefined,
    jobs,
    logger: log,
    defaultLocale: env.DEFAULT_LOCALE,
    paymentCodeSecret: secret,
    trustProxy: env.TRUST_PROXY,
    docs,
    files,
    freeBytes: () => readFreeBytes(dataDir),
    withdrawalsWithoutCode,
    payments: {
      stripe: secretKey && webhookSecret ? { secretKey, webhookSecret } : undefined,
      sandbox: isDemo,
    },
    mail: {
      port: env.SMTP_URL && env.MAIL_FROM ? smtpPort(env.SMTP_URL, env.MAIL_FROM) : undefined,
      textPort:
        env.TEXT_MESSAGES_URL && env.TEXT_MESSAGES_KEY
          ? httpTextPort(env.TEXT_MESSAGES_URL, env.TEXT_MESSAGES_KEY)
          : undefined,
      demo: isDemo,
    },
    tracking: env.TRACKING_API_KEY
      ? { url: env.TRACKING_URL, apiKey: env.TRACKING_API_KEY, webhookSecret: env.TRACKING_WEBHOOK_SECRET }
      : undefined,
    translator: translatorOf({
      service: env.TRANSLATION_SERVICE,
      url: env.TRANSLATION_URL,
      apiKey: env.TRANSLATION_KEY,
    }),
    signInProviders: env.signInProviders,
    ratesFeed: env.RATES_URL ? ratesFeed(env.RATES_URL) : undefined,
    isBreached: env.BREACHED_PASSWORDS_URL
      ? breachedPasswords(env.BREACHED_PASSWORDS_URL, (error) =>
          log.warn({ err: error }, 'A password was not checked against breaches'),
        )
      : undefined,
    demoChain,
    liveConnections: env.LIVE_CONNECTIONS,
    makePicture: demoPictureMaker({ db, files }),
    publicUrl: env.PUBLIC_URL,
    trustHost: isDemo,
    storefront: { dev: env.STOREFRONT_DEV, serviceFramers: env.SERVICE_FRAME_ORIGINS },
  });

  let watching: Promise<void> | undefined;
  let growing: Promise<unknown> | undefined;
  const ending = new AbortController();
  app.addHook('preClose', async () => ending.abort());
  // In order: running requests, running jobs, the database.
  const stop = once(async () => {
    await app.close();
    await watching;
    await growing;
    await demoChain?.stop();
    await jobs.stop();
    await close();
    await telemetry?.stop();
  });
  const { fail } = endProcessWith(stop, log);
  failed.catch((error: unknown) => fail(error, 'The database can’t be kept running'));

  try {
    await db.transact((tx) => storeDefaultCategories(tx, categoryImage));
    await db.transact((tx) => storeDefaultTexts(tx, clock.now()));
    await jobs.start();
    const seeding = { db, clock, jobs, paymentCodeSecret: secret };
    const isMissing = demo && (await demoIsMissing(db.read));
    if (isMissing) {
      print('\nBuilding the demo world, once:');
      await seedDemo({ ...seeding, log: (line) => print(`  ${line}`) });
    }
    await app.listen({ port: env.PORT, host });
    if (env.DEMO === 'auto' && demo && (isMissing || (await isMarketUnfinished(db.read))))
      growing = seedMarket({ ...seeding, files, signal: ending.signal }).then(
        () => ending.signal.aborted || log.info('The demo has grown to a market of sixty shops'),
        (error: unknown) => log.error({ err: error }, 'The demo did not grow to a market'),
      );
    demoChain?.start();
    watching = runDepositWatcher({ db, clock, jobs, log }, ending.signal);
  } catch (error) {
    await stop();
    throw explainListenError(error, env.PORT);
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : env.PORT;
  print(`\n  Tradewind is open at  http://localhost:${port}\n`);
  if (telemetry?.metricsPort)
    print(`  Metrics are at  http://${env.OTEL_EXPORTER_PROMETHEUS_HOST}:${telemetry.metricsPort}/metrics\n`);
  const setUpPath = await currentSetUpLink({ db, clock, paymentCodeSecret: secret });
  if (setUpPath) print(`  ${setUpText(env.PUBLIC_URL ?? `http://localhost:${port}`, setUpPath)}\n`);
  if (!isDemo && !env.PUBLIC_URL) print(`  ${noPublicUrl}\n`);
  if (demo) {
    print(`  Demo shopper          demo   password ${demoPassword}   payment code ${demoPaymentCode}`);
    print(
      `  Demo operator         admin@tradewind.example   password ${demoPassword}   authenticator key ${demoCodeSecret}`,
    );
    const warning = demoWarning(host);
    print(warning ? `\n  ${warning}\n` : '');
  }
}

await main().catch((error: unknown) => {
  reportStartUpError(error);
  // What was opened before the error would keep the process alive.
  process.exit();
});
