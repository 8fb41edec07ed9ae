import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildProduct, buildShop, buildShopperRow, type BuiltProduct } from '../../../test/build-catalog.ts';
import { testDatabase } from '../../../test/database.ts';
import { day, movableClock } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';
import { lockShop } from '../../goods/shops/index.ts';
import { recountSales, recountSalesInTurn } from './recount-sales.ts';
import { updateSalesCounts } from './update-sales-counts.ts';

const db = await testDatabase();
const at = new Date();

async function buildOrder(
  product: BuiltProduct,
  quantity: number,
  status: 'waiting_pay' | 'waiting_delivery' | 'cancelled' | 'refunded',
): Promise<string> {
  const [userId, groupId, id] = [await buildShopperRow(db), newId(), newId()];
  await db.transact(async (tx) => {
    await tx
      .insertInto('order_groups')
      .values({ id: groupId, user_id: userId, out_trade_no: groupId, total: 1n, placed_at: at })
      .execute();
    await tx
      .insertInto('orders')
      .values({
        id,
        group_id: groupId,
        sn: id,
        user_id: userId,
        shop_id: product.shopId,
        status,
        goods: 1n,
        freight: 0n,
        discount: 0n,
        total: 1n,
        pieces: quantity,
        unsent_pieces: quantity,
        addressee: '',
        mobile: '',
        ship_to: '',
        placed_at: at,
        pay_before: at,
        paid_at: status === 'waiting_pay' ? null : at,
        cancelled_at: status === 'cancelled' ? at : null,
        ...(status === 'waiting_delivery' && { free_cancel_until: at, ship_by: at, unshipped_at: at }),
      })
      .execute();
    await tx
      .insertInto('order_lines')
      .values({
        id: newId(),
        order_id: id,
        product_id: product.id,
        sku_id: product.skus[0]!.id,
        titles: {},
        specs: {},
        image: '',
        price: 1n,
        quantity,
      })
      .execute();
  });
  return id;
}

/** Sets the status of an order as acts and jobs do; an unpaid order becomes paid. */
const setStatus = (id: string, status: 'waiting_delivery' | 'cancelled' | 'refunded') =>
  db.transact((tx) =>
    tx
      .updateTable('orders')
      .set({
        status,
        paid_at: at,
        free_cancel_until: at,
        ship_by: at,
        unshipped_at: at,
        cancelled_at: status === 'cancelled' ? at : null,
        refunded_at: status === 'refunded' ? at : null,
      })
      .where('id', '=', id)
      .execute(),
  );

let bowl: BuiltProduct;
let mug: BuiltProduct;
const sales = async (table: 'products' | 'shops', id: string) =>
  (await db.read.selectFrom(table).select('sales').where('id', '=', id).executeTakeFirstOrThrow()).sales;

beforeEach(async () => {
  const shop = await buildShop(db);
  [bowl, mug] = [await buildProduct(db, { shop }), await buildProduct(db, { shop })];
});

describe('sales', () => {
  it('are the pieces of paid orders, equal for updates and recounts', async () => {
    const orders = [
      await buildOrder(bowl, 3, 'waiting_delivery'),
      await buildOrder(bowl, 2, 'waiting_delivery'),
      await buildOrder(mug, 7, 'waiting_delivery'),
    ];
    for (const status of ['waiting_pay', 'cancelled', 'refunded'] as const)
      orders.push(await buildOrder(bowl, 50, status));
    for (const count of [
      () => updateSalesCounts({ db }, [...orders, ...orders, newId()]),
      () => recountSales({ db }),
    ]) {
      await count();
      expect([
        await sales('products', bowl.id),
        await sales('products', mug.id),
        await sales('shops', bowl.shopId),
      ]).toEqual([5, 7, 12]);
    }
  });

  it('do not change with repeated and concurrent events', async () => {
    const orders = [await buildOrder(bowl, 3, 'waiting_delivery'), await buildOrder(mug, 1, 'waiting_delivery')];
    await Promise.all(Array.from({ length: 12 }, (_, index) => updateSalesCounts({ db }, [orders[index % 2]!])));
    expect([
      await sales('products', bowl.id),
      await sales('products', mug.id),
      await sales('shops', bowl.shopId),
    ]).toEqual([3, 1, 4]);
  });

  it('are corrected by a recount and never negative before', async () => {
    const order = await buildOrder(bowl, 3, 'waiting_delivery');
    await updateSalesCounts({ db }, [order]);
    const setSales = (number: number) =>
      db.transact((tx) => tx.updateTable('products').set({ sales: number }).where('id', '=', bowl.id).execute());
    await setSales(9_999);
    await recountSales({ db }, [bowl.shopId]);
    expect([await sales('products', bowl.id), await sales('shops', bowl.shopId)]).toEqual([3, 3]);
    await setSales(1);
    await setStatus(order, 'cancelled');
    await updateSalesCounts({ db }, [order]);
    expect(await sales('products', bowl.id)).toBe(0);
    await recountSales({ db }, [bowl.shopId]);
    expect([await sales('products', bowl.id), await sales('shops', bowl.shopId)]).toEqual([0, 0]);
  });

  it('accept empty lists and unknown ids', async () => {
    await updateSalesCounts({ db }, []);
    await updateSalesCounts({ db }, [newId()]);
    await recountSales({ db }, [newId()]);
  });

  it('are recounted without waiting for anybody who changes the shop', async () => {
    await updateSalesCounts({ db }, [await buildOrder(bowl, 3, 'waiting_delivery')]);
    await db.transact(async (tx) => {
      await lockShop(tx, bowl.shopId);
      await recountSales({ db }, [bowl.shopId]);
    });
    expect(await sales('products', bowl.id)).toBe(3);
  });

  it('are recounted for each shop once a week', async () => {
    const shops = await Promise.all(Array.from({ length: 12 }, () => buildShop(db, { sales: 5 })));
    const clock = movableClock();
    for (let turn = 0; turn < 7; turn += 1) {
      await recountSalesInTurn({ db, clock });
      clock.advance(day);
    }
    expect(await Promise.all(shops.map(({ id }) => sales('shops', id)))).toEqual(shops.map(() => 0));
  });

  it('are equal for updates and recounts after any sequence of events', async () => {
    const act = fc.record({
      order: fc.nat(5),
      to: fc.constantFrom('waiting_delivery' as const, 'cancelled' as const, 'refunded' as const),
      deliveries: fc.nat(2),
      recount: fc.nat(9),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 6, maxLength: 6 }),
        fc.array(act, { maxLength: 14 }),
        async (quantities, acts) => {
          const shop = await buildShop(db);
          const products = [await buildProduct(db, { shop }), await buildProduct(db, { shop })];
          const orders = await Promise.all(
            quantities.map((quantity, index) => buildOrder(products[index % 2]!, quantity, 'waiting_pay')),
          );
          const figures = async () => [
            await sales('products', products[0]!.id),
            await sales('products', products[1]!.id),
            await sales('shops', shop.id),
          ];
          let pending: string[] = [];
          for (const { order, to, deliveries, recount } of acts) {
            await setStatus(orders[order]!, to);
            pending.push(orders[order]!);
            if (recount === 0) await recountSales({ db }, [shop.id]);
            if (deliveries === 0) continue;
            // Late, unordered, partial and repeated, as events may arrive.
            await Promise.all([
              updateSalesCounts({ db }, pending.toReversed()),
              updateSalesCounts({ db }, pending.slice(-1)),
              deliveries === 2 && recountSales({ db }, [shop.id]),
            ]);
            pending = [];
          }
          await updateSalesCounts({ db }, pending);
          const counted = await figures();
          await recountSales({ db }, [shop.id]);
          expect(counted).toEqual(await figures());
        },
      ),
      { numRuns: 25 },
    );
  });
});
