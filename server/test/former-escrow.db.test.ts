import { usd } from '@tradewind/contract/base/money';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { migrate } from '../src/base/db/migrate.ts';
import { newId } from '../src/base/ids/ids.ts';
import {
  balancesOf,
  checkBooks,
  escrowOf,
  proveBooks,
  shopAvailable,
  userAvailable,
} from '../src/money/ledger/index.ts';
import { addPoint, findLastPoint, noPoint } from '../src/money/ledger/proven-points.ts';
import { orderMoney, refundOrder, releaseOrder } from '../src/money/settlement/index.ts';
import { bookedSums } from '../src/operations/reports/booked-days.ts';
import { incomeOf, salesOf, takeOf } from '../src/operations/reports/money-reports.ts';
import { buildProduct, buildShop, buildShopperRow } from './build-catalog.ts';
import { buildOrder, payBuiltOrder, type BuiltOrder } from './build-order.ts';
import { testDatabase } from './database.ts';
import { bringBackFormerEscrow, formerAddress } from './former-escrow.ts';

const db = await testDatabase();
const at = new Date('2026-03-01T12:00:00Z');
const shop = await buildShop(db);
const shopper = await buildShopperRow(db);
/** What writers of the former server were ahead of those of this one. */
const ahead = 1_000_000;

/** An order of 100.00 with 5.00 for its delivery and a commission of 5.00, paid. */
async function paidOrder(userId: string): Promise<BuiltOrder> {
  const product = await buildProduct(db, { shop, price: 10_000n });
  const order = await buildOrder(db, userId, [{ product }], { at });
  await payBuiltOrder(db, order, at);
  return order;
}
const release = (order: BuiltOrder) => db.transact((tx) => releaseOrder(tx, { ...order, orderId: order.id, at }));
const refund = (order: BuiltOrder, cents: number) =>
  db.transact((tx) =>
    refundOrder(tx, {
      ...order,
      orderId: order.id,
      reference: `refund:${newId()}`,
      at,
      kind: 'order_refunded',
      toShopper: usd(cents),
      toPromotions: usd(0),
      commissionBack: usd(0),
    }),
  );
const moneyOf = (order: BuiltOrder) => orderMoney(db.read, { orderId: order.id, refundUntil: null });
const reports = async () => {
  const sums = await bookedSums(db, { scope: 'all', from: '0001-01-01', to: '9999-12-31' });
  return [salesOf(sums), takeOf(sums), incomeOf(sums)];
};

await db.pool.query('update server_counts set ahead = $1', [ahead]);
const [held, alsoHeld, partlyRefunded, released, refunded] = await Promise.all([
  paidOrder(shopper),
  paidOrder(shopper),
  paidOrder(await buildShopperRow(db)),
  paidOrder(shopper),
  paidOrder(shopper),
]);
const orders = [held, alsoHeld, partlyRefunded, released, refunded];
const ids = orders.map(({ id }) => id);
await refund(partlyRefunded, 3_000);
await release(released);
await refund(refunded, 10_500);
const before = {
  escrow: await escrowOf(db.read, ids),
  money: await Promise.all(orders.map(moneyOf)),
  reports: await reports(),
};

/** Makes points until one covers all. A transaction of another test file on the same server can hold it up. */
async function proveAll(): Promise<void> {
  const { rows } = await db.pool.query<{ count: bigint }>('select count(*) from transactions');
  const prove = () =>
    db.transact(async (tx) => addPoint(tx, (await findLastPoint(tx)) ?? noPoint), { snapshot: 'writable' });
  await vi.waitUntil(async () => (await prove()).transactions === rows[0]!.count, 20_000);
}

/** The transfers of the migration, by the address of each account. */
async function transfers() {
  const { rows } = await db.pool.query<Place & { amount: bigint }>(
    `select a.address, e.amount, e.order_id from entries e join accounts a on a.id = e.account_id join transactions t on t.id = e.transaction_id
     where t.kind = 'escrow_moved'`,
  );
  return rows.toSorted(byPlace);
}
interface Place {
  address: string;
  order_id: string | null;
}
const byPlace = (one: Place, other: Place) =>
  `${one.address} ${one.order_id}` < `${other.address} ${other.order_id}` ? -1 : 1;

describe('an installation in which each order has an account', () => {
  let ran: string[];
  beforeAll(async () => {
    await bringBackFormerEscrow(db, ids);
    await proveAll();
    await db.pool.query(`update server_counts set system_identifier = 'former', ahead = 0`);
    ran = await migrate(db.directUrl);
  });

  it('is migrated to one account for each shopper, to which open escrow is moved', async () => {
    expect(ran).toEqual(['0265_escrow_of_shoppers.sql', 'repeatable/books.sql']);
    const moved = [
      [held, 10_500n],
      [alsoHeld, 10_500n],
      [partlyRefunded, 7_500n],
    ] as const;
    expect(await transfers()).toEqual(
      moved
        .flatMap(([{ id, userId }, amount]) => [
          { address: formerAddress(id), amount: -amount, order_id: null },
          { address: `user:${userId}:escrow:USD`, amount, order_id: id },
        ])
        .toSorted(byPlace),
    );
  });

  it('has right books, and what was proven before has not changed', async () => {
    expect(await findLastPoint(db.read)).not.toBeNull();
    expect((await checkBooks(db)).findings).toEqual([]);
    expect((await proveBooks(db)).findings).toEqual([]);
  });

  it('holds as much of each order as before, and reports the same sales', async () => {
    expect(await escrowOf(db.read, ids)).toEqual(before.escrow);
    expect(await Promise.all(orders.map(moneyOf))).toEqual(before.money);
    expect(await reports()).toEqual(before.reports);
  });

  it('releases and refunds what it held, with right books', async () => {
    await release(held);
    await refund(alsoHeld, 10_500);
    await refund(partlyRefunded, 500);
    await release(partlyRefunded);
    await refund(released, 1_000);
    const [ofShop, ofShopper] = await balancesOf(db.read, [shopAvailable(shop.id), userAvailable(shopper)]);
    // What is left of three released orders, less 5.00 for each of them; what was refunded of three orders of the shopper.
    expect(ofShop!.minor).toBe(10_500n + 7_000n + 9_500n - 3n * 500n);
    expect(ofShopper!.minor).toBe(10_500n + 10_500n + 1_000n);
    expect(await escrowOf(db.read, ids)).toEqual(new Map(ids.map((id) => [id, 0n])));
    expect(await Promise.all(orders.map(async (order) => (await moneyOf(order)).place))).toEqual([
      'released',
      'returned',
      'released',
      'released',
      'returned',
    ]);
    expect((await proveBooks(db)).findings).toEqual([]);
    expect((await checkBooks(db)).findings).toEqual([]);
  });
});
