import { join } from 'node:path';
import {
  demoCodeSecret,
  demoIsMissing,
  demoPassword,
  demoPaymentCode,
  demoPictureMaker,
  hasDemoWorld,
  seedDemo,
} from '../seed/index.ts';
import { localFiles } from './base/files/files.ts';
import { explainListenError } from './base/http/port.ts';
import { openJobs } from './base/jobs/jobs.ts';
import { paymentCodeSecret } from './base/secrets/secrets.ts';
import { buildApp } from './app.ts';
import { storeCategories } from './goods/catalog/index.ts';
import { ratesFeed } from './money/currencies/index.ts';
import { keepDemoChain } from './operations/demo-chain/index.ts';
import { keepWatchingDeposits } from './money/deposits/index.ts';
import { demoWarning } from './demo-warning.ts';
import { smtpPort } from './platform/mail/index.ts';
import { openInstallation } from './installation.ts';
import { logger } from './log.ts';
import { categoryImage } from './goods/media/index.ts';
import { reportStartUpError } from './start-up.ts';

/** Starts the product and runs it until it is asked to stop. */
async function main(): Promise<void> {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const { env, dataDir, db, clock, embedded, close } = await openInstallation(say);
  const log = logger(env.LOG_LEVEL);
  const jobs = openJobs(db.connection, (error) => log.error({ err: error }, 'A job failed'));
  const files = localFiles(join(dataDir, 'files'));
  const secret = await paymentCodeSecret(dataDir, env.PAYMENT_CODE_SECRET);
  const demo = embedded && env.DEMO === 'auto';
  // Also on a server of one's own, once `npm run seed` has built the demo world there.
  const play = demo || (env.DEMO === 'auto' && (await hasDemoWorld(db.read)));
  const demoChain = play ? keepDemoChain({ db, log }) : undefined;
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  const app = await buildApp({
    db,
    clock,
    demoClock: play ? clock : undefined,
    jobs,
    logger: log,
    defaultLocale: env.DEFAULT_LOCALE,
    paymentCodeSecret: secret,
    trustProxy: env.TRUST_PROXY,
    docs: env.API_DOCS,
    files,
    payments: {
      stripe: secretKey && webhookSecret ? { secretKey, webhookSecret } : undefined,
      sandbox: play,
    },
    mail: { port: env.SMTP_URL && env.MAIL_FROM ? smtpPort(env.SMTP_URL, env.MAIL_FROM) : undefined, demo: play },
    ratesFeed: env.RATES_URL ? ratesFeed(env.RATES_URL) : undefined,
    demoChain,
    makePicture: demoPictureMaker({ db, files }),
    storefront: { dev: env.STOREFRONT_DEV, origin: env.PUBLIC_URL },
  });

  let watching: Promise<void> | undefined;
  let stopping: Promise<void> | undefined;
  const stop = () =>
    (stopping ??= (async () => {
      // Running requests end first, then running jobs, then the database.
      await app.close();
      await watching;
      await demoChain?.stop();
      await jobs.stop();
      await close();
    })());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'Stopping failed');
          process.exit(1);
        },
      );
    });
  }

  const ending = new AbortController();
  app.addHook('preClose', async () => ending.abort());
  try {
    await db.transact((tx) => storeCategories(tx, categoryImage));
    await jobs.start();
    if (demo && (await demoIsMissing(db.read))) {
      say('\nBuilding the demo world, once:');
      await seedDemo({ db, clock, jobs, paymentCodeSecret: secret, log: (line) => say(`  ${line}`) });
    }
    await app.listen({ port: env.PORT, host: env.HOST });
    demoChain?.start();
    watching = keepWatchingDeposits({ db, clock, jobs, log }, ending.signal);
  } catch (error) {
    await stop();
    throw explainListenError(error, env.PORT);
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : env.PORT;
  say(`\n  Tradewind is open at  http://localhost:${port}\n`);
  if (demo) {
    say(`  Demo shopper          demo   password ${demoPassword}   payment code ${demoPaymentCode}`);
    say(
      `  Demo operator         admin@tradewind.example   password ${demoPassword}   authenticator key ${demoCodeSecret}`,
    );
    const warning = demoWarning(env.HOST);
    say(warning ? `\n  ${warning}\n` : '');
  }
}

await main().catch(reportStartUpError);
