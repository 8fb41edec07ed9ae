import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { join } from 'node:path';
import { hour, later, type Clock } from '../src/base/clock/clock.ts';
import { localFiles } from '../src/base/files/local-files.ts';
import { openJobs } from '../src/base/jobs/jobs.ts';
import { paymentCodeSecret } from '../src/base/secrets/secrets.ts';
import { buildApp } from '../src/app.ts';
import { openInstallation } from '../src/installation.ts';
import { logger } from '../src/log.ts';
import { rebuildProductPairs } from '../src/operations/insights/rebuild-product-pairs.ts';
import { endWithParent } from '../test/end-with-parent.ts';

/** What the parent asks for: the timers that there are, a run of one of them, or the delivery of all events that wait. */
export type TimersQuestion = 'timers' | 'deliver' | { readonly run: string };

export interface DeclaredTimer {
  readonly name: string;
  readonly cron: string;
}

/** How a run ended. */
export interface TimerRun {
  readonly seconds: number;
  /** What the timer returned, where that is a number. */
  readonly count: number | null;
  /** Why it failed; null when it did not. */
  readonly error: string | null;
  /** The longest time in milliseconds for which the event loop did nothing else. */
  readonly holdUp: number;
}

/**
 * The product as one process that answers requests and runs timers, but runs them only when the parent asks. What calls other
 * servers is answered here: mails are sent to nobody, and the rates are a constant.
 */
const { env, dataDir, db, close } = await openInstallation();
// It began a while ago: alarms of timers and queues do not fire while a process that just began catches up.
let shift = -hour;
const clock: Clock = { now: () => later(new Date(), shift) };
const log = logger(env.LOG_LEVEL);
const jobs = openJobs(db, (error) => log.error({ err: error }, 'A job failed'), false);
const app = await buildApp({
  db,
  clock,
  jobs,
  logger: log,
  defaultLocale: env.DEFAULT_LOCALE,
  paymentCodeSecret: await paymentCodeSecret(dataDir, env.PAYMENT_CODE_SECRET),
  trustProxy: false,
  docs: false,
  files: localFiles(join(dataDir, 'files')),
  mail: { port: { send: async () => {} }, demo: false },
  ratesFeed: { name: 'bench', read: async () => 'currency,rate\nEUR,0.9\n' },
  payments: { sandbox: true },
});
shift = 0;
await jobs.start();
await app.listen({ port: env.PORT, host: '127.0.0.1' });

const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();

async function measured(work: () => Promise<unknown>): Promise<TimerRun> {
  delay.reset();
  const began = performance.now();
  const outcome = await work().then(
    (result) => ({ count: typeof result === 'number' ? result : null, error: null }),
    (error: unknown) => ({ count: null, error: error instanceof Error ? error.message : String(error) }),
  );
  return { seconds: (performance.now() - began) / 1_000, ...outcome, holdUp: delay.max / 1e6 };
}

/** What timers do at one hour of the day only. */
const atAnyHour: Readonly<Record<string, () => Promise<unknown>>> = {
  'insights.rebuild_product_pairs': () => rebuildProductPairs({ db, clock }),
};

async function answer(question: TimersQuestion): Promise<unknown> {
  if (question === 'timers') return jobs.timers.map(({ name, cron }): DeclaredTimer => ({ name, cron }));
  if (question === 'deliver') return measured(() => jobs.deliver());
  const { run } = jobs.timers.find(({ name }) => name === question.run)!;
  return measured(atAnyHour[question.run] ?? run);
}

process.on('message', (question: TimersQuestion) => {
  void answer(question).then((answered) => process.send!(answered));
});

endWithParent({ app, jobs, close });
process.send!((app.server.address() as AddressInfo).port);
