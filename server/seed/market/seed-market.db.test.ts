import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locales } from '@tradewind/contract/base/locales';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { day, later, systemClock } from '../../src/base/clock/clock.ts';
import { rowsOf } from '../../src/base/db/rows-of.ts';
import { localFiles } from '../../src/base/files/local-files.ts';
import { openJobs } from '../../src/base/jobs/jobs.ts';
import { uploadKey } from '../../src/platform/uploads/index.ts';
import { expectCleanBooks } from '../../test/books.ts';
import { demoDatabase } from '../../test/demo-database.ts';
import { isMarketUnfinished, seedMarket } from './seed-market.ts';

const folder = await mkdtemp(join(tmpdir(), 'tradewind-market-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const files = localFiles(join(folder, 'files'));
const db = await demoDatabase();
const deps = {
  db,
  clock: systemClock,
  jobs: openJobs(db, () => {}, false),
  paymentCodeSecret: Buffer.alloc(32, 7),
  files,
  orders: 200,
};
// Interrupted after the shops, the shoppers and some orders, and continued a day later.
let checks = 0;
const interrupted = await seedMarket({
  ...deps,
  signal: {
    get aborted() {
      return (checks += 1) > 30 + 190 + 40;
    },
  } as AbortSignal,
});
const [ordersBefore] = await ordersOfYear();
const unfinished = await isMarketUnfinished(db.read);
const continued = await seedMarket({ ...deps, clock: { now: () => later(systemClock.now(), day) } });

async function ordersOfYear(): Promise<number[]> {
  const rows = await rowsOf<{ count: number }>(
    db.read,
    sql`select count(*)::int as count from orders
      where user_id in (select id from users where email like '%@shoppers.tradewind.example')`,
  );
  return rows.map(({ count }) => count);
}

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

it('has photographs that everybody can see in a fifth of the reviews, none of them twice', async () => {
  const [written] = await rowsOf<{ share: number }>(
    db.read,
    sql`select avg((cardinality(v.pictures) > 0)::int)::float as share from reviews v join users u on u.id = v.user_id
      where u.email like '%@shoppers.tradewind.example'`,
  );
  expect(written!.share).toBeGreaterThanOrEqual(0.18);
  const rows = await rowsOf<{ name: string }>(
    db.read,
    sql`select u.name from reviews v
      join uploads u on u.name = any (v.pictures) and u.user_id = v.user_id and u.public and u.used_at is not null`,
  );
  const seen = new Set<string>();
  for (const { name } of rows) {
    const bytes = (await files.read(uploadKey(name)))!;
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 540, height: 720 });
    seen.add(createHash('sha256').update(bytes).digest('hex'));
  }
  expect(seen.size).toBe(rows.length);
});

it('has questions about products in every language, most of them answered, and none twice about a product', async () => {
  const [row] = await rowsOf<{ questions: number; answered: number; languages: number; twice: number }>(
    db.read,
    sql`select count(*)::int as questions, count(distinct u.locale)::int as languages,
      count(*) filter (where exists (select from product_answers where question_id = q.id))::int as answered,
      (count(*) - count(distinct (q.product_id, q.words)))::int as twice
    from product_questions q join users u on u.id = q.user_id where u.email like '%@shoppers.tradewind.example'`,
  );
  expect(row!.questions).toBeGreaterThan(30);
  expect(row!.languages).toBe(locales.length);
  expect(row!.answered / row!.questions).toBeGreaterThan(0.8);
  expect(row!.twice).toBe(0);
});

it('has clean books', async () => {
  await expectCleanBooks(db);
});

it('adds nothing when it runs again', async () => {
  expect(await seedMarket(deps)).toBe(0);
});

it('goes on where it was interrupted, also on another day', async () => {
  expect(ordersBefore).toBeGreaterThan(0);
  expect(ordersBefore).toBeLessThan(200);
  expect(unfinished).toBe(true);
  expect(await isMarketUnfinished(db.read)).toBe(false);
  expect(await ordersOfYear()).toEqual([200]);
  const people = await countOf(sql`users where email like '%@shoppers.tradewind.example'`);
  expect(interrupted + continued).toBe(30 + people + 200);
});

it('counts visits of today beside its own', async () => {
  await sql`delete from shop_visit_days where day < current_date`.execute(db.kysely);
  await sql`delete from product_visit_days where day < current_date`.execute(db.kysely);
  await seedMarket(deps);
  expect(await isMarketUnfinished(db.read)).toBe(false);
});
