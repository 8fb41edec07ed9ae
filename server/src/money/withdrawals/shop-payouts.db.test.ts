import {
  markWithdrawalPaid,
  deskWithdrawals,
  refuseWithdrawal,
  approveWithdrawal,
  exportWithdrawals,
} from '@tradewind/contract/money/desk/withdrawals';
import { shopBalance } from '@tradewind/contract/money/shop-desk/earnings';
import {
  readAllShopNotifications,
  readShopNotification,
  shopNotifications,
} from '@tradewind/contract/operations/shop-desk/notifications';
import * as contract from '@tradewind/contract/money/shop-desk/payouts';
import { usd } from '@tradewind/contract/base/money';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import type { BuiltOrder } from '../../../test/build-order.ts';
import { testCode } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { bankForm, earningShops } from '../../../test/earning-shop.ts';
import { day } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';
import { setSetting } from '../../platform/settings/index.ts';
import { refundOrder } from '../settlement/index.ts';
import { requestScheduledPayouts } from './index.ts';

const db = await testDatabase();
const test = await testApp(db);
const { data, refusal, clock, deliver, deps } = test;
const { earningShop } = earningShops(test);

const refundAll = (order: BuiltOrder) =>
  db.transact((tx) =>
    refundOrder(tx, {
      orderId: order.id,
      shopId: order.shopId,
      userId: order.userId,
      sn: order.sn,
      reference: `refund:${order.id}`,
      at: clock.now(),
      kind: 'order_refunded',
      toShopper: usd(order.total),
      toPromotions: usd(0),
      commissionBack: usd(0),
    }),
  );
const finance = () => buildOperator(db, ['finance'], { now: clock.now() });

describe('a payout', () => {
  it('is held at once, appears in the desk’s queue, and is paid by another operator than the approver', async () => {
    const { merchant, accountId, shopId } = await earningShop({ price: 200_000n });
    const quote = await data(contract.payoutQuote, { address_id: accountId, price: '1500' }, merchant);
    expect(quote).toMatchObject({ extract_price: '1500.00', fee: '15.00', real_price: '1485.00' });
    const requested = await data(
      contract.requestPayout,
      { address_id: accountId, price: '1500', real_price: quote.real_price, password_pay: testCode },
      { ...merchant, key: newId() },
    );
    expect(requested).toMatchObject({
      state: 'auditing',
      can_cancel: 1,
      receives: '1485.00',
      to: 'Kasikornbank ···· 2206',
    });
    expect(await data(shopBalance, {}, merchant)).toMatchObject({
      available: '400.00',
      held: '1500.00',
      payable: '400.00',
      earned: '1900.00',
    });

    const [one, two] = [await finance(), await finance()];
    const { list } = await data(deskWithdrawals, { owner_kind: 'shop', queue: 'needs_approval' }, { desk: one.token });
    expect(list).toMatchObject([{ id: requested.id, owner_kind: 'shop', owner_id: shopId, user_id: '' }]);
    await data(approveWithdrawal, { id: requested.id }, { desk: one.token });
    expect((await data(exportWithdrawals, { ids: [requested.id] }, { desk: two.token })).count).toBe(1);
    expect((await refusal(contract.cancelPayout, { id: requested.id }, merchant)).refusal).toBe(
      'withdrawal_in_payment',
    );
    expect(
      (await refusal(markWithdrawalPaid, { id: requested.id, reference: 'BANK-1' }, { desk: one.token })).refusal,
    ).toBe('second_person_required');
    await data(markWithdrawalPaid, { id: requested.id, reference: 'BANK-1' }, { desk: two.token });
    expect(await data(shopBalance, {}, merchant)).toMatchObject({ available: '400.00', held: '0.00' });
    expect((await data(contract.shopPayouts, {}, merchant)).list).toMatchObject([
      { id: requested.id, state: 'passed', reference: 'BANK-1' },
    ]);
    await expectCleanBooks(db);
  });

  it('is returned completely when cancelled or refused, and pays the shop’s debt first', async () => {
    const { merchant, accountId, order } = await earningShop();
    const request = (price: string) =>
      data(
        contract.requestPayout,
        { address_id: accountId, price, password_pay: testCode },
        { ...merchant, key: newId() },
      );
    const cancelled = await data(contract.cancelPayout, { id: (await request('950')).id }, merchant);
    expect(cancelled.state).toBe('cancelled');
    expect((await data(shopBalance, {}, merchant)).available).toBe('950.00');

    const { id } = await request('950');
    await refundAll(order);
    expect(await data(shopBalance, {}, merchant)).toMatchObject({
      available: '0.00',
      held: '950.00',
      debt: '950.00',
      earned: '0.00',
    });
    await data(refuseWithdrawal, { id, reason: 'The account is closed' }, { desk: (await finance()).token });
    expect(await data(shopBalance, {}, merchant)).toMatchObject({ available: '0.00', held: '0.00', debt: '0.00' });
    await expectCleanBooks(db);
  });

  it('is refused without the code, to a new or foreign account, above the balance or below the minimum', async () => {
    const { merchant, accountId } = await earningShop();
    const other = await earningShop();
    const refused = async (input: object) =>
      (
        await refusal(
          contract.requestPayout,
          { address_id: accountId, price: '100', password_pay: testCode, ...input },
          { ...merchant, key: newId() },
        )
      ).refusal;
    expect(await refused({ password_pay: undefined })).toBe('payment_code_required');
    expect(await refused({ password_pay: '000000' })).toBe('payment_code_wrong');
    expect(await refused({ address_id: other.accountId })).toBe('address_not_found');
    expect(await refused({ price: '950.01' })).toBe('withdrawal_above_balance');
    expect(await refused({ price: '9.99' })).toBe('amount_too_small');
    expect(await refused({ price: '1e3' })).toBe('amount_invalid');
    const { id } = await data(contract.addPayoutAccount, { ...bankForm, bank_card: '111122223333' }, merchant);
    expect(await refused({ address_id: id })).toBe('bank_account_too_new');
    expect((await refusal(contract.cancelPayout, { id: newId() }, merchant)).refusal).toBe('withdrawal_not_found');
  });

  it('is refused on a network without a fee', async () => {
    const { merchant } = await earningShop();
    const tron = {
      extract_type: 1,
      network: 'USDT-TRC20',
      blockchain: 'TYtYViZFo5xavdy4SixcvuGGbZMwWVV3wL',
      password_pay: testCode,
    } as const;
    const { id } = await data(contract.addPayoutAccount, tron, merchant);
    clock.advance(day);
    const setFees = (fees: Record<string, { fixed: number }>) =>
      db.transact((tx) => setSetting(tx, 'withdrawal.chain', fees, { by: null, at: clock.now() }));
    await setFees({ 'USDT-ERC20': { fixed: 1_000 } });
    const requested = { address_id: id, price: '100', password_pay: testCode };
    expect((await refusal(contract.payoutQuote, { address_id: id, price: '100' }, merchant)).refusal).toBe(
      'network_without_fee',
    );
    expect((await refusal(contract.requestPayout, requested, { ...merchant, key: newId() })).refusal).toBe(
      'network_without_fee',
    );
    expect((await data(contract.payoutAccounts, {}, merchant)).networks).toEqual(['USDT-ERC20']);
    expect(await data(shopBalance, {}, merchant)).toMatchObject({ available: '950.00', held: '0.00' });
    clock.advance(1);
    await setFees({ 'USDT-ERC20': { fixed: 1_000 }, 'USDT-TRC20': { fixed: 100 } });
    expect(await data(contract.requestPayout, requested, { ...merchant, key: newId() })).toMatchObject({
      state: 'auditing',
      receives: '99.00',
    });
    await expectCleanBooks(db);
  });

  it('holds the balance once under concurrent requests', async () => {
    const { merchant, accountId } = await earningShop();
    const requests = Array.from({ length: 4 }, () =>
      data(
        contract.requestPayout,
        { address_id: accountId, price: '500', password_pay: testCode },
        { ...merchant, key: newId() },
      ),
    );
    expect((await Promise.allSettled(requests)).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expectCleanBooks(db);
  });
});

describe('notifications of payouts', () => {
  it('go only to members who may request payouts, when requested, paid and refused', async () => {
    const { merchant, shopId, accountId } = await earningShop();
    const manager = await buildMerchant(db, { shop: { id: shopId }, role: 'manager', now: clock.now() });
    const request = async (price: string) =>
      (
        await data(
          contract.requestPayout,
          { address_id: accountId, price, password_pay: testCode },
          { ...merchant, key: newId() },
        )
      ).id;
    const paid = await request('100');
    const desk = (await finance()).token;
    await data(markWithdrawalPaid, { id: paid, reference: 'BANK-7' }, { desk });
    await data(refuseWithdrawal, { id: await request('50'), reason: 'The account is closed' }, { desk });
    await deliver();
    const { list } = await data(shopNotifications, { limit: 100 }, merchant);
    expect(list.map(({ kind }) => kind).sort()).toEqual([
      'shop_payout_asked',
      'shop_payout_asked',
      'shop_payout_passed',
      'shop_payout_refused',
    ]);
    expect(list.find(({ kind }) => kind === 'shop_payout_passed')).toMatchObject({
      link: '/shop_payouts',
      text: expect.stringMatching(/^\$98\.00 of payout PO\d+ .* BANK-7$/),
    });
    expect(list.find(({ kind }) => kind === 'shop_payout_refused')!.text).toMatch(
      /\$50\.00 went back to your shop\. Reason: The account is closed$/,
    );
    expect(await data(shopNotifications, {}, manager)).toMatchObject({ total: 0, unread: 0, list: [] });
    expect((await refusal(readShopNotification, { id: list[0]!.id }, manager)).refusal).toBe('notification_not_found');
    await data(readAllShopNotifications, { all: 1 }, manager);
    expect((await data(shopNotifications, {}, merchant)).unread).toBe(4);
  });
});

describe('a new shop', () => {
  it('can be paid out a week after each release', async () => {
    const { merchant, accountId } = await earningShop({ daysAgo: 3 });
    expect(await data(shopBalance, {}, merchant)).toMatchObject({
      available: '950.00',
      on_hold: '950.00',
      payable: '0.00',
      hold_days: 7,
    });
    const request = { address_id: accountId, price: '100', password_pay: testCode };
    expect((await refusal(contract.requestPayout, request, { ...merchant, key: newId() })).refusal).toBe(
      'payout_on_hold',
    );
    clock.advance(3 * day);
    expect(await data(contract.requestPayout, request, { ...merchant, key: newId() })).toMatchObject({
      state: 'auditing',
    });
  });
});

describe('the payout calendar', () => {
  it('pays the payable balance to the planned account once a week', async () => {
    const { merchant, accountId } = await earningShop();
    await data(contract.planPayouts, { address_id: accountId, password_pay: testCode }, merchant);
    expect((await data(contract.payoutAccounts, {}, merchant)).list).toMatchObject([{ id: accountId, planned: 1 }]);
    expect(await requestScheduledPayouts(deps)).toBe(0);
    const { next_payout_at: next } = await data(shopBalance, {}, merchant);
    clock.advance(Date.parse(next!) - clock.now().getTime());
    expect((await Promise.all([requestScheduledPayouts(deps), requestScheduledPayouts(deps)])).toSorted()).toEqual([
      0, 1,
    ]);
    expect((await data(contract.shopPayouts, {}, merchant)).list).toMatchObject([
      { price: '950.00', asked_by: '', state: 'auditing' },
    ]);
    clock.advance(7 * day);
    expect(await requestScheduledPayouts(deps)).toBe(0);
    await data(contract.removePayoutAccount, { id: accountId, password_pay: testCode }, merchant);
    expect((await data(shopBalance, {}, merchant)).next_payout_at).toBeNull();
    await expectCleanBooks(db);
  });
});
