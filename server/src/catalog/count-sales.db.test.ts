import { beforeEach, describe, expect, it } from 'vitest';
import { buildProduct, buildShop, buildShopperRow, type BuiltProduct } from '../../test/build-catalog.ts';
import { testDatabase } from '../../test/database.ts';
import { newId } from '../base/ids/ids.ts';
import { countSales, countSalesOfOrders } from './index.ts';

const db = await testDatabase();
const at = new Date();

async function buildOrder(product: BuiltProduct, quantity: number, status: 'waiting_pay' | 'waiting_delivery' | 'cancelled' | 'refunded'): Promise<string> {
  const [userId, groupId, id] = [await buildShopperRow(db), newId(), newId()];
  await db.transact(async (tx) => {
    await tx.insertInto('order_groups').values({ id: groupId, user_id: userId, out_trade_no: groupId, total: 1n, placed_at: at }).execute();
    await tx
      .insertInto('orders')
      .values({
        id, group_id: groupId, sn: id, user_id: userId, shop_id: product.shopId, status, goods: 1n, freight: 0n, discount: 0n, total: 1n, pieces: quantity, addressee: '',
        mobile: '', ship_to: '', placed_at: at, pay_before: at, paid_at: status === 'waiting_pay' ? null : at, cancelled_at: status === 'cancelled' ? at : null,
        ...(status === 'waiting_delivery' && { free_cancel_until: at, ship_by: at, unshipped_at: at }),
      })
      .execute();
    await tx
      .insertInto('order_lines')
      .values({ id: newId(), order_id: id, product_id: product.id, sku_id: product.skus[0]!.id, titles: {}, specs: {}, image: '', price: 1n, quantity })
      .execute();
  });
  return id;
}

let bowl: BuiltProduct;
let mug: BuiltProduct;
const sales = async (table: 'products' | 'shops', id: string) => (await db.read.selectFrom(table).select('sales').where('id', '=', id).executeTakeFirstOrThrow()).sales;

beforeEach(async () => {
  const shop = await buildShop(db);
  [bowl, mug] = [await buildProduct(db, { shop }), await buildProduct(db, { shop })];
});

describe('sales', () => {
  it('are pieces in paid orders that stand', async () => {
    await buildOrder(bowl, 3, 'waiting_delivery');
    await buildOrder(bowl, 2, 'waiting_delivery');
    for (const status of ['waiting_pay', 'cancelled', 'refunded'] as const) await buildOrder(bowl, 50, status);
    await buildOrder(mug, 7, 'waiting_delivery');
    await countSales({ db }, [bowl.id, mug.id, mug.id, newId()]);
    expect(await sales('products', bowl.id)).toBe(5);
    expect(await sales('products', mug.id)).toBe(7);
    expect(await sales('shops', bowl.shopId)).toBe(12);
  });

  it('stay the same however often and at once an event is seen, and forget what was made up', async () => {
    const orders = [await buildOrder(bowl, 3, 'waiting_delivery'), await buildOrder(mug, 1, 'waiting_delivery')];
    await db.transact((tx) => tx.updateTable('products').set({ sales: 9_999 }).where('id', '=', bowl.id).execute());
    await Promise.all(Array.from({ length: 12 }, (_, index) => countSalesOfOrders({ db }, [orders[index % 2]!])));
    expect([await sales('products', bowl.id), await sales('products', mug.id), await sales('shops', bowl.shopId)]).toEqual([3, 1, 4]);
  });

  it('of nothing are no work', async () => {
    await countSales({ db }, []);
    await countSalesOfOrders({ db }, []);
    await countSalesOfOrders({ db }, [newId()]);
  });
});
