import { parseArgs } from 'node:util';
import { measureBooks } from './books.ts';
import { measureDeadlines } from './deadlines.ts';
import { fillOrders, openOrders } from './fill-orders.ts';
import { systemClock } from '../src/base/clock/clock.ts';
import { openDatabase } from '../src/base/db/database.ts';
import { foldAccounts } from '../src/money/ledger/index.ts';
import { foldProductSales } from '../src/operations/insights/desk/product-sales.ts';
import { foldBookedDays } from '../src/operations/reports/booked-days.ts';
import { compareWithBareRoutes, compareWithTpcB } from './compare.ts';
import { measureImport } from './imports.ts';
import { measureLive } from './live.ts';
import { measureGrowth, measureKeySelect, measureRoundTrip } from './growth.ts';
import { measureProcesses } from './processes.ts';
import { reportGrowth, reportKinds, reportLoad, reportProcesses, reportReads, reportSearches } from './report.ts';
import { measureReads } from './reads.ts';
import { readRequests } from './requests.ts';
import { judgedQueries } from '../test/search/judged-query.ts';
import { marketDevelopmentQueries, marketQueries } from '../test/search/market-query.ts';
import { measureJudged } from './judged-searches.ts';
import { measureKinds, measureSearches } from './searches.ts';
import { measureTimers } from './timers.ts';
import { createEnvironment, type Environment } from './environment.ts';
import { recordRun } from './history.ts';
import { pageWorkloads, requireBuiltPages } from './pages.ts';
import { createWorkloads } from './workloads.ts';

/**
 * `npm run bench` measures the product on a database of its own, beside what the same machine can do at best, and throws the
 * database away. It adds its ratios to `history.jsonl` and fails when one fell by more than a fifth; `-- --unrecorded` does neither.
 * With an option it measures something else:
 *
 * - `--products 100000`: the same with a large catalogue
 * - `--search`: searches in every language, what judged ones find here and by a general engine, over the core of the demo and
 *   over all of it, and every kind of question as a multiple of a plain search
 * - `--processes`: the same crowd on one, two and three processes
 * - `--books`: the books, at 10,000 and 1,000,000 entries
 * - `--deadlines`: the deadlines of 100,000 open orders
 * - `--timers`: every timer, among `--orders` of a year; with `--desk` also everything that is read, as below
 * - `--import`: a file of 10,000 products
 * - `--live`: `--connections` to the live channel of one process, 10,000 without it
 * - `--desk`: everything that both desks, shoppers and visitors read, of so many products of one shop and `--orders` open orders, or of all shops with `--spread`
 *
 * Figures are printed and never judged by a test: machines differ, ratios less.
 */
const print = (line: string) => process.stdout.write(`${line}\n`);
const smallCatalogue = 1_000;

/** The ratios of earlier runs; ratios of other machines differ little. */
const history = new URL('history.jsonl', import.meta.url);

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      books: { type: 'boolean', default: false },
      connections: { type: 'string', default: '10000' },
      deadlines: { type: 'boolean', default: false },
      desk: { type: 'boolean', default: false },
      import: { type: 'boolean', default: false },
      live: { type: 'boolean', default: false },
      orders: { type: 'string', default: String(openOrders) },
      processes: { type: 'boolean', default: false },
      search: { type: 'boolean', default: false },
      products: { type: 'string', default: '10000' },
      seconds: { type: 'string', default: '3' },
      spread: { type: 'boolean', default: false },
      timers: { type: 'boolean', default: false },
      unrecorded: { type: 'boolean', default: false },
    },
  });
  const products = Number(values.products);
  const seconds = Number(values.seconds);
  const orders = Number(values.orders);
  const connections = Number(values.connections);
  if (!Number.isSafeInteger(products) || products < smallCatalogue)
    throw new Error(`--products takes a whole number from ${smallCatalogue}`);
  if (!(seconds >= 1 && seconds <= 60)) throw new Error('--seconds takes a number from 1 to 60');
  if (!(Number.isSafeInteger(orders) && orders >= openOrders))
    throw new Error(`--orders takes a whole number from ${openOrders}`);
  if (!(Number.isSafeInteger(connections) && connections >= 100 && connections <= 50_000))
    throw new Error('--connections takes a whole number from 100 to 50000');

  const environment = await createEnvironment(print);
  const giveUp = (why: string) => {
    process.stderr.write(`${why}\n`);
    void environment.close().finally(() => process.exit(1));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => giveUp('Broken off.'));
  const longest =
    170 +
    seconds * 44 +
    products / 200 +
    (values.deadlines ? 600 : 0) +
    (values.desk ? 900 + orders / 500 : 0) +
    (values.import ? 300 : 0) +
    (values.search ? 600 : 0) +
    (values.timers ? 1_200 + orders / 500 : 0) +
    (values.processes ? 300 + seconds * 30 : 0) +
    (values.live ? connections / 25 : 0);
  const deadline = setTimeout(() => giveUp(`Not done after ${longest} s; broken off.`), longest * 1_000);
  try {
    if (values.books) await measureBooks(environment, print);
    else if (values.deadlines) await measureDeadlines(environment, print);
    else if (values.timers) await measureTimers(environment, { orders, reads: values.desk }, print);
    else if (values.live) await measureLive(environment, connections, print);
    else if (values.import) await measureImport(environment, print);
    else if (values.desk) await measureDesk(environment, { products, orders, spread: values.spread });
    else if (values.processes)
      reportProcesses(
        print,
        await measureProcesses(environment, await environment.createCatalogue('large', products), seconds),
      );
    else if (values.search) await measureSearch(environment, products);
    else await measure(environment, products, seconds, values.unrecorded);
  } finally {
    clearTimeout(deadline);
    await environment.close();
  }
}

async function measureSearch(environment: Environment, products: number): Promise<void> {
  await measureJudged(environment, await environment.createCatalogue('demo', 0), judgedQueries, print);
  print('Over the core and the market of the demo:');
  const ofMarket = [...marketDevelopmentQueries, ...marketQueries];
  await measureJudged(environment, await environment.createMarket('market'), ofMarket, print);
  const catalogue = await environment.createCatalogue('large', products);
  const shop = await environment.startProduct(catalogue);
  const roundTrip = await measureRoundTrip(environment.pool, 1_000);
  const searches = await measureSearches(shop.origin, catalogue.sample.titles, 300);
  const kinds = await measureKinds(shop.origin, catalogue.sample, 300);
  await shop.stop();
  const db = openDatabase({ url: catalogue.url, pool: 1 });
  const ids = catalogue.sample.products.map(({ id }) => id);
  const keySelect = await measureKeySelect(db.pool, ids, 1_000).finally(db.close);
  reportSearches(print, searches, products, roundTrip);
  reportKinds(print, kinds, products, keySelect);
}

async function measureDesk(
  environment: Environment,
  { products, orders, spread }: { products: number; orders: number; spread: boolean },
): Promise<void> {
  const catalogue = await environment.createCatalogue('desk', products, spread ? 'all shops' : 'one shop');
  const db = openDatabase({ url: catalogue.url, pool: 4 });
  try {
    await fillOrders(db, catalogue, orders);
    // As the timers of a running installation have done long ago.
    await foldAccounts({ db, clock: systemClock }, 0);
    await foldBookedDays({ db, clock: systemClock }, 0);
    await foldProductSales({ db });
    const product = await environment.startProduct(catalogue);
    reportReads(print, await measureReads(product.origin, db), { products, orders });
    await product.stop();
  } finally {
    await db.close();
  }
}

/** Measures the product beside what the machine can do. Ratios that fell since earlier runs fail it. */
async function measure(
  environment: Environment,
  products: number,
  seconds: number,
  unrecorded: boolean,
): Promise<void> {
  requireBuiltPages();
  const small = await environment.createCatalogue('small', smallCatalogue);
  const large = await environment.createCatalogue('large', products);

  const [smallShop, largeShop] = [await environment.startProduct(small), await environment.startProduct(large)];
  const roundTrip = await measureRoundTrip(environment.pool, 1_000);
  const growths = await measureGrowth(
    { origin: smallShop.origin, reads: readRequests(small.sample) },
    { origin: largeShop.origin, reads: readRequests(large.sample) },
    250,
  );
  await smallShop.stop();
  await largeShop.stop();
  reportGrowth(print, growths, { small: small.size, large: large.size }, roundTrip);

  const besideBareRoutes = await compareWithBareRoutes(
    environment,
    large,
    createWorkloads(large.sample, readRequests(large.sample), large.shoppers),
    seconds,
  );
  const besideTpcB = await compareWithTpcB(environment, large, seconds);
  const pages = await compareWithBareRoutes(environment, large, pageWorkloads(large.sample), seconds);
  const rows = [...besideBareRoutes, besideTpcB, ...pages];
  reportLoad(print, rows);
  if (unrecorded) return;
  const fallen = await recordRun(history, {
    at: new Date().toISOString(),
    products,
    ratios: Object.fromEntries([
      ...rows.map(({ name, perSecond, reference }) => [name, perSecond / reference.perSecond]),
      ...growths.map((growth) => [`${growth.name}, few products`, growth.small / growth.large]),
    ]),
  });
  for (const line of fallen) print(`Fallen by more than a fifth: ${line}`);
  if (fallen.length > 0) process.exitCode = 1;
}

await main();
