import * as desk from '@tradewind/contract/money/desk/withdrawals';
import * as contract from '@tradewind/contract/money/withdrawals';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildShopper, testCode, type BuiltShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { day } from '../../base/clock/clock.ts';
import { setSetting, type SettingInput, type SettingName } from '../../platform/settings/index.ts';

const db = await testDatabase();
const { data, refusal, clock } = await testApp(db);

const german = {
  extract_type: 0,
  bank_country: 'DE',
  bank_name: 'Commerzbank',
  bank_card: 'DE89 3704 0044 0532 0130 00',
  real_name: 'Jürgen Groß',
} as const;
const debtor = { name: 'Tradewind Ltd', account: 'GB29NWBK60161331926819', bic: 'NWBKGB2L', country: 'GB' };

const shopper = () => buildShopper(db, { balance: 200_000n, now: clock.now() });
const operator = () => buildOperator(db, ['finance'], { now: clock.now() });
const add = (who: BuiltShopper, account: object) =>
  data(contract.addPayoutAddress, { ...german, ...account, password_pay: testCode }, { token: who.token });
const set = <Name extends SettingName>(name: Name, value: SettingInput<Name>) =>
  db.transact((tx) => setSetting(tx, name, value, { by: null, at: clock.now() }));

/** The id of a withdrawal that is past the delay of its account. */
async function withdrawal(account: object = german, price = '100.00'): Promise<string> {
  const who = await shopper();
  const { id: address_id } = await add(who, account);
  clock.advance(day);
  const { id } = await data(
    contract.requestWithdrawal,
    { price, extract_type: 0, address_id, password_pay: testCode },
    { token: who.token },
  );
  return id;
}

beforeAll(() => set('wallet.mode', 'open'));

describe('a payout account', () => {
  it('keeps its country and is listed by its last digits', async () => {
    const who = await shopper();
    await add(who, {});
    expect((await data(contract.payoutAddresses, {}, { token: who.token })).list).toMatchObject([
      { bank_country: 'DE', bank_card: 'DE89370400440532013000', real_name: 'Jürgen Groß', short: '···· 3000' },
    ]);
  });

  it.each([
    [{ bank_card: 'DE89370400440532013001' }, ['bank_card']],
    [{ bank_country: 'XX' }, ['bank_country']],
    [{ bank_country: 'US' }, ['bank_code', 'bank_card', 'holder_street', 'holder_town', 'holder_country']],
    [{ real_name: '山田太郎' }, ['real_name']],
    [{ bic: "x' or 1=1" }, ['bic']],
  ])('with %j is refused by the name of its field', async (change, fields) => {
    const who = await shopper();
    const input = { ...german, ...change, password_pay: testCode };
    expect(await refusal(contract.addPayoutAddress, input, { token: who.token })).toMatchObject({
      refusal: 'bank_details_invalid',
      fields,
    });
  });

  it('is the same when it is added again, and another one with another address of the holder', async () => {
    const who = await shopper();
    const korean = {
      bank_country: 'KR',
      bank_name: 'Shinhan',
      bic: 'SHBKKRSE',
      bank_card: '110-123-456789',
      holder_street: '1 Sejong-daero',
      holder_town: 'Seoul',
      holder_country: 'KR',
    };
    const [first, again] = [await add(who, korean), await add(who, korean)];
    const moved = await add(who, { ...korean, holder_street: '2 Sejong-daero' });
    expect([again.id, moved.id === first.id]).toEqual([first.id, false]);
  });

  it('that is named by holder, bank and number is the one in the book', async () => {
    const who = await shopper();
    await add(who, {});
    const { bank_country: _, ...named } = { ...german, bank_card: 'DE89370400440532013000' };
    const request = { ...named, price: '100.00', password_pay: testCode };
    await data(contract.requestWithdrawal, request, { token: who.token });
    expect((await data(contract.payoutAddresses, {}, { token: who.token })).list).toHaveLength(1);
  });

  it('of a client that sends holder, bank and number only is taken as before', async () => {
    const who = await shopper();
    const { bank_country: _, ...old } = { ...german, bank_card: 4821009377152206 };
    expect(
      await data(contract.addPayoutAddress, { ...old, password_pay: testCode }, { token: who.token }),
    ).toMatchObject({ bank_country: '', bank_card: '4821009377152206' });
  });
});

describe('a hand-over', () => {
  it('takes nothing that nobody looked at, and says so', async () => {
    const id = await withdrawal();
    const { token } = await operator();
    const planned = { count: 0, groups: [], left_out: [{ why: 'not_looked_at', count: 1, total: '98.00' }] };
    expect(await data(desk.payoutPlan, { ids: id }, { desk: token })).toMatchObject(planned);
    expect((await refusal(desk.exportWithdrawals, { ids: [id] }, { desk: token })).refusal).toBe('nothing_ready');
    await data(desk.approveWithdrawal, { id }, { desk: token });
    expect(await data(desk.payoutPlan, { ids: id }, { desk: token })).toMatchObject({
      count: 1,
      total: '98.00',
      groups: [{ way: 'IBAN', count: 1 }],
      left_out: [],
    });
  });

  it('takes small ones by themselves only up to the limit of the settings', async () => {
    await set('withdrawal.approveUpTo', 10_000);
    const [small, large] = [await withdrawal(), await withdrawal(german, '100.01')];
    const { token } = await operator();
    const batch = await data(desk.exportWithdrawals, { ids: [small, large] }, { desk: token });
    expect(batch.count).toBe(1);
    await set('withdrawal.approveUpTo', 0);
    await expectCleanBooks(db);
  });

  it('makes a payment order that later settings leave as it was', async () => {
    await set('payout.debtor', debtor);
    const id = await withdrawal();
    const { token } = await operator();
    await data(desk.approveWithdrawal, { id }, { desk: token });
    const batch = await data(desk.exportWithdrawals, { ids: [id] }, { desk: token });
    expect(batch.xml).toContain('<IBAN>DE89370400440532013000</IBAN>');
    expect(batch.xml).toContain('<IBAN>GB29NWBK60161331926819</IBAN>');
    expect(batch.xml).toContain('<CtrlSum>98.00</CtrlSum>');
    await set('payout.debtor', { name: '', account: '', bic: '', country: '' });
    expect(await data(desk.exportedBatch, { id: batch.id }, { desk: token })).toEqual(batch);
  });
});
