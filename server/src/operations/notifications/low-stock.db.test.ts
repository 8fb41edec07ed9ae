import { ownProducts } from '@tradewind/contract/goods/shop-desk/products';
import { changeStock, setLowStock } from '@tradewind/contract/goods/shop-desk/stock';
import { shopProfile } from '@tradewind/contract/goods/shop-desk/profile';
import { shopNotifications } from '@tradewind/contract/operations/shop-desk/notifications';
import { shopDashboard } from '@tradewind/contract/operations/shop-desk/insights';
import { expect, it } from 'vitest';
import { testApp, testSecret } from '../../../test/app.ts';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { testDatabase } from '../../../test/database.ts';
import { day } from '../../base/clock/clock.ts';
import { openMailer } from '../../platform/mail/index.ts';
import { digestLowStock } from './digest-low-stock.ts';

const db = await testDatabase();
const app = await testApp(db);
const { clock, data, refusal } = app;
const mails = openMailer({ jobs: app.deps.jobs, secret: testSecret }, { demo: true });

/** A shop with products of 3, 8 and 50 pieces. */
async function openShop() {
  const shop = await buildShop(db);
  const { token } = await buildMerchant(db, { shop, now: clock.now() });
  const products: Awaited<ReturnType<typeof buildProduct>>[] = [];
  for (const stock of [3, 8, 50]) products.push(await buildProduct(db, { shop, stock, title: `Of ${stock}` }));
  const low = async () =>
    (await data(ownProducts, { low_stock: 1 }, { token })).list.map(({ title }) => title).toSorted();
  const set = (pieces: number) => data(setLowStock, { pieces }, { token });
  const stock = (index: number, pieces: number) =>
    data(changeStock, { sku_id: products[index]!.skus[0]!.id, reason: 'counted', set: pieces }, { token });
  return { shop, mine: { token }, low, set, stock };
}

it('is five pieces or fewer until the shop says otherwise', async () => {
  const { mine, low, set } = await openShop();
  expect(await low()).toEqual(['Of 3']);
  await set(8);
  expect(await low()).toEqual(['Of 3', 'Of 8']);
  expect((await data(shopProfile, {}, mine)).low_stock_at).toBe(8);
  await set(0);
  expect(await low()).toEqual([]);
});

it('is the same for the list, the dashboard, and stock that changes later', async () => {
  const { mine, low, set, stock } = await openShop();
  await set(10);
  const onDashboard = async () =>
    (await data(shopDashboard, {}, mine)).to_do.find(({ kind }) => kind === 'low_stock')?.count ?? 0;
  expect(await onDashboard()).toBe(2);
  await stock(2, 10);
  expect(await onDashboard()).toBe(3);
  await stock(0, 11);
  expect(await low()).toEqual(['Of 50', 'Of 8']);
  expect((await data(ownProducts, {}, mine)).list.map((row) => row.low_stock).toSorted()).toEqual([0, 1, 1]);
});

it('is that of the shop for products of others, too', async () => {
  const [one, other] = [await openShop(), await openShop()];
  await one.set(1_000);
  expect(await one.low()).toHaveLength(3);
  expect(await other.low()).toEqual(['Of 3']);
});

it('is refused where it is no number of pieces, and to members without the right', async () => {
  const { shop, mine, low } = await openShop();
  for (const pieces of [-1, 1_001, 2.5, '', null, 'many', undefined])
    expect(await refusal(setLowStock, { pieces }, mine), String(pieces)).toMatchObject({ refusal: 'bad_request' });
  const { token } = await buildMerchant(db, { shop, role: 'service', now: clock.now() });
  expect(await refusal(setLowStock, { pieces: 9 }, { token })).toMatchObject({ refusal: 'shop_right_missing' });
  expect(await low()).toEqual(['Of 3']);
});

it('is in the inbox once a day at most, and only for products that have become low', async () => {
  const { mine, set, stock } = await openShop();
  const digests = async () => {
    await digestLowStock({ ...app.deps, mails, defaultLocale: 'en' });
    return (await data(shopNotifications, { limit: 50 }, mine)).list.map(({ text }) => text);
  };
  app.clock.advance(day);
  const first = 'Products with few pieces left: 1. New among them: 1.';
  expect(await digests()).toEqual([first]);
  expect(await digests()).toEqual([first]);
  clock.advance(day);
  expect(await digests()).toEqual([first]);
  await set(8);
  clock.advance(day);
  expect(await digests()).toEqual(['Products with few pieces left: 2. New among them: 1.', first]);
  await stock(0, 100);
  clock.advance(day);
  expect(await digests()).toHaveLength(2);
  await stock(0, 2);
  clock.advance(day);
  expect(await digests()).toHaveLength(3);
});
