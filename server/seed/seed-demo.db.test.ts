import { shopRoles } from '@tradewind/contract/base/shop-roles';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { categoryCodes } from '@tradewind/contract/goods/catalog';
import { codesOf, readCategoryTree } from '../src/goods/catalog/index.ts';
import { locales } from '@tradewind/contract/base/locales';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { systemClock } from '../src/base/clock/clock.ts';
import { localFiles } from '../src/base/files/local-files.ts';
import { openJobs } from '../src/base/jobs/jobs.ts';
import { balanceOf, userAvailable } from '../src/money/ledger/index.ts';
import { countOrders } from '../src/trade/orders/index.ts';
import { checkPaymentCode } from '../src/people/users/index.ts';
import { besideFlashTimer } from '../test/beside-flash-timer.ts';
import { expectCleanBooks } from '../test/books.ts';
import { testDatabase } from '../test/database.ts';
import { tablePrints } from '../test/table-prints.ts';
import { userIdOf } from './demo-ids.ts';
import { demoPictureMaker } from './pictures/index.ts';
import { seedDemo } from './seed-demo.ts';

const db = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'tradewind-seed-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const jobs = openJobs(db, () => {}, false);
const files = localFiles(folder);
const deps = {
  db,
  clock: systemClock,
  jobs,
  paymentCodeSecret: Buffer.alloc(32, 7),
};
const first = await besideFlashTimer(db, () => seedDemo(deps));

describe('the demo world', () => {
  it('has work in every queue of finance', async () => {
    const counted = await sql<Record<string, number>>`select
      (select count(*)::int from withdrawals where status = 'auditing' and batch_id is null) as withdrawals,
      (select count(*)::int from withdrawals where status = 'auditing' and batch_id is not null) as handed_over,
      (select count(*)::int from withdrawals where status = 'passed') as paid,
      (select count(*)::int from withdrawals where status = 'refused') as refused,
      (select count(*)::int from payout_batches) as batches,
      (select count(*)::int from statement_entries where why = 'to_settle') as payouts_to_settle,
      (select count(*)::int from statement_entries where why = 'not_found') as entries_to_explain,
      (select count(*)::int from duty_remittances where state = 'booked') as remittances,
      (select count(*)::int from duty_remittances where state = 'asked') as remittances_to_approve,
      (select count(*)::int from shop_corrections where state = 'appealed') as appeals,
      (select count(*)::int from shop_corrections where state = 'asked') as corrections,
      (select count(*)::int from risk_findings where gone_at is null) as risks`.execute(db.kysely);
    expect(Object.entries(counted.rows[0]!).filter(([, count]) => count === 0)).toEqual([]);
  });

  it('has an application to review, and one with a question', async () => {
    const rows = await db.read.selectFrom('merchant_applications').select('state').orderBy('state').execute();
    expect(rows.map(({ state }) => state)).toEqual(['question_asked', 'submitted']);
  });

  it('has shops, and products in every category, most with two options', async () => {
    const shops = await db.read.selectFrom('shops').select('id').execute();
    const products = await db.read.selectFrom('products').select(['category_code', 'options']).execute();
    expect(shops.length).toBeGreaterThanOrEqual(30);
    expect(products.length).toBeGreaterThanOrEqual(300);
    const { tops } = await readCategoryTree(db.read);
    const onShelf = (codes: readonly string[]) => products.filter(({ category_code: code }) => codes.includes(code));
    expect(tops.map(({ code }) => code)).toEqual(categoryCodes);
    expect(tops.filter((top) => onShelf(codesOf(top)).length < 12)).toEqual([]);
    const below = tops.flatMap(({ children }) => children);
    expect(below.length).toBeGreaterThan(15);
    expect(below.filter(({ code }) => onShelf([code]).length < 2)).toEqual([]);
    expect(products.filter(({ options }) => options.length === 2).length).toBeGreaterThan(products.length * 0.7);
  });

  it('has texts in all five languages', async () => {
    const products = await db.read
      .selectFrom('products')
      .select(['slug', 'titles', 'summaries', 'descriptions', 'options', 'facts'])
      .where('status', '=', 'on_sale')
      .execute();
    const shops = await db.read.selectFrom('shops').select(['slug', 'slogans', 'abouts', 'cities']).execute();
    const texts = [
      ...products.flatMap(({ titles, summaries, descriptions, options, facts }) => [
        titles,
        summaries,
        descriptions,
        ...options.flatMap(({ names, values }) => [names, ...values.map((value) => value.texts)]),
        ...facts.flatMap(({ names, values }) => [names, values]),
      ]),
      ...shops.flatMap(({ slogans, abouts, cities }) => [slogans, abouts, cities]),
    ];
    expect(texts.filter((text) => !locales.every((locale) => text[locale]?.trim()))).toEqual([]);
    const { rows } = await sql<{
      products: number;
    }>`select count(*)::int as products from search_words w join products p on p.id = w.product_id
      where p.status = 'on_sale' and length(w.title_words) > 5`.execute(db.kysely);
    expect(rows).toEqual([{ products: products.length }]);
  });

  it('has no duplicate titles or texts in any language', async () => {
    const products = await db.read
      .selectFrom('products')
      .select(['titles', 'summaries', 'descriptions'])
      .where('status', '=', 'on_sale')
      .execute();
    for (const locale of locales) {
      for (const part of ['titles', 'summaries', 'descriptions'] as const) {
        const said = products.map((product) => product[part][locale] ?? '');
        expect(
          said.filter((text, index) => said.indexOf(text) !== index),
          `${part} in ${locale}`,
        ).toEqual([]);
      }
    }
  });

  it('has products that shoppers don’t see', async () => {
    const states = await db.read.selectFrom('products').select('status').where('status', '<>', 'on_sale').execute();
    expect(states.map(({ status }) => status).toSorted()).toEqual(['draft', 'draft', 'in_review', 'taken_down']);
  });

  it('has new, reduced and sold-out products', async () => {
    const { rows } = await sql<{ fresh: number; reduced: number; gone: number }>`
      select count(*) filter (where created_at > now() - interval '15 days')::int as fresh,
        count(*) filter (where exists (select from skus s where s.product_id = p.id and s.list_price > s.price))::int as reduced,
        count(*) filter (where not in_stock)::int as gone
      from products p`.execute(db.kysely);
    for (const few of Object.values(rows[0]!)) {
      expect(few).toBeGreaterThanOrEqual(3);
      expect(few).toBeLessThan(60);
    }
    const shops = await db.read
      .selectFrom('shops as s')
      .leftJoin('shop_destinations as d', (join) => join.onRef('d.shop_id', '=', 's.id').on('d.country', '=', 'SG'))
      .select(['s.slug', 'd.shop_id'])
      .execute();
    expect(shops.filter(({ shop_id }) => shop_id === null)).toEqual([]);
  });

  it('has no | or comma in option values, which existing clients use as separators', async () => {
    const products = await db.read.selectFrom('products').select(['slug', 'options']).execute();
    for (const { slug, options } of products) {
      for (const locale of locales) {
        const names = options.map((option) => option.names[locale]);
        expect(new Set(names).size, slug).toBe(names.length);
        for (const { values } of options) {
          const words = values.map(({ texts }) => texts[locale] ?? '');
          expect(new Set(words).size, slug).toBe(words.length);
          expect(
            words.filter((word) => /[|,]/.test(word)),
            `${slug} in ${locale}`,
          ).toEqual([]);
        }
      }
    }
  });

  it('shows the prices and stock of the SKUs', async () => {
    const { rows } = await sql`
      select p.slug from products p join lateral (select min(current_price) as price, bool_or(stock > 0) as in_stock from skus where product_id = p.id) s on true
      where p.min_price is distinct from s.price or p.in_stock is distinct from s.in_stock`.execute(db.kysely);
    expect(rows).toEqual([]);
  });

  it('counts sales from real paid orders', async () => {
    const { rows } = await sql`
      select p.slug, p.sales, s.pieces from products p
      left join (select product_id, sum(quantity) as pieces from order_lines l join orders o on o.id = l.order_id where o.paid_at is not null group by 1) s on s.product_id = p.id
      where p.sales <> coalesce(s.pieces, 0)`.execute(db.kysely);
    expect(rows).toEqual([]);
    const { rows: sold } = await sql<{ products: bigint; shops: bigint }>`
      select (select count(*) from products where sales > 0) as products, (select count(*) from shops where sales > 0) as shops`.execute(
      db.kysely,
    );
    expect(Number(sold[0]!.products)).toBeGreaterThan(40);
    expect(Number(sold[0]!.shops)).toBeGreaterThanOrEqual(10);
  });

  it('gives the demo shopper money, a payment code, an address and orders in every status', async () => {
    const demo = userIdOf('demo');
    const { minor } = await balanceOf(db.read, userAvailable(demo));
    expect(minor).toBeGreaterThanOrEqual(200_000n);
    await expect(checkPaymentCode(deps, demo, '246810', new Date())).resolves.toBeUndefined();
    const addresses = await db.read
      .selectFrom('addresses')
      .select('id')
      .where('user_id', '=', demo)
      .where('is_default', '=', true)
      .execute();
    expect(addresses).toHaveLength(1);
    expect(await countOrders(db.read, demo)).toMatchObject({ all: 8, '0': 1, '1': 2, '2': 2, '3': 2, '-1': 1 });
  });

  it('has an owner for every shop, and a member with each role in one', async () => {
    const members = await db.read
      .selectFrom('shop_members')
      .innerJoin('users', 'users.id', 'user_id')
      .innerJoin('shops', 'shops.id', 'shop_id')
      .select(['username', 'slug', 'role'])
      .execute();
    const slugs = (await db.read.selectFrom('shops').select('slug').execute()).map(({ slug }) => slug);
    expect(
      members
        .filter(({ role }) => role === 'owner')
        .map(({ username }) => username)
        .sort(),
    ).toEqual(slugs.map((slug) => `shop-${slug}`).sort());
    expect(
      members
        .filter(({ slug }) => slug === 'hoshi-audio')
        .map(({ role }) => role)
        .sort(),
    ).toEqual([...shopRoles].sort());
  });

  it('has questions about products with answers of the shop and of buyers, and one that waits', async () => {
    const { rows } = await sql<{ questions: number; open: number; shops: number; buyers: number }>`
      select count(*)::int as questions,
        count(*) filter (where not exists (select from product_answers where question_id = q.id))::int as open,
        (select count(*)::int from product_answers where by_shop) as shops,
        (select count(*)::int from product_answers where not by_shop) as buyers
      from product_questions q`.execute(db.kysely);
    expect(rows).toEqual([{ questions: 12, open: 1, shops: 11, buyers: 2 }]);
  });

  it('has reviews only of received products, not all positive, with correct counts', async () => {
    const { rows } = await sql<{ reviews: number; mean: number; unreceived: number; wrong: number; replies: number }>`
      select count(*)::int as reviews, avg(r.product_score)::float8 as mean, count(*) filter (where o.received_at is null or r.reviewed_at < o.received_at)::int as unreceived,
        count(*) filter (where r.reply <> '')::int as replies,
        (select count(*) from products p cross join lateral
          (select coalesce(sum(product_score), 0)::int as stars, count(*)::int as count from reviews where product_id = p.id) counted
          where (p.score_sum, p.review_count) is distinct from (counted.stars, counted.count))::int as wrong
      from reviews r join orders o on o.id = r.order_id`.execute(db.kysely);
    expect(rows[0]).toMatchObject({ unreceived: 0, wrong: 0 });
    expect(rows[0]!.reviews).toBeGreaterThanOrEqual(12);
    expect(rows[0]!.mean).toBeLessThan(9.5);
  });

  it('has weeks of visits, each day at least as many at the checkout as orders', async () => {
    const { rows } = await sql<{ days: number; wrong: number }>`
      select count(distinct v.day)::int as days, (count(*) filter (
        where v.visitors < v.product_visitors or v.product_visitors < v.carts or v.carts < v.checkouts
          or v.checkouts < (select count(*) from orders o where o.shop_id = v.shop_id and (o.paid_at at time zone 'UTC')::date = v.day)))::int as wrong
      from shop_visit_days v`.execute(db.kysely);
    expect(rows[0]!.days).toBeGreaterThanOrEqual(30);
    expect(rows[0]!.wrong).toBe(0);
  });

  it('has clean books', async () => {
    await expectCleanBooks(db);
    expect(first.added).toBeGreaterThan(200);
  });

  it('knows the recipe of every picture that a page shows', async () => {
    const { rows } = await sql<{ url: string }>`
      select unnest(images) as url from products union select image from products union select image from skus union select avatar from shops
      union select avatar from users where avatar <> '' union select image from banners
      union select v ->> 'image' from products, jsonb_array_elements(options) o, jsonb_array_elements(o -> 'values') v where v ->> 'image' is not null`.execute(
      db.kysely,
    );
    const known = new Set((await db.read.selectFrom('demo_pictures').select('name').execute()).map(({ name }) => name));
    expect(rows.length).toBeGreaterThan(500);
    expect(
      rows.filter(({ url }) => !known.has(/^\/media\/([0-9a-f]{32})-(160|400|480|800)\.webp$/.exec(url)?.[1] ?? '')),
    ).toEqual([]);

    const make = demoPictureMaker({ db, files });
    const [{ url } = { url: '' }] = rows;
    const made = await make(url.replace('/media/', ''));
    expect(made?.subarray(8, 12).toString()).toBe('WEBP');
    expect(await make(`${'0'.repeat(32)}-400.webp`)).toBeNull();
    expect(await make(url.replace('/media/', '').replace(/-\d+/, '-123'))).toBeNull();
  });

  it('keeps later changes when it is seeded again', async () => {
    await db.transact((tx) => tx.updateTable('skus').set({ stock: 1 }).where('stock', '>', 200).execute());
    await db.transact((tx) =>
      tx
        .updateTable('products')
        .set({ titles: { en: 'Renamed' } })
        .where('slug', '=', 'bubble-tea-kit')
        .execute(),
    );
    const before = await tablePrints(db);
    const lines: string[] = [];
    const again = await seedDemo({ ...deps, log: (line) => lines.push(line) });
    expect(again.added).toBe(0);
    expect(lines.filter((line) => !line.endsWith(': nothing to add'))).toEqual([
      expect.stringMatching(/^books are right/),
    ]);
    expect(await tablePrints(db)).toEqual(before);
  });

  it('completes an interrupted run', async () => {
    await db.kysely.deleteFrom('banners').where('position', '=', 2).execute();
    expect((await seedDemo(deps)).added).toBe(1);
    expect(await db.read.selectFrom('banners').select('id').execute()).toHaveLength(6);
  });
});
