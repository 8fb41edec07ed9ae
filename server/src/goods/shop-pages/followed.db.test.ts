import { followedShopProducts, followedShops } from '@tradewind/contract/goods/favourites';
import { followShop } from '@tradewind/contract/goods/shops';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';

const db = await testDatabase();
const app = await testApp(db);

const setStatus = (id: string, status: 'open' | 'closed') =>
  db.transact((tx) => tx.updateTable('shops').set({ status }).where('id', '=', id).execute());

describe('followed shops', async () => {
  const [first, second, unfollowed] = [await buildShop(db), await buildShop(db), await buildShop(db)];
  const [follower, other] = await Promise.all([buildShopper(db), buildShopper(db)]);
  for (const { id } of [first, second]) {
    app.clock.advance(1_000);
    await app.data(followShop, { mer_id: id }, follower);
  }
  const added = async (shop: { id: string; name: string }, hour: number, wanted = {}) =>
    (
      await buildProduct(db, {
        shop,
        createdAt: new Date(`2026-05-01T${String(hour).padStart(2, '0')}:00:00Z`),
        ...wanted,
      })
    ).id;

  it('are listed latest followed first, without closed ones', async () => {
    const answer = await app.data(followedShops, {}, follower);
    expect(answer.list.map(({ mer_id, is_follow }) => [mer_id, is_follow])).toEqual([
      [second.id, 1],
      [first.id, 1],
    ]);
    expect(answer.count).toBe(2);
    expect((await app.data(followedShops, { page: 2, limit: 1 }, follower)).list).toMatchObject([{ mer_id: first.id }]);
    expect(await app.data(followedShops, {}, other)).toEqual({ total: 0, count: 0, list: [] });
    await setStatus(second.id, 'closed');
    expect((await app.data(followedShops, {}, follower)).list).toMatchObject([{ mer_id: first.id }]);
    await setStatus(second.id, 'open');
    expect(await app.refusal(followedShops, {})).toMatchObject({ status: 401 });
  });

  it('list their new products together, newest first', async () => {
    const ids = [await added(first, 1), await added(second, 2), await added(first, 3), await added(first, 4)];
    await added(unfollowed, 5);
    await added(first, 6, { status: 'off_sale' });
    await added(first, 7, { category: 'adult' });
    const newProducts = async (input = {}) => (await app.data(followedShopProducts, input, follower)).list;
    expect((await newProducts()).map(({ product_id }) => product_id)).toEqual(ids.toReversed());
    expect(await newProducts({ page: 2, limit: 2 })).toMatchObject([
      { product_id: ids[1], mer_id: second.id, mer_name: second.name, added_at: '2026-05-01T02:00:00.000Z' },
      { product_id: ids[0] },
    ]);
    expect(await newProducts({ page: 3, limit: 2 })).toEqual([]);
    expect((await app.data(followedShopProducts, {}, other)).list).toEqual([]);
    await setStatus(first.id, 'closed');
    expect((await newProducts()).map(({ product_id }) => product_id)).toEqual([ids[1]]);
    await setStatus(first.id, 'open');
    expect(await app.refusal(followedShopProducts, {})).toMatchObject({ status: 401 });
  });
});
