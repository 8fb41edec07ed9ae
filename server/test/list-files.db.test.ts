import { exportImportItems, exportImports } from '@tradewind/contract/goods/shop-desk/imports';
import { changeStock, exportMovements, stockMovements } from '@tradewind/contract/goods/shop-desk/stock';
import { exportAudit, shopAuditLog } from '@tradewind/contract/goods/shop-desk/audit';
import { exportEarnings, shopEarnings } from '@tradewind/contract/money/shop-desk/earnings';
import { exportPayouts, requestPayout, shopPayouts } from '@tradewind/contract/money/shop-desk/payouts';
import { createShopPromo, exportPromos, shopPromos } from '@tradewind/contract/trade/shop-desk/promos';
import { exportReviews, replyToReview, shopReviews } from '@tradewind/contract/trade/shop-desk/reviews';
import { expect, it } from 'vitest';
import { day, later } from '../src/base/clock/clock.ts';
import { newId } from '../src/base/ids/ids.ts';
import { testApp } from './app.ts';
import { expectCleanBooks } from './books.ts';
import { buildProduct, ensureCategories } from './build-catalog.ts';
import { csvOf, uploadProducts } from './build-import.ts';
import { buildMerchant } from './build-merchant.ts';
import { testCode } from './build-shopper.ts';
import { testDatabase } from './database.ts';
import { earningShops } from './earning-shop.ts';
import { fileReader } from './read-file.ts';
import { reviewActs } from './review-acts.ts';

const db = await testDatabase();
await db.transact(ensureCategories);
const test = await testApp(db);
const { clock, data } = test;
const { readFile, readRows } = fileReader(test);
const { earn, earningShop } = earningShops(test);
const csv = { format: 'csv' } as const;
const as = ({ token }: { token: string }) => ({ token });

it('writes the earnings of the list, filtered by state, number and day', async () => {
  const { merchant, order } = await earningShop();
  const from = clock.now().toISOString();
  const { order: held } = await earn({ shopId: merchant.shop }, 12_300n);
  for (const filter of [
    {},
    { state: 'held' },
    { state: 'released' },
    { q: order.sn },
    { from },
    { to: from },
  ] as const) {
    const { list } = await data(shopEarnings, { limit: 100, ...filter }, merchant);
    const rows = await readRows(exportEarnings, { ...csv, ...filter }, merchant);
    expect(rows.map((row) => [row.Order, row['Paid (USD)'], row['Earned (USD)']])).toEqual(
      list.map(({ sn, gross, net }) => [sn, gross, net]),
    );
  }
  expect((await data(shopEarnings, { from }, merchant)).list.map(({ sn }) => sn)).toEqual([held.sn]);
});

it('writes the payouts of the list, filtered by state, number and day', async () => {
  const { merchant, accountId } = await earningShop();
  const asked = await data(
    requestPayout,
    { address_id: accountId, price: '100.00', password_pay: testCode },
    { ...merchant, key: newId() },
  );
  const tomorrow = later(clock.now(), day).toISOString();
  for (const filter of [{}, { state: 'auditing' }, { q: asked.sn }, { to: tomorrow }] as const)
    expect(await readRows(exportPayouts, { ...csv, ...filter }, merchant)).toMatchObject([
      { Payout: asked.sn, 'Amount (USD)': '100.00', State: 'In review' },
    ]);
  for (const filter of [{ state: 'passed' }, { q: 'PO0' }, { from: tomorrow }] as const) {
    expect((await data(shopPayouts, filter, merchant)).list).toEqual([]);
    expect(await readRows(exportPayouts, { ...csv, ...filter }, merchant)).toEqual([]);
  }
  await expectCleanBooks(db);
});

it('writes the promo codes of the list, filtered by state and code', async () => {
  const owner = await buildMerchant(db, { now: clock.now() });
  const code = `T${newId().slice(-10).toUpperCase()}`;
  const ends_at = later(clock.now(), day).toISOString();
  await data(createShopPromo, { code, kind: 'percent', value: '5', ends_at }, as(owner));
  for (const filter of [{}, { state: 'all' }, { q: code.slice(2, 8) }] as const)
    expect(await readRows(exportPromos, { ...csv, ...filter }, as(owner))).toMatchObject([
      { Code: code, State: 'In force', Used: '0' },
    ]);
  expect((await data(shopPromos, { q: 'NOTHING' }, as(owner))).list).toEqual([]);
});

it('writes the reviews of the list without the names of their authors', async () => {
  const { setUp } = reviewActs(test);
  const { product, order, written } = await setUp();
  const owner = { token: (await buildMerchant(db, { shop: { id: product.shopId }, now: clock.now() })).token };
  const id = await written({ comment: '=Fine' });
  await data(replyToReview, { id, text: 'Thanks' }, owner);
  for (const filter of [
    {},
    { q: order.sn },
    { q: 'fine' },
    { product: product.id },
    { stars: 5 },
    { queue: 'replied' },
  ] as const) {
    expect((await data(shopReviews, filter, owner)).total, JSON.stringify(filter)).toBe(1);
    expect(await readRows(exportReviews, { ...csv, ...filter }, owner)).toMatchObject([
      { Order: order.sn, Review: "'=Fine", Reply: 'Thanks', Stars: '5' },
    ]);
  }
  for (const filter of [{ q: 'terrible' }, { stars: 1 }, { to: '2020-01-01' }] as const)
    expect((await data(shopReviews, filter, owner)).total).toBe(0);
  const author = db.read.selectFrom('users').select('username').where('id', '=', order.shopper.id);
  const { username } = await author.executeTakeFirstOrThrow();
  expect(await readFile(exportReviews, csv, owner)).not.toContain(username);
});

it('writes the audit log of a shop', async () => {
  const owner = await buildMerchant(db, { now: clock.now() });
  const ends_at = later(clock.now(), day).toISOString();
  for (const code of ['FIRST', 'SECOND'])
    await data(
      createShopPromo,
      { code: `${code}${newId().slice(-6)}`, kind: 'percent', value: '5', ends_at },
      as(owner),
    );
  const { list } = await data(shopAuditLog, {}, as(owner));
  const rows = await readRows(exportAudit, csv, as(owner));
  expect(rows.map((row) => [row.Act, row.About])).toEqual(list.map(({ act, subject }) => [act, subject]));
  expect(await readRows(exportAudit, { ...csv, act: 'shopDesk.shipOrder' }, as(owner))).toEqual([]);
});

it('writes the movements of a shop’s stock, of all its products or one, and none of another shop', async () => {
  const owner = await buildMerchant(db, { now: clock.now() });
  const shop = { id: owner.shopId, name: 'Shop' };
  const [wet, torn] = [await buildProduct(db, { shop }), await buildProduct(db, { shop })];
  const damaged = (product: typeof wet, note: string) =>
    data(
      changeStock,
      { sku_id: product.skus[0]!.id, reason: 'damaged', add: -2, note },
      { ...as(owner), key: newId() },
    );
  await damaged(wet, '=Wet');
  await damaged(torn, 'Torn');
  expect((await readRows(exportMovements, csv, as(owner))).map(({ Note }) => Note).filter(Boolean)).toEqual([
    'Torn',
    "'=Wet",
  ]);
  const ofOne = { ...csv, product_id: wet.id };
  const { list } = await data(stockMovements, { product_id: wet.id, limit: 100 }, as(owner));
  const rows = await readRows(exportMovements, ofOne, as(owner));
  expect(rows[0]).toMatchObject({ Reason: 'Damaged', Change: '-2' });
  expect(rows.map((row) => [row['Stock before'], row['Stock after']])).toEqual(
    list.map(({ before, after }) => [String(before), String(after)]),
  );
  expect(await readRows(exportMovements, ofOne, as(await buildMerchant(db, { now: clock.now() })))).toEqual([]);
});

it('writes the imports of a shop, and what one of them changes and what is wrong with it', async () => {
  const owner = await buildMerchant(db, { now: clock.now() });
  const file = csvOf(['Handle', 'Title', 'Variant Price'], ['mug', 'Mug', '12.50'], ['towel', 'Towel', 'cheap']);
  const { id } = await uploadProducts(test.app, owner.token, { file });
  expect(await readRows(exportImports, csv, as(owner))).toMatchObject([
    { File: 'products.csv', Rows: '2', State: 'Compared' },
  ]);
  const rows = await readRows(exportImportItems, { ...csv, import_id: id, kind: 'refused' }, as(owner));
  expect(rows).toMatchObject([{ Row: '3', Product: 'Towel', Kind: 'Refused', Field: 'Variant Price', After: 'cheap' }]);
  expect((await readRows(exportImportItems, { ...csv, import_id: id }, as(owner))).length).toBeGreaterThan(1);
  const stranger = await buildMerchant(db, { now: clock.now() });
  await expect(readRows(exportImportItems, { ...csv, import_id: id }, as(stranger))).rejects.toThrow(
    'import_not_found',
  );
  expect(await readRows(exportImports, csv, as(stranger))).toEqual([]);
});
