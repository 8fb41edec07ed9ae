import { shopBalance } from '@tradewind/contract/money/shop-desk/earnings';
import { shopMonthlyStatement, shopStatementEntries } from '@tradewind/contract/money/shop-desk/monthly-statement';
import { moneyReport } from '@tradewind/contract/operations/desk/reports';
import { shopNotifications } from '@tradewind/contract/operations/shop-desk/notifications';
import * as contract from '@tradewind/contract/trade/desk/shop-corrections';
import * as shop from '@tradewind/contract/trade/shop-desk/fines';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildOrder } from '../../../test/build-order.ts';
import { buildProduct, buildShopperRow } from '../../../test/build-catalog.ts';
import { testDatabase } from '../../../test/database.ts';
import { earningShops } from '../../../test/earning-shop.ts';
import { day } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';
import { balanceOf, shopAvailable, shopDebt } from '../../money/ledger/index.ts';
import { processFineDeadlines } from './index.ts';

const db = await testDatabase();
const test = await testApp(db, { movable: true });
const { data, refusal, clock, deliver, deps } = test;
const { earningShop, earn } = earningShops(test);
const [proposer, approver, judge] = [
  await buildOperator(db, ['finance'], { now: clock.now() }),
  await buildOperator(db, ['finance'], { now: clock.now() }),
  await buildOperator(db, ['finance'], { now: clock.now() }),
];
// The clock of this file moves by months.
await db.kysely.updateTable('operator_sessions').set({ expires_at: '2100-01-01', seen_at: '2099-12-31' }).execute();
const at = ({ token }: { token: string }) => ({ desk: token });

const fined = (shopId: string, amount = '30.00', more = {}) =>
  data(
    contract.proposeFine,
    { shop_id: shopId, breach: 'late_shipping', amount, reason: 'Ten parcels late', ...more },
    at(proposer),
  );
const announced = async (shopId: string, amount = '30.00') => {
  const { id } = await fined(shopId, amount);
  return data(contract.approveShopCorrection, { id }, at(approver));
};
const appealed = async (merchant: { token: string; shop: string }, amount = '30.00') => {
  const fine = await announced(merchant.shop, amount);
  await data(shop.appealFine, { id: fine.id, words: 'The carrier was on strike.' }, merchant);
  return fine;
};
const balances = async (shopId: string) => [
  (await balanceOf(db.read, shopAvailable(shopId))).minor,
  (await balanceOf(db.read, shopDebt(shopId))).minor,
];
/** A shop with 1,000.00 less commission. */
async function richShop() {
  const { merchant } = await earningShop();
  const [balance] = await balances(merchant.shop);
  return { merchant, balance: balance! };
}
const told = async (merchant: { token: string; shop: string }) =>
  (await data(shopNotifications, {}, merchant)).list.map(({ kind }) => kind);

describe('a fine', () => {
  it('is approved by a second person, announced, and booked after the time to appeal', async () => {
    const { merchant, balance } = await richShop();
    const proposed = await fined(merchant.shop);
    expect(proposed).toMatchObject({ state: 'asked', amount: '-30.00', booked: null });
    expect((await data(shop.shopFines, {}, merchant)).total).toBe(0);
    expect(await refusal(contract.approveShopCorrection, { id: proposed.id }, at(proposer))).toMatchObject({
      refusal: 'second_person_required',
    });
    await data(contract.approveShopCorrection, { id: proposed.id }, at(approver));
    expect(await balances(merchant.shop)).toEqual([balance, 0n]);
    expect((await data(shop.shopFines, {}, merchant)).list).toMatchObject([{ state: 'announced', can_appeal: 1 }]);
    clock.advance(7 * day - 1_000);
    await processFineDeadlines(deps);
    expect(await balances(merchant.shop)).toEqual([balance, 0n]);
    clock.advance(1_000);
    expect(
      await refusal(shop.appealFine, { id: proposed.id, words: 'A moment too late, sorry' }, merchant),
    ).toMatchObject({ refusal: 'appeal_over' });
    await Promise.all([processFineDeadlines(deps), processFineDeadlines(deps)]);
    expect(await balances(merchant.shop)).toEqual([balance - 3_000n, 0n]);
    await deliver();
    expect(await told(merchant)).toEqual(expect.arrayContaining(['shop_fine_announced', 'shop_fine_booked']));
    await expectCleanBooks(db);
  });

  it('becomes debt where the balance is short, which the next release pays', async () => {
    const merchant = await buildMerchant(db, { now: clock.now() });
    await announced(merchant.shopId, '50.00');
    clock.advance(8 * day);
    await processFineDeadlines(deps);
    expect(await balances(merchant.shopId)).toEqual([0n, 5_000n]);
    await expectCleanBooks(db);
  });

  it('waits for the decision of an appeal by somebody uninvolved, who may reduce it', async () => {
    const { merchant, balance } = await richShop();
    const { id } = await appealed(merchant);
    clock.advance(30 * day);
    await processFineDeadlines(deps);
    expect(await balances(merchant.shop)).toEqual([balance, 0n]);
    const ruling = { id, amount: '12.50', reason: 'Half of them were in time' };
    for (const involved of [proposer, approver])
      expect(await refusal(contract.ruleOnAppeal, ruling, at(involved))).toMatchObject({
        refusal: 'third_person_required',
      });
    expect(await refusal(contract.ruleOnAppeal, { ...ruling, amount: '30.01' }, at(judge))).toMatchObject({
      refusal: 'amount_invalid',
    });
    expect(await data(contract.ruleOnAppeal, ruling, at(judge))).toMatchObject({ state: 'booked', booked: '-12.50' });
    expect(await refusal(contract.ruleOnAppeal, ruling, at(judge))).toMatchObject({ refusal: 'already_decided' });
    expect(await balances(merchant.shop)).toEqual([balance - 1_250n, 0n]);
    await deliver();
    expect(await told(merchant)).toContain('shop_fine_reduced');
    await expectCleanBooks(db);
  });

  it('is never booked after it was withdrawn or an appeal against it succeeded', async () => {
    const { merchant, balance } = await richShop();
    const won = await appealed(merchant);
    await data(contract.ruleOnAppeal, { id: won.id, amount: '0', reason: 'You are right' }, at(judge));
    const withdrawn = await announced(merchant.shop);
    await data(contract.liftFine, { id: withdrawn.id, reason: 'Our mistake' }, at(proposer));
    clock.advance(60 * day);
    await processFineDeadlines(deps);
    expect(await balances(merchant.shop)).toEqual([balance, 0n]);
    expect(await refusal(contract.liftFine, { id: won.id, reason: 'x' }, at(judge))).toMatchObject({
      refusal: 'already_decided',
    });
  });

  it('is decided by the approver where nobody else could', async () => {
    const { merchant } = await richShop();
    const { id } = await appealed(merchant);
    await db.kysely.updateTable('operators').set({ disabled_at: clock.now() }).where('id', '=', judge.id).execute();
    const ruling = { id, amount: '30.00', reason: 'The rule holds' };
    expect(await refusal(contract.ruleOnAppeal, ruling, at(proposer))).toMatchObject({
      refusal: 'second_person_required',
    });
    expect(await data(contract.ruleOnAppeal, ruling, at(approver))).toMatchObject({
      state: 'booked',
      booked: '-30.00',
    });
    await db.kysely.updateTable('operators').set({ disabled_at: null }).where('id', '=', judge.id).execute();
    await expectCleanBooks(db);
  });

  it('is given back by two operators, never more than was booked', async () => {
    const { merchant, balance } = await richShop();
    const { id } = await announced(merchant.shop);
    const back = { id, amount: '20.00', reason: 'Counted twice' };
    expect(await refusal(contract.proposeFineReturn, back, at(proposer))).toMatchObject({ refusal: 'fine_not_booked' });
    clock.advance(8 * day);
    await processFineDeadlines(deps);
    const both = await Promise.all([1, 2].map(() => data(contract.proposeFineReturn, back, at(proposer))));
    expect(await refusal(contract.approveShopCorrection, { id: both[0]!.id }, at(proposer))).toMatchObject({
      refusal: 'second_person_required',
    });
    const answers = await Promise.allSettled(
      both.map(({ id: one }) => data(contract.approveShopCorrection, { id: one }, at(approver))),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balances(merchant.shop)).toEqual([balance - 1_000n, 0n]);
    await expectCleanBooks(db);
  });
});

describe('a correction of a shop', () => {
  it('goes in both directions, about an order of the shop, and pays debts first', async () => {
    const merchant = await buildMerchant(db, { now: clock.now() });
    const ask = (amount: string, more = {}) =>
      data(
        contract.proposeShopCorrection,
        { shop_id: merchant.shopId, amount, reason: 'Twice', ...more },
        at(proposer),
      );
    const down = await ask('-20.00');
    await data(contract.approveShopCorrection, { id: down.id }, at(approver));
    expect(await balances(merchant.shopId)).toEqual([0n, 2_000n]);
    const { order } = await earn(merchant, 10_000n);
    const up = await ask('25.00', { order_sn: order.sn });
    expect(up).toMatchObject({ order_sn: order.sn, order_id: order.id });
    await data(contract.approveShopCorrection, { id: up.id }, at(approver));
    expect(await balances(merchant.shopId)).toEqual([500n, 0n]);
    await expectCleanBooks(db);
  });

  it('is booked once under concurrent decisions', async () => {
    const { merchant, balance } = await richShop();
    const { id } = await data(
      contract.proposeShopCorrection,
      { shop_id: merchant.shop, amount: '5.00', reason: 'Fee charged twice' },
      at(proposer),
    );
    const decisions = await Promise.allSettled([
      ...[approver, judge, approver, judge].map((one) => data(contract.approveShopCorrection, { id }, at(one))),
      data(contract.refuseShopCorrection, { id, reason: 'No' }, at(judge)),
    ]);
    expect(decisions.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [{ state }] = (await data(contract.shopCorrections, { shop_id: merchant.shop }, at(judge))).list as [
      contract.ShopCorrection,
    ];
    expect(await balances(merchant.shop)).toEqual([state === 'booked' ? balance + 500n : balance, 0n]);
    await expectCleanBooks(db);
  });

  it('refuses invalid amounts, foreign orders, unknown shops and other roles', async () => {
    const { merchant } = await richShop();
    const input = { shop_id: merchant.shop, amount: '1.00', reason: 'x' };
    for (const amount of ['0', '1.234', 'ten', '1000000.01', '-1000000.01'])
      expect(await refusal(contract.proposeShopCorrection, { ...input, amount }, at(proposer)), amount).toMatchObject({
        refusal: 'amount_invalid',
      });
    expect(
      await refusal(contract.proposeFine, { ...input, breach: 'other', amount: '-1.00' }, at(proposer)),
    ).toMatchObject({ refusal: 'amount_invalid' });
    const foreign = await buildOrder(db, await buildShopperRow(db), [{ product: await buildProduct(db) }], {
      at: clock.now(),
    });
    expect(
      await refusal(contract.proposeShopCorrection, { ...input, order_sn: foreign.sn }, at(proposer)),
    ).toMatchObject({ refusal: 'order_not_found' });
    expect(await refusal(contract.proposeShopCorrection, { ...input, shop_id: newId() }, at(proposer))).toMatchObject({
      refusal: 'shop_not_found',
    });
    for (const role of ['admin', 'support', 'catalogue'] as const)
      expect(
        await refusal(contract.proposeShopCorrection, input, at(await buildOperator(db, [role], { now: clock.now() }))),
      ).toMatchObject({ refusal: 'desk_forbidden' });
  });
});

it('lets only the owner of the fined shop appeal, once', async () => {
  const { merchant } = await richShop();
  const fine = await announced(merchant.shop);
  const words = 'That was not us at all.';
  const stranger = await buildMerchant(db, { now: clock.now() });
  expect(
    await refusal(shop.appealFine, { id: fine.id, words }, { token: stranger.token, shop: stranger.shopId }),
  ).toMatchObject({ refusal: 'fine_not_found' });
  expect((await data(shop.shopFines, {}, { token: stranger.token, shop: stranger.shopId })).total).toBe(0);
  for (const role of ['manager', 'finance', 'service'] as const) {
    const member = await buildMerchant(db, { shop: { id: merchant.shop }, role, now: clock.now() });
    expect(
      await refusal(shop.appealFine, { id: fine.id, words }, { token: member.token, shop: merchant.shop }),
    ).toMatchObject({ refusal: 'shop_right_missing' });
  }
  const hidden = await fined(merchant.shop);
  expect(await refusal(shop.appealFine, { id: hidden.id, words }, merchant)).toMatchObject({
    refusal: 'fine_not_found',
  });
  const answers = await Promise.allSettled(
    [1, 2, 3].map(() => data(shop.appealFine, { id: fine.id, words }, merchant)),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('has a line of its own in the statement, and reports add up with the books', async () => {
  const { merchant } = await richShop();
  const today = clock.now().toISOString().slice(0, 10);
  const take = async () =>
    (await data(moneyReport, { report: 'take', from: today, to: clock.now().toISOString().slice(0, 10) }, at(judge)))
      .total;
  const before = await take();
  const { id } = await announced(merchant.shop);
  clock.advance(8 * day);
  await processFineDeadlines(deps);
  const back = await data(contract.proposeFineReturn, { id, amount: '10.00', reason: 'Less' }, at(proposer));
  await data(contract.approveShopCorrection, { id: back.id }, at(approver));
  const month = clock.now().toISOString().slice(0, 7);
  const statement = await data(shopMonthlyStatement, { month }, merchant);
  expect(statement.lines.find(({ line }) => line === 'fines')).toEqual({ line: 'fines', amount: '-20.00', entries: 2 });
  expect((await data(shopStatementEntries, { month, line: 'fines' }, merchant)).total).toBe(2);
  expect((await data(shopBalance, {}, merchant)).available).toBe(statement.closing);
  const after = await take();
  const grown = (column: string) => Number(after[column]) - Number(before[column]);
  expect(grown('fines')).toBeCloseTo(20);
  expect(grown('other_revenue')).toBeCloseTo(0);
  expect(grown('revenue')).toBeCloseTo(20);
  await expectCleanBooks(db);
});
