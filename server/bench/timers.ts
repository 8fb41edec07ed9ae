import { setTimeout as pause } from 'node:timers/promises';
import { orderList } from '@tradewind/contract/trade/orders';
import { openDatabase, type Database } from '../src/base/db/database.ts';
import { systemClock } from '../src/base/clock/clock.ts';
import { examineBooks } from '../src/money/ledger/index.ts';
import { fillManyOrders } from '../seed/many-orders/fill-many-orders.ts';
import { foldEverything } from '../seed/many-orders/seed-many-orders.ts';
import type { MeasuredServer } from './child.ts';
import type { Catalogue, Environment } from './environment.ts';
import { fillDoneJobs } from './fill-done-jobs.ts';
import { percentile } from './figures.ts';
import { reportTimers, type TimerRow } from './report-timers.ts';
import { measureReads } from './reads.ts';
import { reportReads } from './report.ts';
import { get } from './requests.ts';
import { orderRequests, send } from './shopping.ts';
import type { DeclaredTimer, TimerRun, TimersQuestion } from './timers-server.ts';
import { watchLocks } from './watch-locks.ts';

const products = 3_000;
/** Requests are sent beside each timer for at least so long. */
const leastMilliseconds = 1_500;
const baselineMilliseconds = 10_000;
/** A timer that took so many seconds runs a second time, when it has no more to catch up with. */
const againFrom = 0.5;
const againUntil = 120;

/**
 * `npm run bench -- --timers`: fills a year of orders, runs every timer once, one after the other, in the process that answers
 * requests, and measures what it takes, what it holds, and what a shopper notices of it.
 *
 * @param reads whether everything that is read is measured after it
 */
export async function measureTimers(
  environment: Environment,
  { orders, reads }: { orders: number; reads: boolean },
  print: (line: string) => void,
): Promise<void> {
  const catalogue = await environment.createCatalogue('timers', products);
  const db = openDatabase({ url: catalogue.url, pool: 4 });
  try {
    const began = performance.now();
    const filled = await fillManyOrders(db, orders, print);
    await foldEverything(db, systemClock);
    await addCoupon(db);
    await db.pool.query('checkpoint');
    const each = (filled.bytes.after - filled.bytes.before) / orders;
    print(
      `${orders} orders of ${filled.shoppers} shoppers in ${filled.shops} shops (${seconds(began).toFixed(0)} s), ${Math.round(each)} bytes each`,
    );
    const server = await environment.startTimers(catalogue);
    print(`${await fillDoneJobs(db, orders)} jobs of the last week are done`);
    await measureAll(server, catalogue, db, orders, print);
    if (reads) reportReads(print, await measureReads(server.origin, db), { products, orders });
    await server.stop();
    await printChecks(db, print);
  } finally {
    await db.close();
  }
}

/** A coupon of a shop with few followers that starts now. */
const addCoupon = (db: Database) =>
  db.pool
    .query(`insert into promo_codes (id, code, titles, kind, value, bearer, shop_id, starts_at, ends_at, made_at, claimable)
    select gen_random_uuid(), 'BENCH5', '{}', 'amount', 500, 'shop', id, now() - interval '1 minute', now() + interval '30 days', now(), true
    from shops where slug = 'busy-shop-1'`);

const seconds = (began: number): number => (performance.now() - began) / 1_000;

async function measureAll(
  server: MeasuredServer,
  catalogue: Catalogue,
  db: Database,
  orders: number,
  print: (line: string) => void,
): Promise<void> {
  const before = await measureBeside(server, catalogue, () => pause(baselineMilliseconds));
  const timers = await server.ask<DeclaredTimer[]>('timers' satisfies TimersQuestion);
  const rows: TimerRow[] = [];
  for (const { name, cron } of timers) {
    const first = await measureTimer(server, catalogue, db, name);
    const { seconds: taken } = first.run;
    const again = taken >= againFrom && taken <= againUntil ? await server.ask<TimerRun>({ run: name }) : null;
    rows.push({ name, cron, ...first, again });
    print(`${name}: ${first.run.seconds.toFixed(2)} s${first.run.error ? `, failed: ${first.run.error}` : ''}`);
  }
  reportTimers(print, rows, { orders, before });
}

/** Runs a timer, and then whatever its events cause. */
async function measureTimer(server: MeasuredServer, catalogue: Catalogue, db: Database, name: string) {
  const changed = await readChanges(db);
  const { result, ...noticed } = await measureBeside(server, catalogue, () => server.ask<TimerRun>({ run: name }));
  const { result: events } = await measureBeside(server, catalogue, () => server.ask<TimerRun>('deliver'), 0);
  const after = await readChanges(db);
  return {
    run: result,
    events: events.seconds,
    ...noticed,
    rowsRead: after.read - changed.read,
    rowsWritten: after.written - changed.written,
  };
}

/** Rows that sessions have read and written so far; those of the last second may be missing. */
async function readChanges(db: Database): Promise<{ read: number; written: number }> {
  const { rows } = await db.pool.query<{ read: number; written: number }>(
    `select (tup_returned + tup_fetched)::float8 as read, (tup_inserted + tup_updated + tup_deleted)::float8 as written
     from pg_stat_database where datname = current_database()`,
  );
  return rows[0]!;
}

/** Does some work while a shopper orders, pays and looks at their orders, and watches locks meanwhile. */
async function measureBeside<Result>(
  server: MeasuredServer,
  { sample, shoppers, url }: Catalogue,
  work: () => Promise<Result>,
  least = leastMilliseconds,
) {
  const endWatch = await watchLocks(url);
  const times: number[] = [];
  const shopper = shoppers[Math.floor(Math.random() * shoppers.length)]!;
  const [submit, pay] = orderRequests(sample, shopper);
  const list = get(orderList, { status: 'all' }, { token: shopper.token });
  const end = new AbortController();
  const shopping = (async () => {
    while (!end.signal.aborted)
      for (const request of [submit, pay, list]) {
        const began = performance.now();
        await send(server.origin, request);
        times.push(performance.now() - began);
        await pause(20);
      }
  })();
  const [result] = await Promise.all([work(), pause(least)]);
  end.abort();
  await shopping;
  return { result, locks: await endWatch(), p99: percentile(times, 0.99), slowest: Math.max(...times) };
}

/** The same acts as `npm run check-books`, with and without `--since-proven`, after everything above. */
async function printChecks(db: Database, print: (line: string) => void): Promise<void> {
  for (const onlyNew of [true, false]) {
    const began = performance.now();
    const { entries, findings, sincePoint } = await examineBooks(db, { now: new Date(), onlyNew });
    const what = sincePoint === null ? 'everything' : `what is new since point ${sincePoint}`;
    print(`check-books, ${what}, ${entries} entries: ${seconds(began).toFixed(1)} s, ${findings.length} findings`);
    if (findings.length > 0) throw new Error(findings.join('\n'));
  }
}
