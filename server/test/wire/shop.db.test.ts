import { expect, it } from 'vitest';
import { buildProduct, buildShop } from '../build-catalog.ts';
import { signedOut, toast } from './client.ts';
import { shopDetail } from './shapes.ts';
import { wireWorld } from './world.ts';

const { db, visitor, shopper } = await wireWorld();
const harbour = await buildShop(db);
const rope = await buildProduct(db, { shop: harbour, category: 'outdoors' });
await buildProduct(db, { shop: harbour, category: 'food' });
const client = visitor();
const page = async (params: object, each = client) =>
  shopDetail.parse(await each.get('/api/merchant/detail', { mer_id: harbour.id, page: 1, limit: 10, ...params }));

it('shows a shop with its products: all for category 0 or none, else of one category', async () => {
  for (const category_id of [0, '0', undefined])
    expect((await page({ category_id })).product_list).toMatchObject({ count: 2, list: [{}, {}] });
  expect((await page({ category_id: 'outdoors' })).product_list.list).toMatchObject([
    { product_id: rope.id, mer_id: harbour.id },
  ]);
  expect((await page({ category_id: 'watches' })).product_list).toMatchObject({ count: 0, list: [] });
  expect((await page({ page: 2 })).product_list.list).toEqual([]);
});

it('has no banner for a shop without one', async () => {
  expect((await page({})).banner).toBe('');
});

it('is followed and unfollowed by the same endpoint', async () => {
  const { client: fan } = await shopper();
  const follow = () => fan.post('/api/merchant/follow', { mer_id: harbour.id });
  await follow();
  expect(await page({}, fan)).toMatchObject({ is_follow: 1, follow_count: 1 });
  expect((await page({})).is_follow).toBe(0);
  await follow();
  expect(await page({}, fan)).toMatchObject({ is_follow: 0, follow_count: 0 });
});

it('requires a session to follow, and refuses unknown shops', async () => {
  expect(await client.postFailure('/api/merchant/follow', { mer_id: harbour.id })).toMatchObject(signedOut);
  expect(
    await client.getFailure('/api/merchant/detail', { mer_id: 7, page: 1, limit: 10, category_id: 0 }),
  ).toMatchObject(toast);
  expect(await (await shopper()).client.postFailure('/api/merchant/follow', { mer_id: 7 })).toMatchObject(toast);
});
