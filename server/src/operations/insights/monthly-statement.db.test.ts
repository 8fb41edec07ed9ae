import * as contract from '@tradewind/contract/money/shop-desk/monthly-statement';
import { shopBalance } from '@tradewind/contract/money/shop-desk/earnings';
import { requestPayout } from '@tradewind/contract/money/shop-desk/payouts';
import { fromWire, usd } from '@tradewind/contract/base/money';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { testCode } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { fileReader } from '../../../test/read-file.ts';
import { earningShops } from '../../../test/earning-shop.ts';
import { day } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';
import { balanceSpan, listRows, pagesOfRows, type StatementRow } from './statement-queries.ts';
import { payReturnFreight, refundOrder, releaseOrder } from '../../money/settlement/index.ts';

const db = await testDatabase();
const test = await testApp(db);
const { data, refusal, clock } = test;
const { earn, earningShop } = earningShops(test);
const { readRows } = fileReader(test);

type Order = Awaited<ReturnType<typeof earn>>['order'];
const cents = (amount: string): bigint => fromWire(amount)!.minor;
const monthNow = () => clock.now().toISOString().slice(0, 7);
const userOf = async ({ id }: Order) =>
  (await db.read.selectFrom('orders').select('user_id').where('id', '=', id).executeTakeFirstOrThrow()).user_id;

const release = (order: Order) =>
  db.transact((tx) => releaseOrder(tx, { ...order, orderId: order.id, at: clock.now() }));
const refund = async (order: Order, amount: bigint, promotions = 0n) => {
  const userId = await userOf(order);
  await db.transact((tx) =>
    refundOrder(tx, {
      orderId: order.id,
      shopId: order.shopId,
      userId,
      sn: order.sn,
      reference: `refund:${newId()}`,
      at: clock.now(),
      kind: 'order_refunded',
      toShopper: usd(amount),
      toPromotions: usd(promotions),
      commissionBack: usd(amount / 20n),
    }),
  );
};
const returnFreight = async (order: Order, amount: bigint) => {
  const userId = await userOf(order);
  const { id: orderId, shopId, sn } = order;
  await db.transact((tx) =>
    payReturnFreight(tx, { orderId, shopId, userId, sn, reference: `return:${newId()}`, at: clock.now(), amount }),
  );
};

type Shop = Awaited<ReturnType<typeof earningShop>>;
const statement = (shop: Shop, month: string) => data(contract.shopMonthlyStatement, { month }, shop.merchant);
const line = (of: contract.MonthlyStatement, name: contract.StatementLine) =>
  of.lines.find((one) => one.line === name)!.amount;

describe('a monthly statement', () => {
  it('splits a release into the sale and the commission', async () => {
    const shop = await earningShop();
    const { order } = await earn(shop, 20_000n);
    await release(order);
    const month = await statement(shop, monthNow());
    expect([line(month, 'sales'), line(month, 'commission')]).toEqual(['200.00', '-10.00']);
    expect([month.opening, month.closing]).toEqual(['950.00', '1140.00']);
  });

  it('adds up to the cent over months of sales, refunds, debts, returns and payouts, as the balance says', async () => {
    const shop = await earningShop();
    const months = new Set<string>();
    for (let step = 0; step < 12; step += 1) {
      const { order } = await earn(shop, BigInt(3_333 + step * 1_777));
      await release(order);
      if (step % 2 === 0) await refund(order, BigInt(1_000 + step));
      if (step % 3 === 0) await returnFreight(order, BigInt(277 + step));
      if (step === 5)
        await data(
          requestPayout,
          { address_id: shop.accountId, price: '900.00', password_pay: testCode },
          { ...shop.merchant, key: newId() },
        );
      // More than the balance covers, so that the shop owes the rest.
      if (step === 6) await returnFreight(order, 500_000n);
      months.add(monthNow());
      clock.advance(9 * day);
    }
    months.add(monthNow());
    let carried: string | undefined;
    for (const month of [...months].toSorted()) {
      const one = await statement(shop, month);
      const moved = one.lines.reduce((sum, { amount }) => sum + cents(amount), 0n);
      expect(cents(one.opening) + moved).toBe(cents(one.closing));
      if (carried !== undefined) expect(one.opening).toBe(carried);
      carried = one.closing;
      const inFile = await readRows(contract.shopMonthlyStatementCsv, { format: 'csv', month }, shop.merchant);
      expect(inFile.slice(1, -1).reduce((sum, row) => sum + cents(row.Amount!), 0n)).toBe(moved);
      for (const { line: name, amount, entries } of one.lines) {
        const { list, total } = await data(
          contract.shopStatementEntries,
          { month, line: name, limit: 100 },
          shop.merchant,
        );
        expect([total, list.reduce((sum, entry) => sum + cents(entry.amount), 0n)]).toEqual([entries, cents(amount)]);
      }
    }
    // The same rows in the same order, however few entries are read at once.
    const span = await balanceSpan(db.read, shop.shopId, {});
    const whole = await listRows(db.read, span, { skip: 0, limit: 1_000 });
    for (const chunk of [1n, 3n]) {
      const streamed: StatementRow[] = [];
      for await (const rows of pagesOfRows(db.read, span, chunk)) streamed.push(...rows);
      expect(streamed).toEqual(whole);
    }
    const { available, debt } = await data(shopBalance, {}, shop.merchant);
    expect(cents(carried!)).toBe(cents(available) - cents(debt));
    expect(cents(debt)).toBeGreaterThan(0n);
    await expectCleanBooks(db);
  });

  it('leads from a line to its orders', async () => {
    const shop = await earningShop();
    const { order } = await earn(shop, 20_000n);
    await release(order);
    const { list } = await data(contract.shopStatementEntries, { month: monthNow(), line: 'sales' }, shop.merchant);
    expect(list).toMatchObject([{ order_id: order.id, counterpart: order.sn, amount: '200.00' }]);
  });

  it('has the same entries as a file', async () => {
    const shop = await earningShop();
    const { order } = await earn(shop, 20_000n);
    await release(order);
    const rows = await readRows(contract.shopMonthlyStatementCsv, { format: 'csv', month: monthNow() }, shop.merchant);
    expect(rows.map((row) => row.Amount)).toEqual(['950.00', '200.00', '-10.00', '1140.00']);
  });

  it('of a month without movements carries the balance over', async () => {
    const shop = await earningShop();
    expect(await statement(shop, '2020-01')).toMatchObject({ opening: '0.00', closing: '0.00' });
    expect(await statement(shop, monthNow())).toMatchObject({ opening: '950.00', closing: '950.00' });
  });

  it('shows nothing of another shop', async () => {
    const shop = await earningShop();
    await release((await earn(shop, 20_000n)).order);
    const other = await earningShop({ price: 1_000n });
    const { list } = await data(contract.shopStatementEntries, { month: monthNow() }, other.merchant);
    expect(list).toEqual([]);
  });

  it('is refused to roles without the balance, and for months that are none', async () => {
    const shop = await earningShop();
    const manager = await buildMerchant(db, { shop: { id: shop.shopId }, role: 'manager', now: clock.now() });
    expect((await refusal(contract.shopMonthlyStatement, { month: '2026-01' }, { token: manager.token })).refusal).toBe(
      'shop_right_missing',
    );
    for (const month of ['2026-13', '1999-01', '', "2026-01'; --"])
      expect((await refusal(contract.shopMonthlyStatement, { month }, shop.merchant)).refusal).toBe('bad_request');
  });
});
