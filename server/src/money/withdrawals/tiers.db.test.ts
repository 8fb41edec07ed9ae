import * as desk from '@tradewind/contract/money/desk/withdrawal-tiers';
import * as contract from '@tradewind/contract/money/withdrawals';
import { auditLog } from '@tradewind/contract/platform/desk/operators';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildShopper, testCode, type BuiltShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { day } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';
import { setSetting } from '../../platform/settings/index.ts';

const db = await testDatabase();
const { data, refusal, call, clock } = await testApp(db);
const finance = await buildOperator(db, ['finance'], { now: clock.now() });
const admin = await buildOperator(db, ['admin'], { now: clock.now() });
// The clock of this file moves by months.
await db.kysely.updateTable('operator_sessions').set({ expires_at: '2100-01-01', seen_at: '2099-12-31' }).execute();

const limits = {
  new: { perDay: 50_000, per30Days: 80_000 },
  confirmed: { perDay: 100_000, per30Days: 0 },
  verified: { perDay: 0, per30Days: 0 },
};

beforeAll(() =>
  db.transact(async (tx) => {
    await setSetting(tx, 'wallet.mode', 'open', { by: null, at: clock.now() });
    await setSetting(tx, 'withdrawal.tiers', limits, { by: null, at: clock.now() });
  }),
);

/** A shopper with 20,000.00 and a payout account that is past its delay. */
async function shopper() {
  const who = await buildShopper(db, { balance: 2_000_000n, now: clock.now() });
  await db.kysely
    .updateTable('users')
    .set({ email_confirmed_at: null, mobile_confirmed_at: null })
    .where('id', '=', who.id)
    .execute();
  const { id } = await data(
    contract.addPayoutAddress,
    {
      extract_type: 0,
      real_name: 'Anya Wattana',
      bank_card: '4821 0093 7715 2206',
      bank_name: 'Kasikornbank',
      password_pay: testCode,
    },
    { token: who.token },
  );
  clock.advance(day);
  return { ...who, account: id };
}
type Who = BuiltShopper & { account: string };
const input = (who: Who, price: string) =>
  ({ extract_type: 0, price, address_id: who.account, password_pay: testCode }) as const;
const withdraw = (who: Who, price: string) =>
  data(contract.requestWithdrawal, input(who, price), { token: who.token, key: newId() });
const refused = (who: Who, price: string) =>
  refusal(contract.requestWithdrawal, input(who, price), { token: who.token, key: newId() });
const info = (who: Who) => data(contract.withdrawalInfo, {}, { token: who.token });

describe('the tier of a shopper', () => {
  it('limits a day and 30 days, and says what is left and how to raise it', async () => {
    const who = await shopper();
    expect(await info(who)).toMatchObject({
      tier: 'new',
      day_limit: '500.00',
      day_left: '500.00',
      month_limit: '800.00',
      month_left: '800.00',
    });
    await withdraw(who, '400.00');
    const today = await refused(who, '100.01');
    expect(today).toMatchObject({ refusal: 'new_account_day_limit', fields: ['price'] });
    expect(today.msg).toMatch(/\$500\.00.*\$100\.00.*Security/);
    clock.advance(2 * day);
    const month = await refused(who, '400.01');
    expect(month).toMatchObject({ refusal: 'new_account_month_limit' });
    expect(month.msg).toMatch(/\$800\.00.*\$400\.00/);
    await withdraw(who, '400.00');
    expect(await info(who)).toMatchObject({ month_left: '0.00', day_left: '100.00' });
    clock.advance(29 * day);
    expect(await info(who)).toMatchObject({ month_left: '400.00', day_left: '500.00' });
    await expectCleanBooks(db);
  });

  it('can’t be exceeded by requests at once; cancelled ones do not count', async () => {
    const who = await shopper();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        call(contract.requestWithdrawal, input(who, '200.00'), { token: who.token, key: newId() }),
      ),
    );
    expect(answers.filter(({ body }) => body.code === 1)).toHaveLength(2);
    const { list } = await data(contract.withdrawalList, {}, { token: who.token });
    await data(contract.cancelWithdrawal, { id: list[0]!.id }, { token: who.token });
    expect(await info(who)).toMatchObject({ day_left: '300.00', month_left: '600.00' });
    await expectCleanBooks(db);
  });

  it('is confirmed with e-mail address and mobile number, and never above the limit of everybody', async () => {
    const who = await shopper();
    await db.kysely
      .updateTable('users')
      .set({ email_confirmed_at: clock.now(), mobile_confirmed_at: clock.now() })
      .where('id', '=', who.id)
      .execute();
    expect(await info(who)).toMatchObject({ tier: 'confirmed', day_limit: '1000.00', month_limit: null });
    expect(await refused(who, '1000.01')).toMatchObject({ refusal: 'tier_day_limit' });
    await data(
      desk.setWithdrawalTier,
      { id: who.id, tier: 'verified', reason: 'Passport seen' },
      { desk: finance.token },
    );
    expect(await info(who)).toMatchObject({ tier: null, day_limit: '5000.00', month_limit: null });
    await withdraw(who, '2000.00');
    await withdraw(who, '2000.00');
    expect(await refused(who, '1000.01')).toMatchObject({ refusal: 'limit_reached' });
  });

  it('is given by operators with a reason, and follows from the account again', async () => {
    const who = await shopper();
    const set = (tier: 'account' | 'new' | 'verified', reason = 'Known for years') =>
      data(desk.setWithdrawalTier, { id: who.id, tier, reason }, { desk: finance.token });
    expect(await set('verified')).toMatchObject({
      tier: 'verified',
      by_account: 'new',
      given: { reason: 'Known for years', by: finance.name },
    });
    expect(await set('account')).toMatchObject({ tier: 'new', given: null, day_limit: '500.00' });
    const { list } = await data(auditLog, { subject: `user:${who.id}` }, { desk: admin.token });
    expect(list.map(({ act }) => act)).toEqual(['user.tier_set', 'user.tier_set']);

    const asked = { id: who.id, tier: 'verified', reason: '' } as const;
    expect(await refusal(desk.setWithdrawalTier, asked, { desk: finance.token })).toMatchObject({
      refusal: 'reason_required',
    });
    for (const id of ['x', newId()])
      expect(await refusal(desk.setWithdrawalTier, { ...asked, id, reason: 'x' }, { desk: admin.token })).toMatchObject(
        {
          refusal: 'user_not_found',
        },
      );
    const support = await buildOperator(db, ['support'], { now: clock.now() });
    expect(await refusal(desk.setWithdrawalTier, { ...asked, reason: 'x' }, { desk: support.token })).toMatchObject({
      refusal: 'desk_forbidden',
    });
    expect(await data(desk.deskWithdrawalTier, { id: who.id }, { desk: support.token })).toMatchObject({ tier: 'new' });
  });
});
