import { usd } from '@tradewind/contract/base/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildProduct, buildShop, buildShopperRow } from '../../../test/build-catalog.ts';
import { buildOrder, payBuiltOrder, type BuiltOrder } from '../../../test/build-order.ts';
import { testDatabase } from '../../../test/database.ts';
import { newId } from '../../base/ids/ids.ts';
import {
  balancesOf,
  orderEscrow,
  outside,
  platformPromotions,
  platformRevenue,
  postTransaction,
  shopAvailable,
  shopDebt,
  shopHeld,
  userAvailable,
  type Account,
} from '../ledger/index.ts';
import { commissionOf, commissionsOfLines, refundOrder, releaseOrder, shopCredit } from './index.ts';

const db = await testDatabase();
const at = new Date('2026-03-01T12:00:00Z');

type Step =
  | { do: 'order'; price: number; quantity: number; freight: number; discount: number }
  | { do: 'refund'; which: number; pieces: number; percent: number }
  | { do: 'release'; which: number }
  | { do: 'payout'; percent: number; ends: 'passed' | 'returned' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('order' as const),
    price: fc.integer({ min: 1, max: 50_000 }),
    quantity: fc.integer({ min: 1, max: 5 }),
    freight: fc.integer({ min: 0, max: 900 }),
    discount: fc.integer({ min: 0, max: 100 }),
  }),
  fc.record({
    do: fc.constant('refund' as const),
    which: fc.nat(20),
    pieces: fc.integer({ min: 1, max: 5 }),
    percent: fc.integer({ min: 1, max: 100 }),
  }),
  fc.record({ do: fc.constant('release' as const), which: fc.nat(20) }),
  fc.record({
    do: fc.constant('payout' as const),
    percent: fc.integer({ min: 1, max: 100 }),
    ends: fc.constantFrom('passed' as const, 'returned' as const),
  }),
);
const rule = fc.record({
  rate: fc.integer({ min: 0, max: 10_000 }),
  floor: fc.integer({ min: 0, max: 300 }),
  above: fc.option(fc.integer({ min: 0, max: 2_000 })),
});

/** The model of an order: the amounts that the test expects. */
interface ModelOrder extends BuiltOrder {
  price: bigint;
  quantity: bigint;
  commission: bigint;
  piecesBack: bigint;
  toShopper: bigint;
  toPromotions: bigint;
  commissionBack: bigint;
  released: boolean;
}

it('keeps every cent under random orders, refunds, releases and payouts', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(rule, fc.array(step, { minLength: 6, maxLength: 22 }), async (commission, steps) => {
      const shop = await buildShop(db);
      const userId = await buildShopperRow(db);
      const [revenueBefore, promotionsBefore] = [await sumOf(platformRevenue), await sumOf(platformPromotions)];
      const [floor, cap] = [
        BigInt(commission.floor),
        commission.above === null ? null : BigInt(commission.floor + commission.above),
      ];
      await db.transact((tx) =>
        tx
          .insertInto('commission_rules')
          .values({
            id: newId(),
            shop_id: shop.id,
            rate_bp: commission.rate,
            floor,
            cap,
            effective_from: at,
            made_at: at,
          })
          .execute(),
      );
      const orders: ModelOrder[] = [];
      let paidOut = 0n;

      for (const [index, now] of steps.entries()) {
        if (now.do === 'order') {
          const [price, quantity] = [BigInt(now.price), BigInt(now.quantity)];
          const goods = price * quantity;
          const product = await buildProduct(db, { shop, price });
          const order = await buildOrder(db, userId, [{ product, quantity: now.quantity }], {
            freight: BigInt(now.freight),
            discount: (goods * BigInt(now.discount)) / 100n,
          });
          await payBuiltOrder(db, order, at);
          const wanted = max(floor, min(cap ?? goods, (goods * BigInt(commission.rate) + 5_000n) / 10_000n));
          orders.push({
            ...order,
            price,
            quantity,
            commission: min(goods, wanted),
            piecesBack: 0n,
            toShopper: 0n,
            toPromotions: 0n,
            commissionBack: 0n,
            released: false,
          });
        } else if (now.do === 'payout') {
          const [available] = await balancesOf(db.read, [shopAvailable(shop.id)]);
          const amount = (available!.minor * BigInt(now.percent)) / 100n;
          if (amount === 0n) continue;
          await db.transact((tx) =>
            postTransaction(tx, {
              kind: 'payout_asked',
              reference: `${shop.id}:${index}:asked`,
              at,
              legs: [{ from: shopAvailable(shop.id), to: shopHeld(shop.id), amount: usd(amount) }],
            }),
          );
          await db.transact(async (tx) => {
            const legs =
              now.ends === 'passed'
                ? [{ from: shopHeld(shop.id), to: outside('bank'), amount: usd(amount) }]
                : await shopCredit(tx, shop.id, shopHeld(shop.id), amount);
            await postTransaction(tx, {
              kind: `payout_${now.ends}`,
              reference: `${shop.id}:${index}:${now.ends}`,
              at,
              legs,
            });
          });
          if (now.ends === 'passed') paidOut += amount;
        } else if (orders.length > 0) {
          const order = orders[now.which % orders.length]!;
          if (now.do === 'release') {
            await db.transact((tx) => releaseOrder(tx, { ...order, orderId: order.id, at }));
            order.released = true;
          } else await refundSome(order, BigInt(now.pieces), BigInt(now.percent), index);
        }
      }

      const [available, debt, held, shopper] = (
        await balancesOf(db.read, [shopAvailable(shop.id), shopDebt(shop.id), shopHeld(shop.id), userAvailable(userId)])
      ).map(({ minor }) => minor);
      const released = orders.filter((order) => order.released);
      const total = (some: readonly ModelOrder[], of: (order: ModelOrder) => bigint) =>
        some.reduce((sum, order) => sum + of(order), 0n);
      const left = (order: ModelOrder) => order.total + order.discount - order.toShopper - order.toPromotions;
      const commissionLeft = (order: ModelOrder) => order.commission - order.commissionBack;
      expect(available! - debt!).toBe(total(released, (order) => left(order) - commissionLeft(order)) - paidOut);
      expect(available === 0n || debt === 0n).toBe(true);
      expect(held).toBe(0n);
      expect(shopper).toBe(total(orders, (order) => order.toShopper));
      expect((await sumOf(platformRevenue)) - revenueBefore).toBe(total(released, commissionLeft));
      expect(promotionsBefore - (await sumOf(platformPromotions))).toBe(
        total(orders, (order) => order.discount - order.toPromotions),
      );
      for (const order of orders) {
        expect(await sumOf(orderEscrow({ userId, orderId: order.id }))).toBe(order.released ? 0n : left(order));
        expect(commissionLeft(order)).toBeGreaterThanOrEqual(0n);
        if (order.piecesBack === order.quantity) expect(commissionLeft(order)).toBe(0n);
      }
      await expectCleanBooks(db);
    }),
    { numRuns: 20 },
  );
});

/**
 * Refunds pieces of an order for part of their price and discount; the last piece refunds everything that is left,
 * including freight.
 */
async function refundSome(order: ModelOrder, wanted: bigint, percent: bigint, index: number): Promise<void> {
  const pieces = min(wanted, order.quantity - order.piecesBack);
  if (pieces === 0n) return;
  const all = order.piecesBack + pieces === order.quantity;
  const goods = all
    ? order.total + order.discount - order.toShopper - order.toPromotions
    : (order.price * pieces * percent) / 100n;
  const toPromotions = all
    ? order.discount - order.toPromotions
    : min((order.discount * goods) / (order.price * order.quantity), order.discount - order.toPromotions);
  const agreed = (await commissionsOfLines(db.read, order.id)).get(order.lineIds[0]!)!;
  const back = commissionOf(agreed, usd(order.price * order.piecesBack), usd(order.price * pieces));
  const amounts = { toShopper: usd(goods - toPromotions), toPromotions: usd(toPromotions), commissionBack: back };
  await db.transact((tx) =>
    refundOrder(tx, {
      orderId: order.id,
      shopId: order.shopId,
      userId: order.userId,
      sn: order.sn,
      reference: `${order.id}:${index}`,
      at,
      kind: 'order_refunded',
      ...amounts,
    }),
  );
  const stored = await db.read
    .selectFrom('order_earnings')
    .select(['commission', 'commission_back'])
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  expect(stored.commission).toBe(order.commission);
  expect(stored.commission_back - order.commissionBack).toBeGreaterThanOrEqual(back.minor);
  order.commissionBack = stored.commission_back;
  order.piecesBack += pieces;
  order.toShopper += amounts.toShopper.minor;
  order.toPromotions += toPromotions;
}

/** The sum of an account's entries, in escrow of those of the order; unlocked accounts have no balance row. */
async function sumOf(account: Account): Promise<bigint> {
  const { sum } = await db.read
    .selectFrom('entries')
    .select((eb) => eb.cast<bigint>(eb.fn.coalesce(eb.fn.sum('amount'), eb.val(0)), 'bigint').as('sum'))
    .where('account_id', '=', account.id)
    .where('order_id', 'is not distinct from', account.orderId)
    .executeTakeFirstOrThrow();
  return sum;
}

const min = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const max = (a: bigint, b: bigint): bigint => (a > b ? a : b);
