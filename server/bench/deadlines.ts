import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { openDatabase } from '../src/base/db/database.ts';
import { checkBooks } from '../src/money/ledger/index.ts';
import { fillOrders, openOrders } from './fill-orders.ts';
import { percentile } from './figures.ts';
import { reportDeadlines, type DeadlineRow, type Payments } from './report.ts';
import { orderRequests, send } from './shopping.ts';
import type { Catalogue, Environment } from './environment.ts';
import type { ProcessedDeadline } from './process-deadline.ts';

const shopperCount = 4;
const baselineMilliseconds = 8_000;

/** Each deadline of orders, with a readable name. */
const deadlineJobs = [
  ['closeUnpaidOrders', 'Close what was not paid'],
  ['cancelUnshipped', 'Cancel and refund what was not shipped'],
  ['confirmAfterDeadline', 'Count as received'],
  ['completeOrders', 'Complete and pay the shops'],
] as const;

/** `npm run bench -- --deadlines`: measures each deadline job with ten thousand due orders, and its effect on payments. */
export async function measureDeadlines(environment: Environment, print: (line: string) => void): Promise<void> {
  const catalogue = await environment.createCatalogue('deadlines', 1_000);
  const began = performance.now();
  const db = openDatabase({ url: catalogue.url, pool: 4 });
  try {
    await fillOrders(db, catalogue);
    print(`${openOrders} orders are open (${((performance.now() - began) / 1_000).toFixed(1)} s)`);
    const shop = await environment.startProduct(catalogue);
    const rows: DeadlineRow[] = [];
    for (const [clock, name] of deadlineJobs) {
      const before = await measurePayments(
        shop.origin,
        catalogue,
        new Promise((resolve) => setTimeout(resolve, baselineMilliseconds)),
      );
      const child = fork(join(import.meta.dirname, 'process-deadline.ts'), [clock], {
        env: { ...process.env, DATABASE_URL: catalogue.url, NODE_ENV: 'production' },
        execArgv: [],
      });
      const ended = once(child, 'exit');
      await once(child, 'message');
      child.send('now');
      const processing = once(child, 'message').then(([result]) => result as ProcessedDeadline);
      const during = await measurePayments(shop.origin, catalogue, processing);
      rows.push({ name, ...(await processing), before, during });
      await ended;
    }
    await shop.stop();
    reportDeadlines(print, rows, openOrders);
    const { entries, findings } = await checkBooks(db);
    print(`The books have ${entries} entries and ${findings.length} findings.`);
    if (findings.length > 0) throw new Error(findings.join('\n'));
  } finally {
    await db.close();
  }
}

/** Some shoppers place and pay orders, one after another, until some work has ended. */
async function measurePayments(
  origin: string,
  { sample, shoppers }: Catalogue,
  work: Promise<unknown>,
): Promise<Payments> {
  const times: number[] = [];
  const end = new AbortController();
  void work.finally(() => end.abort());
  const began = performance.now();
  const buyer = async (number: number) => {
    const [submit, pay] = orderRequests(sample, shoppers[number]!);
    while (!end.signal.aborted) {
      await send(origin, submit);
      const start = performance.now();
      await send(origin, pay);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: shopperCount }, (_, number) => buyer(number)));
  return {
    perSecond: (times.length * 1_000) / (performance.now() - began),
    p99: percentile(times, 0.99),
    slowest: Math.max(...times),
  };
}
