import { expect, it } from 'vitest';
import { buildProduct } from '../build-catalog.ts';
import { signedOut } from './client.ts';
import { listOf, shop, shopProduct } from './shapes.ts';
import { wireWorld } from './world.ts';

const { db, visitor, shopper } = await wireWorld();
const rope = await buildProduct(db, { category: 'outdoors' });

it('lists favourites and followed shops in the usual shapes', async () => {
  const { client } = await shopper();
  await client.post('/api/product/like', { product_id: rope.id, mer_id: rope.shopId });
  await client.post('/api/merchant/follow', { mer_id: rope.shopId });
  expect(listOf(shopProduct).parse(await client.get('/api/user/like_list', { page: 1, limit: 10 }))).toMatchObject({
    count: 1,
    list: [{ product_id: rope.id, mer_id: rope.shopId }],
  });
  expect(listOf(shop).parse(await client.get('/api/user/follow_list', { page: 1, limit: 10 }))).toMatchObject({
    count: 1,
    list: [{ mer_id: rope.shopId, follow_count: 1 }],
  });
});

it.each(['like_list', 'follow_list'])('has nothing beyond the end of %s, and nothing for visitors', async (path) => {
  const { client } = await shopper();
  expect(await client.get(`/api/user/${path}`, { page: 9, limit: 10 })).toMatchObject({ count: 0, list: [] });
  expect(await visitor().getFailure(`/api/user/${path}`, { page: 1, limit: 10 })).toMatchObject(signedOut);
});
