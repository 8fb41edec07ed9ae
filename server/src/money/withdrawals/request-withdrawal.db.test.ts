import { setPaymentCode } from '@tradewind/contract/people/users';
import * as contract from '@tradewind/contract/money/withdrawals';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildShopper, testCode, type BuiltShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { day, hour } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';
import { setSetting } from '../../platform/settings/index.ts';

const db = await testDatabase();
const { data, refusal, call, clock } = await testApp(db);

const bank = {
  extract_type: 0,
  real_name: 'Anya Wattana',
  bank_card: '4821 0093 7715 2206',
  bank_name: 'Kasikornbank',
} as const;
const tron = { extract_type: 1, network: 'USDT-TRC20', blockchain: 'TYtYViZFo5xavdy4SixcvuGGbZMwWVV3wL' } as const;
const ethereum = {
  extract_type: 1,
  network: 'USDT-ERC20',
  blockchain: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
} as const;

const shopper = (balance = 200_000n) => buildShopper(db, { balance, now: clock.now() });
const request = (who: BuiltShopper, input: object) =>
  data(contract.requestWithdrawal, { price: '100.00', ...bank, ...input }, { token: who.token });
const refused = async (who: BuiltShopper, input: object, key?: string) =>
  (
    await refusal(
      contract.requestWithdrawal,
      { price: '100.00', ...bank, ...input },
      { token: who.token, ...(key && { key }) },
    )
  ).refusal;
const money = async (who: BuiltShopper) => {
  const { balance, held } = await data(contract.withdrawalInfo, {}, { token: who.token });
  return [balance, held];
};
/** The id of a payout account that is past its delay. */
async function usableAccount(who: BuiltShopper, account: object = bank): Promise<string> {
  const { id } = await data(
    contract.addPayoutAddress,
    { ...bank, ...account, password_pay: testCode },
    { token: who.token },
  );
  clock.advance(day);
  return id;
}

beforeAll(() => db.transact((tx) => setSetting(tx, 'wallet.mode', 'open', { by: null, at: clock.now() })));

describe('requesting a withdrawal', () => {
  it('holds the amount and fixes the terms', async () => {
    const anya = await shopper(128_460n);
    const address_id = await usableAccount(anya);
    const quote = await data(
      contract.withdrawalQuote,
      { extract_type: 0, price: '350', address_id },
      { token: anya.token },
    );
    expect(quote).toMatchObject({ extract_price: '350.00', fee: '3.50', real_price: '346.50', arrival_hours: 72 });
    const requested = await data(
      contract.requestWithdrawal,
      { extract_type: 0, price: '350', address_id, real_price: quote.real_price, password_pay: testCode },
      { token: anya.token, key: newId() },
    );
    expect(requested).toMatchObject({
      ...quote,
      review_before: expect.any(String),
      not_before: expect.any(String),
      status: 0,
      state: 'auditing',
      mark: 'To bank card ···· 2206',
      balance: '934.60',
      can_cancel: 1,
    });
    expect(Date.parse(requested.review_before) - Date.parse(requested.asked_at)).toBe(24 * hour);
    expect(await money(anya)).toEqual(['934.60', '350.00']);

    await db.transact((tx) =>
      setSetting(
        tx,
        'withdrawal.bank',
        { fixed: 5_000, percentBp: 0, min: 0, max: 9_000 },
        { by: null, at: clock.now() },
      ),
    );
    expect(await data(contract.withdrawal, { id: requested.id }, { token: anya.token })).toMatchObject({
      fee: '3.50',
      real_price: '346.50',
    });
    expect(await refused(anya, { price: '350', real_price: quote.real_price })).toBe('withdrawal_terms_changed');
    await db.transact((tx) =>
      setSetting(
        tx,
        'withdrawal.bank',
        { fixed: 0, percentBp: 100, min: 200, max: 2_000 },
        { by: null, at: clock.now() },
      ),
    );
    await expectCleanBooks(db);
  });

  it('refuses an amount that is invalid, too small, too large or above the balance', async () => {
    const who = await shopper(150_000n);
    const invalid = [
      '',
      ' ',
      '0',
      '0.00',
      '-100',
      '-0.01',
      '100.001',
      '1e3',
      '١٠٠',
      'NaN',
      'all',
      '$100',
      '1,000.00',
      '0x64',
      '99999999999999999999',
      -100,
      0,
      1e21,
      12.345,
    ];
    for (const price of invalid) expect([price, await refused(who, { price })]).toEqual([price, 'amount_invalid']);
    expect(await refused(who, { price: '9.99' })).toBe('amount_too_small');
    expect(await refused(who, { ...ethereum, price: '10.99' })).toBe('amount_too_small');
    expect(await refused(who, { price: '2000.01' })).toBe('amount_too_large');
    expect(await refused(who, { price: '1500.01' })).toBe('withdrawal_above_balance');
    for (const price of [null, true, [], {}, ['100'], 'x'.repeat(500)])
      expect(await refused(who, { price })).toBe('bad_request');
    expect(await money(who)).toEqual(['1500.00', '0.00']);
    expect((await data(contract.payoutAddresses, {}, { token: who.token })).list).toEqual([]);
  });

  it('refuses an invalid payout account with a specific refusal', async () => {
    const who = await shopper();
    for (const change of [
      { bank_card: '' },
      { bank_card: '12' },
      { bank_card: 'abcdefgh' },
      { real_name: '' },
      { real_name: '   ' },
      { bank_name: '1234' },
      { bank_card: undefined },
    ]) {
      expect([change, await refused(who, change)]).toEqual([change, 'bank_details_invalid']);
    }
    expect(await refused(who, { ...tron, blockchain: `${tron.blockchain.slice(0, -1)}u` })).toBe('address_invalid');
    expect(await refused(who, { ...ethereum, blockchain: ethereum.blockchain.replace('fB', 'FB') })).toBe(
      'address_invalid',
    );
    expect(await refused(who, { ...tron, blockchain: ethereum.blockchain })).toBe('address_wrong_network');
    expect(await refused(who, { ...ethereum, network: 'USDT-TRC20' })).toBe('address_wrong_network');
    for (const network of ['BSC', '', 'toString', '__proto__'])
      expect(await refused(who, { ...tron, network })).toBe('network_unknown');
    for (const extract_type of [2, -1, 'x', '']) expect(await refused(who, { extract_type })).toBe('bad_request');
    expect(await money(who)).toEqual(['2000.00', '0.00']);
  });

  it('requires the payment code and counts wrong ones', async () => {
    const who = await shopper();
    expect(await refused(who, {}, newId())).toBe('payment_code_required');
    expect(await refused(who, { password_pay: '' })).toBe('payment_code_required');
    for (let left = 4; left > 0; left -= 1)
      expect(await refused(who, { password_pay: '000000' }, newId())).toBe('payment_code_wrong');
    expect(await refused(who, { password_pay: '000000' })).toBe('payment_code_locked');
    expect(await refused(who, { password_pay: testCode })).toBe('payment_code_locked');
    expect(await money(who)).toEqual(['2000.00', '0.00']);
  });

  it('answers a repeated request with the first answer, with and without a key', async () => {
    const who = await shopper();
    const key = newId();
    const input = { price: '100.00', ...bank, password_pay: testCode };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => data(contract.requestWithdrawal, input, { token: who.token, key })),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(
      (await refusal(contract.requestWithdrawal, { ...input, price: '200.00' }, { token: who.token, key })).refusal,
    ).toBe('key_reused');
    const again = await Promise.all(Array.from({ length: 4 }, () => request(who, { price: '55.00' })));
    expect(new Set(again.map(({ id }) => id)).size).toBe(1);
    expect(await money(who)).toEqual(['1845.00', '155.00']);
    clock.advance(60_000);
    await request(who, { price: '55.00' });
    expect(await money(who)).toEqual(['1790.00', '210.00']);
    await expectCleanBooks(db);
  });

  it('enforces the daily limit under concurrent requests, without cancelled ones', async () => {
    const who = await shopper(2_000_000n);
    const address_id = await usableAccount(who);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        call(
          contract.requestWithdrawal,
          { extract_type: 0, price: '1500', address_id, password_pay: testCode },
          { token: who.token, key: newId() },
        ),
      ),
    );
    expect(answers.filter(({ body }) => body.code === 1)).toHaveLength(3);
    expect(answers.flatMap(({ body }) => (body.code === 1 ? [] : [(body as { refusal: string }).refusal]))).toEqual(
      Array.from({ length: 5 }, () => 'limit_reached'),
    );
    expect(await data(contract.withdrawalInfo, {}, { token: who.token })).toMatchObject({
      day_limit: '5000.00',
      day_left: '500.00',
      held: '4500.00',
    });
    const { list } = await data(contract.withdrawalList, {}, { token: who.token });
    await data(contract.cancelWithdrawal, { id: list[0]!.id }, { token: who.token });
    expect(await data(contract.withdrawalInfo, {}, { token: who.token })).toMatchObject({ day_left: '2000.00' });
    clock.advance(day);
    expect(await data(contract.withdrawalInfo, {}, { token: who.token })).toMatchObject({ day_left: '5000.00' });
    await expectCleanBooks(db);
  });

  it('is locked for a day after a change of the payment code, but not after the first one', async () => {
    const who = await shopper();
    expect(await data(contract.withdrawalInfo, {}, { token: who.token })).toMatchObject({ locked_until: null });
    await data(setPaymentCode, { oldpassword: testCode, newpassword: '135791' }, { token: who.token });
    const { locked_until } = await data(contract.withdrawalInfo, {}, { token: who.token });
    expect(locked_until).not.toBeNull();
    const answer = await refusal(
      contract.requestWithdrawal,
      { price: '100.00', ...bank, password_pay: '135791' },
      { token: who.token },
    );
    expect(answer).toMatchObject({ refusal: 'security_lock', msg: expect.stringContaining('24\u00a0h') });
    clock.advance(day);
    await request(who, {});
  });

  it('is refused while the wallet is closed, but can be cancelled', async () => {
    const who = await shopper();
    const { id } = await request(who, {});
    const set = (mode: 'open' | 'closed') =>
      db.transact((tx) => setSetting(tx, 'wallet.mode', mode, { by: null, at: clock.now() }));
    await set('closed');
    expect(await refused(who, {})).toBe('wallet_closed');
    expect(await data(contract.withdrawalInfo, {}, { token: who.token })).toMatchObject({ open: 0 });
    await data(contract.cancelWithdrawal, { id }, { token: who.token });
    clock.advance(1);
    await set('open');
    expect(await money(who)).toEqual(['2000.00', '0.00']);
  });

  it('refuses a network without a fee', async () => {
    const who = await shopper();
    const address_id = await usableAccount(who, tron);
    const setFees = (fees: Record<string, { fixed: number }>) =>
      db.transact((tx) => setSetting(tx, 'withdrawal.chain', fees, { by: null, at: clock.now() }));
    await setFees({ 'USDT-ERC20': { fixed: 1_000 } });
    const quoted = await refusal(
      contract.withdrawalQuote,
      { extract_type: 1, network: tron.network, price: '100.00', address_id },
      { token: who.token },
    );
    expect(quoted).toMatchObject({ refusal: 'network_without_fee', fields: ['network'] });
    expect(await refused(who, tron)).toBe('network_without_fee');
    expect(await refused(who, { ...tron, address_id, password_pay: testCode }, newId())).toBe('network_without_fee');
    const { ways } = await data(contract.withdrawalInfo, {}, { token: who.token });
    expect(ways.map(({ network }) => network)).toEqual(['', 'USDT-ERC20']);
    expect(await money(who)).toEqual(['2000.00', '0.00']);

    clock.advance(1);
    await setFees({ 'USDT-ERC20': { fixed: 1_000 }, 'USDT-TRC20': { fixed: 0 } });
    expect(await request(who, tron)).toMatchObject({ fee: '0.00', real_price: '100.00', state: 'auditing' });
    await expectCleanBooks(db);
  });
});
