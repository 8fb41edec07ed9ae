import { locales } from '@tradewind/contract/base/locales';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { systemClock } from '../../src/base/clock/clock.ts';
import { rowsOf } from '../../src/base/db/rows-of.ts';
import { openJobs } from '../../src/base/jobs/jobs.ts';
import { expectCleanBooks } from '../../test/books.ts';
import { demoDatabase } from '../../test/demo-database.ts';
import { isMarketUnfinished, seedMarket } from './seed-market.ts';

const db = await demoDatabase();
const deps = {
  db,
  clock: systemClock,
  jobs: openJobs(db, () => {}, false),
  paymentCodeSecret: Buffer.alloc(32, 7),
  orders: 200,
};
await seedMarket(deps);

const countOf = async (from: ReturnType<typeof sql>): Promise<number> => {
  const [row] = await rowsOf<{ count: number }>(db.read, sql`select count(*)::int as count from ${from}`);
  return row!.count;
};

it('opens 60 shops with 1,500 products, each of which a search finds', async () => {
  expect(await countOf(sql`shops where status = 'open'`)).toBeGreaterThanOrEqual(60);
  const onSale = await countOf(sql`products where status = 'on_sale'`);
  expect(onSale).toBeGreaterThanOrEqual(1_500);
  expect(await countOf(sql`products p join search_words w on w.product_id = p.id where p.status = 'on_sale'`)).toBe(
    onSale,
  );
});

it('has shoppers of every language', async () => {
  const rows = await rowsOf<{ locale: string }>(
    db.read,
    sql`select distinct u.locale from users u join orders o on o.user_id = u.id`,
  );
  expect(rows.map(({ locale }) => locale).toSorted()).toEqual(locales.toSorted());
});

it('has shops that offer coupons to claim', async () => {
  expect(await countOf(sql`promo_codes where claimable and ends_at > now()`)).toBeGreaterThanOrEqual(10);
});

it('has orders of a whole year, more and more of them', async () => {
  const [row] = await rowsOf<{ oldest: number; early: number; late: number }>(
    db.read,
    sql`select extract(day from now() - min(placed_at))::int as oldest,
      count(*) filter (where placed_at < now() - interval '270 days')::int as early,
      count(*) filter (where placed_at >= now() - interval '90 days')::int as late from orders`,
  );
  expect(row!.oldest).toBeGreaterThan(300);
  expect(row!.late).toBeGreaterThan(row!.early);
});

it('completes the orders whose time for refunds is over, when it was over', async () => {
  const open = sql`orders where status in ('delivered', 'received') and placed_at < now() - interval '30 days'
    and user_id in (select id from users where email like '%@shoppers.tradewind.example')`;
  expect(await countOf(open)).toBe(0);
  expect(await countOf(sql`orders where completed_at < now() - interval '60 days'`)).toBeGreaterThan(0);
});

it('has reviews that are good on the whole, and not all of them', async () => {
  const [row] = await rowsOf<{ stars: number; poor: number }>(
    db.read,
    sql`select avg(product_score)::float / 2 as stars, count(*) filter (where product_score <= 6)::int as poor from reviews`,
  );
  expect(row!.stars).toBeGreaterThan(4);
  expect(row!.stars).toBeLessThan(4.9);
  expect(row!.poor).toBeGreaterThan(0);
});

it('has clean books', async () => {
  await expectCleanBooks(db);
});

it('adds nothing when it runs again', async () => {
  expect(await seedMarket(deps)).toBe(0);
});

it('knows that it was interrupted, and goes on', async () => {
  expect(await isMarketUnfinished(db.read, systemClock.now())).toBe(false);
  // Somebody visits while the market grows.
  await sql`delete from shop_visit_days where day < current_date`.execute(db.kysely);
  await sql`delete from product_visit_days where day < current_date`.execute(db.kysely);
  expect(await isMarketUnfinished(db.read, systemClock.now())).toBe(true);
  await seedMarket(deps);
  expect(await isMarketUnfinished(db.read, systemClock.now())).toBe(false);
});

it('stops between two of its acts when it is told to', async () => {
  const other = await demoDatabase();
  const ended = new AbortController();
  ended.abort();
  expect(await seedMarket({ ...deps, db: other, signal: ended.signal })).toBe(0);
  await expectCleanBooks(other);
});
