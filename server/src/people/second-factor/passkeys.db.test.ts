import * as wallet from '@tradewind/contract/money/withdrawals';
import { notifications } from '@tradewind/contract/operations/notifications';
import { resetSecondFactor } from '@tradewind/contract/people/desk/users';
import * as contract from '@tradewind/contract/people/passkeys';
import * as factor from '@tradewind/contract/people/second-factor';
import { getUserInfo } from '@tradewind/contract/people/users';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anotherApp, testApp } from '../../../test/app.ts';
import { nextCode } from '../../../test/authenticator.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildShopper, testCode } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { testAuthenticator } from '../../../test/passkey.ts';
import { minute } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';
import { setSetting } from '../../platform/settings/index.ts';
import { hashPassword, openSession } from '../users/index.ts';

const db = await testDatabase();
const { call, clock, data, deliver, refusal } = await testApp(db, { publicUrl: 'http://localhost' });
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

async function newShopper() {
  const { id, token } = await buildShopper(db, { balance: 200_000n, now: clock.now() });
  await db.kysely.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute();
  return { id, token };
}

async function register(who: { token: string }, key = testAuthenticator(), proof: object = {}) {
  const options = await data(contract.startPasskey, { password, ...proof }, who);
  const { list } = await data(contract.addPasskey, { passkey: key.create(options) }, who);
  return { device: key, passkeyId: list.at(-1)!.id };
}

/** A shopper with a passkey. */
async function newHolder() {
  const who = await newShopper();
  return { ...who, ...(await register(who)) };
}
type Holder = Awaited<ReturnType<typeof newHolder>>;

const confirm = async ({ device, token }: Pick<Holder, 'device' | 'token'>) =>
  device.get(await data(contract.startSecondStep, {}, { token }));
const withdraw = (who: { token: string }, input: object = {}, key = newId()) =>
  call(
    wallet.requestWithdrawal,
    { price: '100.00', ...bank, password_pay: testCode, ...input },
    { token: who.token, key },
  );
const refusalOf = async (answer: ReturnType<typeof withdraw>) => {
  const { body } = await answer;
  return 'refusal' in body ? body.refusal : 'none';
};

describe('a passkey', () => {
  it('is registered with the password, and its owner is told', async () => {
    const who = await newShopper();
    expect((await refusal(contract.startPasskey, { password: 'guess' }, who)).refusal).toBe('password_wrong');
    await register(who);
    expect(await data(factor.showOwnFactor, {}, who)).toMatchObject({ on: 0, passkeys: 1 });
    await deliver();
    const { list } = await data(notifications, {}, who);
    expect(list.map(({ kind }) => kind)).toContain('passkey_added');
  });

  it('is registered only with a challenge of this session, in time, once, by a verified owner, on this site', async () => {
    const [who, other] = [await newShopper(), await newShopper()];
    const wrong = async (passkey: object, as = who) => (await refusal(contract.addPasskey, { passkey }, as)).refusal;
    const start = () => data(contract.startPasskey, { password }, who);
    const key = testAuthenticator();
    expect(await wrong(key.create(await start(), { verified: false }))).toBe('passkey_wrong');
    expect(await wrong(key.create({ challenge: Buffer.alloc(56).toString('base64url') }))).toBe('passkey_wrong');
    expect(await wrong(key.create(await start()), other)).toBe('passkey_wrong');
    const foreign = testAuthenticator({ origin: 'https://localhost.example', rpId: 'localhost' });
    expect(await wrong(foreign.create(await start()))).toBe('passkey_wrong');
    const late = key.create(await start());
    clock.advance(6 * minute);
    expect(await wrong(late)).toBe('passkey_wrong');
    const good = key.create(await start());
    await data(contract.addPasskey, { passkey: good }, who);
    expect(await wrong(good)).toBe('passkey_wrong');
  });

  it('of an account with a second factor is added with it only', async () => {
    const who = await newHolder();
    expect((await refusal(contract.startPasskey, { password }, who)).refusal).toBe('second_factor_required');
    await register(who, testAuthenticator(), { passkey: await confirm(who) });
    expect((await data(contract.passkeys, {}, who)).list).toHaveLength(2);
  });

  it('guards the account against an authenticator that somebody else sets up', async () => {
    const who = await newHolder();
    expect((await refusal(factor.startOwnFactor, { password }, who)).refusal).toBe('passkey_first');
    const { secret } = await data(factor.startOwnFactor, { password, passkey: await confirm(who) }, who);
    await data(factor.confirmOwnFactor, { code: nextCode(clock, secret) }, who);
    expect(await data(factor.showOwnFactor, {}, who)).toMatchObject({ on: 1, passkeys: 1 });
  });

  it('is not offered where no browser would make one', async () => {
    const { data: call1, refusal: refused } = await anotherApp(db, { publicUrl: 'http://192.0.2.7' });
    const who = await newShopper();
    expect((await refused(contract.startPasskey, { password }, who)).refusal).toBe('passkeys_unavailable');
    expect((await call1(contract.passkeys, {}, who)).list).toEqual([]);
  });
});

describe('signing in with a passkey', () => {
  const signIn = async (passkey: object) => call(contract.passkeySignIn, { passkey } as never);
  const start = () => data(contract.startPasskeySignIn, {});

  it('opens a session of its owner, without a name or a password', async () => {
    const { id, device: key } = await newHolder();
    const { userinfo } = await data(contract.passkeySignIn, { passkey: key.get(await start(), { userHandle: id }) });
    expect(userinfo.id).toBe(id);
    expect((await data(getUserInfo, {}, { token: userinfo.token })).id).toBe(id);
  });

  it('takes each answer once, also at the same moment', async () => {
    const { device: key } = await newHolder();
    const passkey = key.get(await start());
    const answers = await Promise.all([1, 2, 3].map(() => signIn(passkey)));
    expect(answers.map(({ body }) => body.code).sort()).toEqual([0, 0, 1]);
  });

  it('refuses unverified owners, old challenges, copies, other accounts, other sites and other purposes', async () => {
    const { device: key, token, id } = await newHolder();
    const other = await newHolder();
    const refused = async (passkey: object) => {
      const { body } = await signIn(passkey);
      return 'refusal' in body ? body.refusal : 'none';
    };
    expect(await refused(key.get(await start(), { verified: false }))).toBe('passkey_wrong');
    expect(await refused(key.get(await start(), { userHandle: other.id }))).toBe('passkey_wrong');
    expect(await refused(key.get(await data(contract.startSecondStep, {}, { token })))).toBe('passkey_wrong');
    const stranger = testAuthenticator();
    expect(await refused({ ...stranger.get(await start()), id: key.get(await start()).id })).toBe('passkey_wrong');
    expect(await refused(key.get(await start(), { userHandle: id }))).toBe('none');
    expect(await refused(key.get(await start(), { counts: false }))).toBe('passkey_wrong');
    const late = key.get(await start());
    clock.advance(6 * minute);
    expect(await refused(late)).toBe('passkey_wrong');
  });
});

describe('a passkey as second step', () => {
  it('is needed for a withdrawal and takes the place of a code', async () => {
    const who = await newHolder();
    expect(await refusalOf(withdraw(who))).toBe('second_factor_required');
    expect(await refusalOf(withdraw(who, { factor_code: '000000' }))).toBe('desk_code_wrong');
    const passkey = await confirm(who);
    expect(await refusalOf(withdraw(who, { passkey }))).toBe('none');
    expect(await refusalOf(withdraw(who, { passkey }))).toBe('passkey_wrong');
    expect(await data(wallet.withdrawalInfo, {}, who)).toMatchObject({ held: '100.00', second_factor: 1 });
    await expectCleanBooks(db);
  });

  it('adds a payout account', async () => {
    const who = await newHolder();
    const input = { ...bank, password_pay: testCode, passkey: await confirm(who) };
    expect(await data(wallet.addPayoutAddress, input, who)).toMatchObject({ usable: 0 });
  });

  it('counts for the session and the account that asked, and not for a sign-in', async () => {
    const [who, other] = [await newHolder(), await newHolder()];
    const token = await db.transact((tx) => openSession(tx, { userId: who.id, now: clock.now() }));
    expect(await refusalOf(withdraw({ token }, { passkey: await confirm(who) }))).toBe('passkey_wrong');
    expect(await refusalOf(withdraw(who, { passkey: await confirm(other) }))).toBe('passkey_wrong');
    const forSignIn = who.device.get(await data(contract.startPasskeySignIn, {}));
    expect(await refusalOf(withdraw(who, { passkey: forSignIn }))).toBe('passkey_wrong');
    await expectCleanBooks(db);
  });
});

describe('removing a passkey', () => {
  it('needs the password, and delays withdrawals when no second factor is left', async () => {
    const who = await newHolder();
    const { passkeyId: id } = who;
    expect((await refusal(contract.removePasskey, { id, password: 'guess' }, who)).refusal).toBe('password_wrong');
    const other = await newShopper();
    expect((await refusal(contract.removePasskey, { id, password }, other)).refusal).toBe('passkey_not_found');
    expect((await data(contract.removePasskey, { id, password }, who)).list).toEqual([]);
    expect(await refusalOf(withdraw(who))).toBe('security_lock');
    expect(await data(wallet.withdrawalInfo, {}, who)).toMatchObject({ accounts_locked_until: expect.any(String) });
  });

  it('by an operator removes all of them', async () => {
    const who = await newHolder();
    const { token: desk } = await buildOperator(db, ['admin'], { now: clock.now() });
    await data(resetSecondFactor, { id: who.id, reason: 'Lost phone, seen by video' }, { desk });
    expect((await data(contract.passkeys, {}, who)).list).toEqual([]);
    expect(await refusalOf(withdraw(who))).toBe('security_lock');
  });
});
