import { usd } from '@tradewind/contract/base/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildProduct, buildShop, buildShopperRow } from '../../../test/build-catalog.ts';
import { buildOrder, payBuiltOrder } from '../../../test/build-order.ts';
import { testDatabase } from '../../../test/database.ts';
import { newId } from '../../base/ids/ids.ts';
import { setSetting } from '../../platform/settings/index.ts';
import { balancesOf, platformCommissionTax, platformRevenue, shopAvailable, shopDebt } from '../ledger/index.ts';
import { commissionOf, commissionsOfLines, orderMoney, refundOrder, releaseOrder } from './index.ts';

const db = await testDatabase();
const at = new Date('2026-03-01T12:00:00Z');

/** The sum of an account's entries, minor units. */
async function sumOf({ id }: { id: string }): Promise<bigint> {
  const { sum } = await db.read
    .selectFrom('entries')
    .select((eb) => eb.cast<bigint>(eb.fn.coalesce(eb.fn.sum('amount'), eb.val(0)), 'bigint').as('sum'))
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow();
  return sum;
}

/** Builds a shop whose commission has a rate and a tax, with a paid order. */
async function paidOrder({ price, quantity, rate, tax }: Record<'price' | 'quantity' | 'rate' | 'tax', number>) {
  const shop = await buildShop(db);
  const userId = await buildShopperRow(db);
  await db.transact(async (tx) => {
    const rule = { id: newId(), shop_id: shop.id, rate_bp: rate, floor: 0n, effective_from: at, made_at: at };
    await tx.insertInto('commission_rules').values(rule).execute();
    await setSetting(tx, 'settlement.commissionTaxBp', tax, { by: null, at });
  });
  const product = await buildProduct(db, { shop, price: BigInt(price) });
  const order = await buildOrder(db, userId, [{ product, quantity }], { freight: 0n });
  await payBuiltOrder(db, order, at);
  return { shop, order, price: BigInt(price) };
}
type Paid = Awaited<ReturnType<typeof paidOrder>>;

const release = ({ order }: Paid) => db.transact((tx) => releaseOrder(tx, { ...order, orderId: order.id, at }));

/** Refunds pieces of the order's only line. */
async function refundPieces({ order, shop, price }: Paid, before: number, pieces: number): Promise<void> {
  const agreed = (await commissionsOfLines(db.read, order.id)).get(order.lineIds[0]!)!;
  await db.transact((tx) =>
    refundOrder(tx, {
      orderId: order.id,
      shopId: shop.id,
      userId: order.userId,
      sn: order.sn,
      reference: `refund:${newId()}`,
      at,
      kind: 'order_refunded',
      toShopper: usd(price * BigInt(pieces)),
      toPromotions: usd(0),
      commissionBack: commissionOf(agreed, usd(price * BigInt(before)), usd(price * BigInt(pieces))),
    }),
  );
}

it('books the tax of a commission beside the revenue', async () => {
  const before = [await sumOf(platformRevenue), await sumOf(platformCommissionTax)] as const;
  const paid = await paidOrder({ price: 10_000, quantity: 1, rate: 1_000, tax: 700 });
  await release(paid);
  expect((await sumOf(platformRevenue)) - before[0]).toBe(1_000n);
  expect((await sumOf(platformCommissionTax)) - before[1]).toBe(70n);
  expect((await balancesOf(db.read, [shopAvailable(paid.shop.id)]))[0]!.minor).toBe(8_930n);
  expect(await orderMoney(db.read, { orderId: paid.order.id, refundUntil: null })).toMatchObject({
    commission: '10.70',
    commission_tax: '0.70',
    shop: '89.30',
  });
  await expectCleanBooks(db);
});

it('never takes more than the goods, tax included', async () => {
  const paid = await paidOrder({ price: 1_000, quantity: 1, rate: 10_000, tax: 2_500 });
  await release(paid);
  expect((await balancesOf(db.read, [shopAvailable(paid.shop.id)]))[0]!.minor).toBe(0n);
  const rows = await db.read.selectFrom('line_commissions').selectAll().where('order_id', '=', paid.order.id).execute();
  expect(rows).toMatchObject([{ base: 1_000n, commission: 1_000n, tax: 0n }]);
  await expectCleanBooks(db);
});

it('keeps what was agreed when the tax changes', async () => {
  const paid = await paidOrder({ price: 10_000, quantity: 1, rate: 1_000, tax: 700 });
  const later = new Date(at.getTime() + 1_000);
  await db.transact((tx) => setSetting(tx, 'settlement.commissionTaxBp', 2_000, { by: null, at: later }));
  const before = await sumOf(platformCommissionTax);
  await release(paid);
  expect((await sumOf(platformCommissionTax)) - before).toBe(70n);
});

it(
  'splits every cent between shop, revenue and tax, and returns all of it with all goods',
  { timeout: 120_000 },
  async () => {
    const shape = fc.record({
      price: fc.integer({ min: 1, max: 9_999 }),
      quantity: fc.integer({ min: 1, max: 5 }),
      rate: fc.integer({ min: 0, max: 10_000 }),
      tax: fc.integer({ min: 0, max: 3_000 }),
      releaseAfter: fc.nat(5),
      kept: fc.nat(4),
    });
    await fc.assert(
      fc.asyncProperty(shape, async ({ releaseAfter, kept, ...terms }) => {
        const before = [await sumOf(platformRevenue), await sumOf(platformCommissionTax)] as const;
        const paid = await paidOrder(terms);
        const refunded = Math.max(0, terms.quantity - kept);
        for (let piece = 0; piece < refunded; piece += 1) {
          if (piece === releaseAfter) await release(paid);
          await refundPieces(paid, piece, 1);
        }
        await release(paid);
        const [available, debt] = await balancesOf(db.read, [shopAvailable(paid.shop.id), shopDebt(paid.shop.id)]);
        const revenue = (await sumOf(platformRevenue)) - before[0];
        const tax = (await sumOf(platformCommissionTax)) - before[1];
        const left = paid.price * BigInt(terms.quantity - refunded);
        expect(available!.minor - debt!.minor + revenue + tax).toBe(left);
        expect([revenue >= 0n, tax >= 0n]).toEqual([true, true]);
        if (refunded === terms.quantity)
          expect([revenue, tax, available!.minor, debt!.minor]).toEqual([0n, 0n, 0n, 0n]);
      }),
      { numRuns: 25 },
    );
    await expectCleanBooks(db);
  },
);
