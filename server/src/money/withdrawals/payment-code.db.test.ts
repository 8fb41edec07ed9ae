import { verifyPaymentCode } from '@tradewind/contract/people/users';
import * as contract from '@tradewind/contract/money/withdrawals';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildShopper, testCode, type BuiltShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { minute } from '../../base/clock/clock.ts';
import { setSetting } from '../../platform/settings/index.ts';

const db = await testDatabase();
const { data, refusal, clock } = await testApp(db, { withdrawalsWithoutCode: false });

const input = {
  extract_type: 0,
  price: '100.00',
  real_name: 'Anya Wattana',
  bank_card: '4821009377152206',
  bank_name: 'Kasikornbank',
} as const;

const shopper = () => buildShopper(db, { balance: 200_000n, now: clock.now() });
const request = ({ token }: BuiltShopper, price = '100.00') =>
  data(contract.requestWithdrawal, { ...input, price }, { token });
const refused = async ({ token }: BuiltShopper, price = '100.00') =>
  (await refusal(contract.requestWithdrawal, { ...input, price }, { token })).refusal;
const verify = ({ token }: BuiltShopper) => data(verifyPaymentCode, { password_pay: testCode }, { token });

beforeAll(() => db.transact((tx) => setSetting(tx, 'wallet.mode', 'open', { by: null, at: clock.now() })));

describe('a withdrawal without a payment code', () => {
  it('is refused unless the installation allows it', async () => {
    const who = await shopper();
    expect(await refused(who)).toBe('payment_code_required');
    const { balance, held } = await data(contract.withdrawalInfo, {}, { token: who.token });
    expect([balance, held]).toEqual(['2000.00', '0.00']);
    await expectCleanBooks(db);
  });

  it('is accepted once after the code was verified in the same session', async () => {
    const who = await shopper();
    await verify(who);
    const { id } = await request(who);
    expect(await refused(who, '60.00')).toBe('payment_code_required');
    expect((await request(who)).id, 'a repeat gets the first answer').toBe(id);
    await expectCleanBooks(db);
  });

  it('is refused when the verification is older than five minutes or of another session', async () => {
    const [who, other] = [await shopper(), await shopper()];
    await verify(who);
    expect(await refused(other)).toBe('payment_code_required');
    clock.advance(6 * minute);
    expect(await refused(who)).toBe('payment_code_required');
  });

  it('keeps the verification when another rule refuses the request', async () => {
    const who = await shopper();
    await verify(who);
    expect(await refused(who, '2000.01')).toBe('amount_too_large');
    await request(who, '1999.99');
  });
});
