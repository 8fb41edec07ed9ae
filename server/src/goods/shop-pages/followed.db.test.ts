import { followedShopProducts, followedShops } from '@tradewind/contract/goods/favourites';
import { followShop } from '@tradewind/contract/goods/shops';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';

const db = await testDatabase();
const app = await testApp(db);

const close = (id: string, status: 'open' | 'closed') =>
  db.transact((tx) => tx.updateTable('shops').set({ status }).where('id', '=', id).execute());

describe('followed shops', async () => {
  const [first, second, unknown] = [await buildShop(db), await buildShop(db), await buildShop(db)];
  const [fan, other] = await Promise.all([buildShopper(db), buildShopper(db)]);
  for (const { id } of [first, second]) {
    app.clock.advance(1_000);
    await app.data(followShop, { mer_id: id }, fan);
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
    const answer = await app.data(followedShops, {}, fan);
    expect(answer.list.map(({ mer_id, is_follow }) => [mer_id, is_follow])).toEqual([
      [second.id, 1],
      [first.id, 1],
    ]);
    expect(answer.count).toBe(2);
    expect((await app.data(followedShops, { page: 2, limit: 1 }, fan)).list).toMatchObject([{ mer_id: first.id }]);
    expect(await app.data(followedShops, {}, other)).toEqual({ total: 0, count: 0, list: [] });
    await close(second.id, 'closed');
    expect((await app.data(followedShops, {}, fan)).list).toMatchObject([{ mer_id: first.id }]);
    await close(second.id, 'open');
    expect(await app.refusal(followedShops, {})).toMatchObject({ status: 401 });
  });

  it('list their new products together, newest first', async () => {
    const ids = [await added(first, 1), await added(second, 2), await added(first, 3), await added(first, 4)];
    await added(unknown, 5);
    await added(first, 6, { status: 'off_sale' });
    await added(first, 7, { category: 'adult' });
    const news = async (input = {}) => (await app.data(followedShopProducts, input, fan)).list;
    expect((await news()).map(({ product_id }) => product_id)).toEqual(ids.toReversed());
    expect(await news({ page: 2, limit: 2 })).toMatchObject([
      { product_id: ids[1], mer_id: second.id, mer_name: second.name, added_at: '2026-05-01T02:00:00.000Z' },
      { product_id: ids[0] },
    ]);
    expect(await news({ page: 3, limit: 2 })).toEqual([]);
    expect((await app.data(followedShopProducts, {}, other)).list).toEqual([]);
    await close(first.id, 'closed');
    expect((await news()).map(({ product_id }) => product_id)).toEqual([ids[1]]);
    await close(first.id, 'open');
    expect(await app.refusal(followedShopProducts, {})).toMatchObject({ status: 401 });
  });
});
