import * as contract from '@tradewind/contract/money/withdrawals';
import { beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildShopper, testCode, type BuiltShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { day } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';
import { setSetting } from '../../platform/settings/index.ts';

const db = await testDatabase();
const { data, refusal, clock } = await testApp(db);

const bank = {
  extract_type: 0,
  real_name: 'Anya Wattana',
  bank_card: '4821 0093 7715 2206',
  bank_name: 'Kasikornbank',
} as const;
const shopper = () => buildShopper(db, { balance: 200_000n, now: clock.now() });
const request = ({ token }: BuiltShopper, input: object = {}) =>
  data(
    contract.requestWithdrawal,
    { price: '100.00', ...bank, password_pay: testCode, ...input },
    { token, key: newId() },
  );
const info = ({ token }: BuiltShopper, input: object = {}) => data(contract.withdrawalInfo, input, { token });
const perMonth = (count: number) =>
  db.transact((tx) => setSetting(tx, 'withdrawal.freeMonthlyCount', count, { by: null, at: clock.now() }));

beforeAll(async () => {
  await db.transact((tx) => setSetting(tx, 'wallet.mode', 'open', { by: null, at: clock.now() }));
  await perMonth(2);
});

it('takes no fee until the free ones of the month are used', async () => {
  const who = await shopper();
  expect(await info(who)).toMatchObject({ free_per_month: 2, free_left: 2 });
  expect(await request(who)).toMatchObject({ fee: '0.00', real_price: '100.00', free: 1 });
  expect(await request(who, { price: '110.00' })).toMatchObject({ fee: '0.00', free: 1 });
  expect(await info(who)).toMatchObject({ free_left: 0 });
  expect(await request(who, { price: '120.00' })).toMatchObject({ fee: '2.00', real_price: '118.00', free: 0 });
  await expectCleanBooks(db);
});

it('quotes what the request then takes', async () => {
  const who = await shopper();
  const quote = () => data(contract.withdrawalQuote, { extract_type: 0, price: '100.00' }, { token: who.token });
  expect(await quote()).toMatchObject({ fee: '0.00', free: 1 });
  await request(who);
  await request(who, { price: '110.00' });
  expect(await quote()).toMatchObject({ fee: '2.00', free: 0 });
});

it('has free ones again in the next month', async () => {
  const who = await shopper();
  await request(who);
  await request(who, { price: '110.00' });
  clock.advance(31 * day);
  expect(await info(who)).toMatchObject({ free_left: 2 });
});

it('gives the free one of a cancelled withdrawal back', async () => {
  const who = await shopper();
  const { id } = await request(who);
  expect(await info(who)).toMatchObject({ free_left: 1 });
  await data(contract.cancelWithdrawal, { id }, { token: who.token });
  expect(await info(who)).toMatchObject({ free_left: 2 });
  await expectCleanBooks(db);
});

it('gives the last free one to one of several requests at once', async () => {
  const who = await shopper();
  await request(who);
  const prices = ['101.00', '102.00', '103.00', '104.00'];
  const asked = await Promise.all(prices.map((price) => request(who, { price })));
  expect(asked.filter(({ free }) => free === 1)).toHaveLength(1);
  expect(asked.filter(({ fee }) => fee === '2.00')).toHaveLength(3);
  await expectCleanBooks(db);
});

it('refuses a request that was shown as free when it no longer is', async () => {
  const who = await shopper();
  await request(who);
  await request(who, { price: '110.00' });
  const input = { ...bank, price: '120.00', real_price: '120.00', password_pay: testCode };
  expect((await refusal(contract.requestWithdrawal, input, { token: who.token, key: newId() })).refusal).toBe(
    'withdrawal_terms_changed',
  );
});

it('answers a repeat without a key with the first terms', async () => {
  await perMonth(1);
  const who = await shopper();
  const input = { ...bank, price: '100.00', real_price: '100.00', password_pay: testCode };
  const first = await data(contract.requestWithdrawal, input, { token: who.token });
  expect(await data(contract.requestWithdrawal, input, { token: who.token })).toMatchObject({ id: first.id, free: 1 });
  await perMonth(2);
});

it('shows clients that name no amount the fee without free ones', async () => {
  const who = await shopper();
  expect(await info(who)).toMatchObject({ service_charge: '0.20', fee: null });
  expect(await info(who, { price: '100.00' })).toMatchObject({ service_charge: '0.00', fee: '0.00' });
});

it('uses none up where the method costs nothing', async () => {
  const fees = (min: number) => ({ fixed: 0, percentBp: 0, min, max: 2_000 });
  const setFees = (min: number) =>
    db.transact((tx) => setSetting(tx, 'withdrawal.bank', fees(min), { by: null, at: clock.now() }));
  await setFees(0);
  const who = await shopper();
  expect(await request(who)).toMatchObject({ fee: '0.00', free: 0 });
  await setFees(200);
  expect(await info(who)).toMatchObject({ free_left: 2 });
});
