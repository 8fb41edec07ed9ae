import { notifications } from '@tradewind/contract/operations/notifications';
import * as wallet from '@tradewind/contract/money/withdrawals';
import { resetSecondFactor } from '@tradewind/contract/people/desk/users';
import * as contract from '@tradewind/contract/people/second-factor';
import { login } from '@tradewind/contract/people/users';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { nextCode } from '../../../test/authenticator.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildShopper, testCode } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { day, hour } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';
import { setSetting } from '../../platform/settings/index.ts';
import { hashPassword } from '../users/index.ts';

const db = await testDatabase();
const { call, clock, data, deliver, refusal } = await testApp(db);
const password = 'lantern-42';
const passwordHash = await hashPassword(password);
const bank = {
  extract_type: 0,
  real_name: 'Anya Wattana',
  bank_card: '4821 0093 7715 2206',
  bank_name: 'Kasikornbank',
} as const;

beforeAll(() => db.transact((tx) => setSetting(tx, 'wallet.mode', 'open', { by: null, at: clock.now() })));
beforeEach(() => db.kysely.deleteFrom('throttles').execute());

/** A shopper with 2,000 dollars and a known password. */
async function newShopper() {
  const { id, token } = await buildShopper(db, { balance: 200_000n, now: clock.now() });
  const account = `f${id.replaceAll('-', '').slice(-24)}`;
  await db.kysely
    .updateTable('users')
    .set({ username: account, username_look: account, password_hash: passwordHash })
    .where('id', '=', id)
    .execute();
  return { id, token, account };
}

/** The same with an authenticator. */
async function newGuarded() {
  const who = await newShopper();
  const { secret } = await data(contract.startOwnFactor, { password }, who);
  const { recovery_codes: codes } = await data(contract.confirmOwnFactor, { code: nextCode(clock, secret) }, who);
  return { ...who, secret, codes };
}
type Shopper = Awaited<ReturnType<typeof newShopper>>;

const withdraw = (who: Shopper, input: object = {}, key = newId()) =>
  call(
    wallet.requestWithdrawal,
    { price: '100.00', ...bank, password_pay: testCode, ...input },
    { token: who.token, key },
  );
const addAccount = (input: object) => ({ ...bank, password_pay: testCode, ...input });
const refusalOf = async (answer: ReturnType<typeof withdraw>) => {
  const { body } = await answer;
  return 'refusal' in body ? body.refusal : 'none';
};

describe('an account without a second factor', () => {
  it('withdraws and adds payout accounts as before, whatever code it sends', async () => {
    const who = await newShopper();
    expect(await data(contract.showOwnFactor, {}, who)).toMatchObject({ on: 0, at_sign_in: 0 });
    expect(await data(wallet.withdrawalInfo, {}, who)).toMatchObject({ second_factor: 0 });
    expect((await withdraw(who)).body.code).toBe(1);
    await data(wallet.addPayoutAddress, addAccount({ factor_code: '000000' }), who);
    await data(login, { account: who.account, password });
  });
});

describe('a withdrawal from an account with a second factor', () => {
  it('names the field of the missing code, also to clients that can’t send it', async () => {
    const who = await newGuarded();
    expect(await data(wallet.withdrawalInfo, {}, who)).toMatchObject({ second_factor: 1 });
    const asked = { price: '100.00', ...bank };
    expect(await refusal(wallet.requestWithdrawal, asked, { token: who.token })).toMatchObject({
      status: 200,
      refusal: 'second_factor_required',
      fields: ['factor_code'],
    });
    expect(await data(wallet.withdrawalInfo, {}, who)).toMatchObject({ balance: '2000.00', held: '0.00' });
    await expectCleanBooks(db);
  });

  it('takes a code of the authenticator once, also of concurrent requests', async () => {
    const who = await newGuarded();
    const factor_code = nextCode(clock, who.secret);
    const answers = await Promise.all([1, 2, 3].map(() => withdraw(who, { factor_code })));
    expect(answers.map(({ body }) => body.code).sort()).toEqual([0, 0, 1]);
    expect(await refusalOf(withdraw(who, { factor_code }))).toBe('desk_code_wrong');
    expect(await data(wallet.withdrawalInfo, {}, who)).toMatchObject({ held: '100.00' });
    await expectCleanBooks(db);
  });

  it('answers a repeat of the same request with the first answer', async () => {
    const who = await newGuarded();
    const key = newId();
    const factor_code = nextCode(clock, who.secret);
    const [first, again] = [await withdraw(who, { factor_code }, key), await withdraw(who, { factor_code }, key)];
    expect(again.body.data).toEqual(first.body.data);
    expect(await data(wallet.withdrawalInfo, {}, who)).toMatchObject({ held: '100.00' });
  });

  it('keeps the code for another try when the withdrawal is refused', async () => {
    const who = await newGuarded();
    const factor_code = nextCode(clock, who.secret);
    expect(await refusalOf(withdraw(who, { factor_code, real_price: '1.00' }))).toBe('withdrawal_terms_changed');
    expect(await refusalOf(withdraw(who, { factor_code }))).toBe('none');
  });

  it('asks for the payment code first and wastes no code on a wrong one', async () => {
    const who = await newGuarded();
    const factor_code = nextCode(clock, who.secret);
    expect(await refusalOf(withdraw(who, { factor_code, password_pay: '975310' }))).toBe('payment_code_wrong');
    expect(await refusalOf(withdraw(who, { factor_code }))).toBe('none');
  });

  it('takes a recovery code once', async () => {
    const who = await newGuarded();
    const factor_code = who.codes[0]!;
    expect(await refusalOf(withdraw(who, { factor_code }))).toBe('none');
    expect(await refusalOf(withdraw(who, { factor_code }))).toBe('desk_code_wrong');
    expect(await data(contract.showOwnFactor, {}, who)).toMatchObject({ recovery_codes_left: 9 });
  });

  it('takes no code of somebody else', async () => {
    const [who, other] = [await newGuarded(), await newGuarded()];
    expect(await refusalOf(withdraw(who, { factor_code: nextCode(clock, other.secret) }))).toBe('desk_code_wrong');
    expect(await refusalOf(withdraw(who, { factor_code: other.codes[0]! }))).toBe('desk_code_wrong');
  });

  it('delays guesses', async () => {
    const who = await newGuarded();
    const guesses = Array.from({ length: 12 }, (_, guess) => String(guess).padStart(6, '0'));
    const answers = await Promise.all(guesses.map((factor_code) => refusalOf(withdraw(who, { factor_code }))));
    expect(answers).toContain('desk_code_wrong');
    expect(answers).toContain('sign_in_delayed');
  });
});

describe('a new payout account of an account with a second factor', () => {
  it('needs a code, and is not saved without', async () => {
    const who = await newGuarded();
    expect(await refusal(wallet.addPayoutAddress, addAccount({}), who)).toMatchObject({
      refusal: 'second_factor_required',
      fields: ['factor_code'],
    });
    expect((await data(wallet.payoutAddresses, {}, who)).list).toEqual([]);
    await data(wallet.addPayoutAddress, addAccount({ factor_code: nextCode(clock, who.secret) }), who);
    expect((await data(wallet.payoutAddresses, {}, who)).list).toHaveLength(1);
  });
});

describe('the sign-in to the storefront', () => {
  it('asks for no code until the shopper chooses it', async () => {
    const { account, secret, ...who } = await newGuarded();
    await data(login, { account, password });
    const on = { on: 1, code: nextCode(clock, secret) } as const;
    expect(await data(contract.askAtSignIn, on, who)).toMatchObject({ at_sign_in: 1 });
    expect(await refusal(login, { account, password })).toMatchObject({
      refusal: 'second_factor_required',
      fields: ['factor_code'],
    });
    expect((await refusal(login, { account, password: 'guess' })).refusal).toBe('wrong_credentials');
    const factor_code = nextCode(clock, secret);
    const { userinfo } = await data(login, { account, password, factor_code });
    expect(userinfo.id).toBe(who.id);
    expect((await refusal(login, { account, password, factor_code })).refusal).toBe('desk_code_wrong');
  });

  it('is chosen with a code only', async () => {
    const who = await newGuarded();
    expect((await refusal(contract.askAtSignIn, { on: 1, code: '000000' }, who)).refusal).toBe('desk_code_wrong');
    const none = await newShopper();
    expect((await refusal(contract.askAtSignIn, { on: 1, code: '000000' }, none)).refusal).toBe('second_factor_off');
  });
});

describe('removing the second factor', () => {
  it('needs password and code, and delays withdrawals by a day', async () => {
    const { secret, ...who } = await newGuarded();
    const code = nextCode(clock, secret);
    expect((await refusal(contract.endOwnFactor, { password: 'guess', code }, who)).refusal).toBe('password_wrong');
    expect((await refusal(contract.endOwnFactor, { password, code: '000000' }, who)).refusal).toBe('desk_code_wrong');
    expect(await data(wallet.withdrawalInfo, {}, who)).toMatchObject({ locked_until: null });
    expect(await data(contract.endOwnFactor, { password, code }, who)).toMatchObject({ on: 0 });
    expect(await refusalOf(withdraw(who))).toBe('security_lock');
    clock.advance(day);
    expect(await refusalOf(withdraw(who))).toBe('none');
  });

  it('by an operator delays withdrawals and new payout accounts by 72 hours, and is told to the owner', async () => {
    const { codes: _codes, ...who } = await newGuarded();
    const { token: desk } = await buildOperator(db, ['admin'], { now: clock.now() });
    await data(resetSecondFactor, { id: who.id, reason: 'Lost phone, seen by video' }, { desk });
    expect(await data(wallet.withdrawalInfo, {}, who)).toMatchObject({ second_factor: 0 });
    clock.advance(71 * hour);
    expect(await refusalOf(withdraw(who))).toBe('security_lock');
    expect((await refusal(wallet.addPayoutAddress, addAccount({}), who)).refusal).toBe('account_lock');
    clock.advance(hour);
    expect(await refusalOf(withdraw(who))).toBe('none');
    await deliver();
    const { list } = await data(notifications, {}, who);
    expect(list.map(({ kind }) => kind)).toContain('second_factor_reset');
  });
});
