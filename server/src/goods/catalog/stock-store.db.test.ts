import { Refusal, refuse } from '@tradewind/contract/base/refusals';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { buildProduct, stockOf } from '../../../test/build-catalog.ts';
import { newId } from '../../base/ids/ids.ts';
import { returnStock, lockSkus, takeStock, type StockLine } from './index.ts';

const db = await testDatabase();
const now = new Date();
const cancelled = { reason: 'cancelled', at: now } as const;
const take = (lines: readonly StockLine[]) => db.transact((tx) => takeStock(tx, lines, now));

describe('stock', () => {
  it('gives the last piece to exactly one of a hundred concurrent orders', async () => {
    const { id, skus } = await buildProduct(db, { stock: 1 });
    const skuId = skus[0]!.id;
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => take([{ skuId, quantity: 1 }])));
    expect(outcomes.filter((shortages) => shortages.length === 0)).toHaveLength(1);
    expect(outcomes.filter((shortages) => shortages.length === 1 && shortages[0]!.left === 0)).toHaveLength(99);
    expect(await stockOf(db, skuId)).toBe(0);
    const product = await db.read
      .selectFrom('products')
      .select('in_stock')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(product.in_stock).toBe(false);
  });

  it('neither loses stock nor deadlocks when the same SKUs are taken in opposite orders', async () => {
    const { skus } = await buildProduct(db, { options: { Colour: ['Red', 'Blue'] }, stock: 60 });
    const [red, blue] = skus.map(({ id }) => id) as [string, string];
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, (_, index) => {
        const lines = [
          { skuId: red, quantity: 2 },
          { skuId: blue, quantity: 1 },
        ];
        return db
          .transact(async (tx) => {
            const shortages = await takeStock(tx, index % 2 ? lines : lines.toReversed(), now);
            if (shortages.length > 0) refuse('stock_short', { left: shortages[0]!.left });
          })
          .then(() => true)
          .catch((error: unknown) => {
            expect(error).toBeInstanceOf(Refusal);
            return false;
          });
      }),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(30);
    expect(await stockOf(db, red)).toBe(0);
    expect(await stockOf(db, blue)).toBe(30);
  });

  it('returns the shortages and takes nothing of them', async () => {
    const { skus } = await buildProduct(db, { options: { Size: ['S', 'M'] }, skus: { s: { stock: 2 } }, stock: 5 });
    const [small, medium] = skus.map(({ id }) => id) as [string, string];
    const unknown = newId();
    expect(
      await take([
        { skuId: small, quantity: 3 },
        { skuId: medium, quantity: 5 },
        { skuId: unknown, quantity: 1 },
      ]),
    ).toEqual([
      { skuId: small, left: 2 },
      { skuId: unknown, left: 0 },
    ]);
    expect(await stockOf(db, small)).toBe(2);
  });

  it('adds up lines of the same SKU', async () => {
    const { skus } = await buildProduct(db, { stock: 5 });
    const line = { skuId: skus[0]!.id, quantity: 3 };
    expect(await take([line, line])).toEqual([{ skuId: line.skuId, left: 5 }]);
    await db.transact((tx) => returnStock(tx, [line, line], cancelled));
    expect(await stockOf(db, line.skuId)).toBe(11);
  });

  it('returns stock and marks the product as in stock again', async () => {
    const { id, skus } = await buildProduct(db, { stock: 0 });
    await db.transact((tx) => returnStock(tx, [{ skuId: skus[0]!.id, quantity: 4 }], cancelled));
    expect(await stockOf(db, skus[0]!.id)).toBe(4);
    expect(
      (await db.read.selectFrom('products').select('in_stock').where('id', '=', id).executeTakeFirstOrThrow()).in_stock,
    ).toBe(true);
  });

  it.each([0, -1, 1.5, NaN, Infinity])('throws for a quantity of %s', async (quantity) => {
    const { skus } = await buildProduct(db);
    await expect(take([{ skuId: skus[0]!.id, quantity }])).rejects.toThrow(RangeError);
    await expect(db.transact((tx) => returnStock(tx, [{ skuId: skus[0]!.id, quantity }], cancelled))).rejects.toThrow(
      RangeError,
    );
  });

  it('waits for the transaction that locked the SKU', async () => {
    const { skus } = await buildProduct(db, { stock: 1 });
    const skuId = skus[0]!.id;
    const order: string[] = [];
    const locked = Promise.withResolvers<void>();
    const first = db.transact(async (tx) => {
      const held = await lockSkus(tx, [skuId, newId()]);
      expect([...held.keys()]).toEqual([skuId]);
      order.push('locked');
      locked.resolve();
      await new Promise((resolve) => setTimeout(resolve, 80));
      expect(await takeStock(tx, [{ skuId, quantity: 1 }], now)).toEqual([]);
      order.push('taken');
    });
    await locked.promise;
    const second = take([{ skuId, quantity: 1 }]).then((shortages) => {
      order.push('second');
      return shortages;
    });
    await first;
    expect(await second).toEqual([{ skuId, left: 0 }]);
    expect(order).toEqual(['locked', 'taken', 'second']);
  });
});
