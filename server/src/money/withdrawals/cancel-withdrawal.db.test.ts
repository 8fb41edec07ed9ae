import * as desk from '@tradewind/contract/money/desk/withdrawals';
import * as contract from '@tradewind/contract/money/withdrawals';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildShopper, testCode, type BuiltShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { day } from '../../base/clock/clock.ts';
import { setSetting } from '../../platform/settings/index.ts';

const db = await testDatabase();
const { data, refusal, call, clock } = await testApp(db);

const bank = {
  extract_type: 0,
  real_name: 'Anya Wattana',
  bank_card: '4821 0093 7715 2206',
  bank_name: 'Kasikornbank',
} as const;

const shopper = () => buildShopper(db, { balance: 200_000n, now: clock.now() });
const operator = () => buildOperator(db, ['finance'], { now: clock.now() });
const request = (who: BuiltShopper, input: object) =>
  data(contract.requestWithdrawal, { price: '100.00', ...bank, ...input }, { token: who.token });
const money = async (who: BuiltShopper) => {
  const { balance, held } = await data(contract.withdrawalInfo, {}, { token: who.token });
  return [balance, held];
};
/** The id of a payout account that is past its delay. */
async function usableAccount(who: BuiltShopper): Promise<string> {
  const { id } = await data(contract.addPayoutAddress, { ...bank, password_pay: testCode }, { token: who.token });
  clock.advance(day);
  return id;
}

beforeAll(() => db.transact((tx) => setSetting(tx, 'wallet.mode', 'open', { by: null, at: clock.now() })));

describe('cancelling a withdrawal', () => {
  it('returns the whole amount once', async () => {
    const [who, other] = [await shopper(), await shopper()];
    const { id } = await request(who, {});
    expect((await refusal(contract.cancelWithdrawal, { id }, { token: other.token })).refusal).toBe(
      'withdrawal_not_found',
    );
    expect((await refusal(contract.withdrawal, { id }, { token: other.token })).refusal).toBe('withdrawal_not_found');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call(contract.cancelWithdrawal, { id }, { token: who.token })),
    );
    expect(answers.filter(({ body }) => body.code === 1)).toHaveLength(1);
    expect(await data(contract.withdrawal, { id }, { token: who.token })).toMatchObject({
      state: 'cancelled',
      status: 2,
      can_cancel: 0,
      admin_msg: expect.stringContaining('full amount'),
    });
    expect(await money(who)).toEqual(['2000.00', '0.00']);
    await expectCleanBooks(db);
  });

  it('is refused after the hand-over for payment', async () => {
    const who = await shopper();
    const address_id = await usableAccount(who);
    const { id } = await request(who, { address_id });
    const finance = await operator();
    await data(desk.approveWithdrawal, { id }, { desk: finance.token });
    await data(desk.exportWithdrawals, { ids: [id] }, { desk: finance.token });
    expect((await refusal(contract.cancelWithdrawal, { id }, { token: who.token })).refusal).toBe(
      'withdrawal_in_payment',
    );
    expect(await data(contract.withdrawal, { id }, { token: who.token })).toMatchObject({
      status: 0,
      status_text: 'Being paid',
      in_payment: 1,
      can_cancel: 0,
    });
  });
});
