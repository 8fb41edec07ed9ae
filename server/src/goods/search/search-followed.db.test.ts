import { searchFacets, searchProducts } from '@tradewind/contract/goods/search';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import { followShop } from '@tradewind/contract/goods/shops';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';

const db = await testDatabase();
const app = await testApp(db);
const shops = [await buildShop(db), await buildShop(db), await buildShop(db)] as const;
const [dear, cheap, unfollowed] = [
  await buildProduct(db, { shop: shops[0], title: { en: 'Copper kettle' }, price: 3_000n, sales: 1 }),
  await buildProduct(db, { shop: shops[1], title: { en: 'Steel kettle' }, price: 1_000n, sales: 2 }),
  await buildProduct(db, { shop: shops[2], title: { en: 'Glass kettle' }, price: 2_000n, sales: 3 }),
];
const [follower, newcomer] = [await buildShopper(db), await buildShopper(db)];
for (const { id } of shops.slice(0, 2)) await app.data(followShop, { mer_id: id }, follower);

const find = async (input: InputOf<typeof searchProducts>, by: { token?: string } = follower) =>
  (await app.data(searchProducts, { followed: 1, ...input }, by)).list.map(({ product_id: id }) => id);
const count = (input: InputOf<typeof searchFacets> = {}, by: { token?: string } = follower) =>
  app.data(searchFacets, { title: 'kettle', ...input }, by);

it('finds words in shops that the shopper follows', async () => {
  expect(await find({ title: 'kettle' })).toEqual([cheap.id, dear.id]);
});

it('finds words there in another order', async () => {
  expect(await find({ title: 'kettle', sort: 'price_down' })).toEqual([dear.id, cheap.id]);
});

it('lists what these shops sell in each order, page by page', async () => {
  expect(await find({ sort: 'sales' })).toEqual([cheap.id, dear.id]);
  expect(await find({ sort: 'price_down' })).toEqual([dear.id, cheap.id]);
  expect(await find({ sort: 'price_down', limit: 1, page: 2 })).toEqual([cheap.id]);
});

it('finds everything without the filter', async () => {
  expect(await find({ title: 'kettle', followed: 0 })).toEqual([unfollowed.id, cheap.id, dear.id]);
});

it('counts what the filter would leave', async () => {
  expect(await count()).toMatchObject({ total: 3, followed: 2, followed_more: false });
  expect(await count({ price_to: 25 })).toMatchObject({ total: 2, followed: 1 });
});

it('counts within the filter when it is chosen', async () => {
  expect(await count({ followed: 1, price_to: 25 })).toMatchObject({ total: 1, followed: 1 });
});

it('finds nothing for who follows no shop', async () => {
  for (const by of [newcomer, {}]) {
    expect(await find({ title: 'kettle' }, by)).toEqual([]);
    expect(await find({ sort: 'sales' }, by)).toEqual([]);
    expect(await count({ followed: 1 }, by)).toMatchObject({ total: 0, followed: 0 });
    expect(await count({}, by)).toMatchObject({ total: 3, followed: 0 });
  }
});
