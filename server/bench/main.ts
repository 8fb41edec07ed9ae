import { parseArgs } from 'node:util';
import { measureBooks } from './books.ts';
import { measureClocks } from './clocks.ts';
import { compareWithBareRoutes, compareWithTpcB } from './compare.ts';
import { measureGrowth, measureRoundTrip } from './growth.ts';
import { reportGrowth, reportLoad, reportSearches } from './report.ts';
import { readsOf } from './requests.ts';
import { measureSearches } from './searching.ts';
import { buildStage, type Stage } from './stage.ts';
import { workloadsOf } from './workloads.ts';

/**
 * `npm run bench` measures the product on a database of its own, beside what the same machine can do at best, and throws
 * the database away; `npm run bench -- --products 100000` does so with a large catalogue, `npm run bench -- --search` with
 * searches in every language, `npm run bench -- --books` with the books, at 10,000 and 1,000,000 entries, `npm run bench -- --clocks`
 * with the clocks of 100,000 open orders. Figures are printed and never judged by a test: machines differ, ratios less.
 */
const say = (line: string) => process.stdout.write(`${line}\n`);
const smallCatalogue = 1_000;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      books: { type: 'boolean', default: false },
      clocks: { type: 'boolean', default: false },
      search: { type: 'boolean', default: false },
      quick: { type: 'boolean' },
      products: { type: 'string', default: '10000' },
      seconds: { type: 'string', default: '3' },
    },
  });
  const products = Number(values.products);
  const seconds = Number(values.seconds);
  if (!Number.isSafeInteger(products) || products < smallCatalogue)
    throw new Error(`--products takes a whole number from ${smallCatalogue}`);
  if (!(seconds >= 1 && seconds <= 60)) throw new Error('--seconds takes a number from 1 to 60');

  const stage = await buildStage(say);
  const giveUp = (why: string) => {
    process.stderr.write(`${why}\n`);
    void stage.close().finally(() => process.exit(1));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => giveUp('Broken off.'));
  const longest = 130 + seconds * 40 + products / 200 + (values.clocks ? 600 : 0);
  const deadline = setTimeout(() => giveUp(`Not done after ${longest} s; broken off.`), longest * 1_000);
  try {
    await (values.books
      ? measureBooks(stage, say)
      : values.clocks
        ? measureClocks(stage, say)
        : values.search
          ? measureSearch(stage, products)
          : measure(stage, products, seconds));
  } finally {
    clearTimeout(deadline);
    await stage.close();
  }
}

async function measureSearch(stage: Stage, products: number): Promise<void> {
  const catalogue = await stage.fill('large', products);
  const shop = await stage.openShop(catalogue);
  const roundTrip = await measureRoundTrip(stage.pool, 1_000);
  const searches = await measureSearches(shop.origin, catalogue.shelf.titles, 300);
  await shop.stop();
  reportSearches(say, searches, products, roundTrip);
}

async function measure(stage: Stage, products: number, seconds: number): Promise<void> {
  const small = await stage.fill('small', smallCatalogue);
  const large = await stage.fill('large', products);

  const [smallShop, largeShop] = [await stage.openShop(small), await stage.openShop(large)];
  const roundTrip = await measureRoundTrip(stage.pool, 1_000);
  const growths = await measureGrowth(
    { origin: smallShop.origin, reads: readsOf(small.shelf) },
    { origin: largeShop.origin, reads: readsOf(large.shelf) },
    250,
  );
  await smallShop.stop();
  await largeShop.stop();
  reportGrowth(say, growths, { small: small.size, large: large.size }, roundTrip);

  const rows = await compareWithBareRoutes(
    stage,
    large,
    workloadsOf(large.shelf, readsOf(large.shelf), large.shoppers),
    seconds,
  );
  reportLoad(say, [...rows, await compareWithTpcB(stage, large, seconds)]);
}

await main();
