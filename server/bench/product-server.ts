import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { systemClock } from '../src/base/clock/clock.ts';
import { localFiles } from '../src/base/files/local-files.ts';
import { openJobs } from '../src/base/jobs/jobs.ts';
import { paymentCodeSecret } from '../src/base/secrets/secrets.ts';
import { buildApp } from '../src/app.ts';
import { openInstallation } from '../src/installation.ts';
import { logger } from '../src/log.ts';
import { endWithParent } from '../test/end-with-parent.ts';
import { answerUsage } from './usage.ts';

/** The product as `main.ts` runs it; its pages are there with `PAGES`. */
const { env, dataDir, db, close } = await openInstallation();
const log = logger(env.LOG_LEVEL);
const jobs = openJobs(db, (error) => log.error({ err: error }, 'A job failed'));
const app = await buildApp({
  db,
  clock: systemClock,
  jobs,
  logger: log,
  defaultLocale: env.DEFAULT_LOCALE,
  paymentCodeSecret: await paymentCodeSecret(dataDir, env.PAYMENT_CODE_SECRET),
  trustProxy: env.TRUST_PROXY,
  docs: false,
  liveConnections: env.LIVE_CONNECTIONS,
  files: localFiles(join(dataDir, 'files')),
  ...(process.env.PAGES && { storefront: { dev: false } }),
});

endWithParent({ app, jobs, close });

await jobs.start();
await app.listen({ port: env.PORT, host: '127.0.0.1' });
answerUsage();
process.send!((app.server.address() as AddressInfo).port);
