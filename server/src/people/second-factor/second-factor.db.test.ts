import { me, shopSignIn } from '@tradewind/contract/goods/shop-desk/me';
import { resetSecondFactor } from '@tradewind/contract/people/desk/users';
import * as contract from '@tradewind/contract/people/shop-desk/second-factor';
import { login } from '@tradewind/contract/people/users';
import { shopNotifications } from '@tradewind/contract/operations/shop-desk/notifications';
import { notifications } from '@tradewind/contract/operations/notifications';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { codeNow, nextCode } from '../../../test/authenticator.ts';
import { buildShop } from '../../../test/build-catalog.ts';
import { joinShop } from '../../../test/build-merchant.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { testDatabase } from '../../../test/database.ts';
import { openDesk } from '../../../test/sign-in.ts';
import { hour, minute } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';
import { setSetting } from '../../platform/settings/index.ts';
import { createUser, hashPassword } from '../users/index.ts';

const db = await testDatabase();
const test = await testApp(db);
const { call, clock, data, deliver, refusal } = test;
const password = 'lantern-42';
const passwordHash = await hashPassword(password);

/** Signs in at the shop desk. @returns the session's token. */
const signIn = async ({ account, code = '' }: { account: string; code?: string }) =>
  (await openDesk(test, shopSignIn, { account, password, code })).token;

/** A new owner of a shop, signed in at its desk. */
async function newOwner() {
  const account = `owner_${newId().slice(-8)}`;
  const now = clock.now();
  const id = await db.transact((tx) =>
    createUser(tx, { username: account, nickname: 'Mai', passwordHash, createdAt: now }),
  );
  await joinShop(db, id, (await buildShop(db)).id, 'owner', now);
  return { id, account, token: await signIn({ account }) };
}

/** The same with a second factor. */
async function newGuardedOwner() {
  const owner = await newOwner();
  const { secret } = await data(contract.startSecondFactor, { password }, owner);
  const code = nextCode(clock, secret);
  const { recovery_codes: recoveryCodes } = await data(contract.confirmSecondFactor, { code }, owner);
  return { ...owner, secret, recoveryCodes };
}

const requireOf = (rule: 'optional' | 'owners') =>
  db.transact((tx) => setSetting(tx, 'security.shopSecondFactor', rule, { by: null, at: clock.now() }));
const refusalOf = async (...args: Parameters<typeof refusal>) => (await refusal(...args)).refusal;

describe('setting up a second factor', () => {
  it('needs the password', async () => {
    const owner = await newOwner();
    expect(await refusalOf(contract.startSecondFactor, { password: 'guess' }, owner)).toBe('password_wrong');
  });

  it('ends the other sessions at the desk', async () => {
    const owner = await newOwner();
    const other = { token: await signIn(owner) };
    const { secret } = await data(contract.startSecondFactor, { password }, owner);
    await data(contract.confirmSecondFactor, { code: codeNow(clock, secret) }, owner);
    expect((await call(me, {}, other)).status).toBe(401);
    expect(await data(me, {}, owner)).toMatchObject({ second_factor: 'on' });
  });

  it('needs a code of the new secret, in time', async () => {
    const owner = await newOwner();
    const { secret } = await data(contract.startSecondFactor, { password }, owner);
    expect(await refusalOf(contract.confirmSecondFactor, { code: '000000' }, owner)).toBe('desk_code_wrong');
    expect(await data(contract.showSecondFactor, {}, owner)).toMatchObject({ state: 'off' });
    clock.advance(11 * minute);
    const code = codeNow(clock, secret);
    expect(await refusalOf(contract.confirmSecondFactor, { code }, owner)).toBe('second_factor_over');
  });

  it('is refused while there is one', async () => {
    const owner = await newGuardedOwner();
    expect(await refusalOf(contract.startSecondFactor, { password }, owner)).toBe('second_factor_on');
  });

  it('stores neither the secret nor the recovery codes in clear text, and notifies the owner', async () => {
    const { id, secret, recoveryCodes, token } = await newGuardedOwner();
    const row = await db.read.selectFrom('second_factors').selectAll().where('user_id', '=', id).executeTakeFirst();
    const codes = await db.read.selectFrom('recovery_codes').select('digest').where('user_id', '=', id).execute();
    const stored = [row!.secret, ...codes.map(({ digest }) => digest)].map((bytes) => bytes.toString('latin1')).join();
    for (const text of [secret, ...recoveryCodes]) expect(stored).not.toContain(text);
    await deliver();
    const { list } = await data(notifications, {}, { token });
    expect(list.map(({ title }) => title)).toContain('Second factor set up');
  });
});

describe('signing in at the shop desk with a second factor', () => {
  it('asks for a code once the password is right', async () => {
    const { account, secret } = await newGuardedOwner();
    expect(await refusalOf(shopSignIn, { account, password: 'guess' })).toBe('wrong_credentials');
    expect(await refusalOf(shopSignIn, { account, password })).toBe('second_factor_required');
    const code = nextCode(clock, secret);
    expect(await openDesk(test, shopSignIn, { account, password, code })).toMatchObject({ second_factor: 'on' });
  });

  it('accepts a code only once', async () => {
    const { account, secret } = await newGuardedOwner();
    const code = nextCode(clock, secret);
    const answers = await Promise.all([1, 2, 3].map(() => call(shopSignIn, { account, password, code })));
    expect(answers.map(({ body }) => body.code).sort()).toEqual([0, 0, 1]);
  });

  it('accepts each recovery code once, however it is typed', async () => {
    const { account, recoveryCodes } = await newGuardedOwner();
    const code = recoveryCodes[0]!.toUpperCase().replace('-', ' ');
    const token = await signIn({ account, code });
    expect(await data(contract.showSecondFactor, {}, { token })).toMatchObject({ recovery_codes_left: 9 });
    expect(await refusalOf(shopSignIn, { account, password, code })).toBe('desk_code_wrong');
  });

  it('delays guesses of the code', async () => {
    const { account } = await newGuardedOwner();
    const refusals: string[] = [];
    for (let guess = 0; guess < 7; guess += 1)
      refusals.push(await refusalOf(shopSignIn, { account, password, code: `00000${guess}` }));
    expect([refusals[0], refusals.at(-1)]).toEqual(['desk_code_wrong', 'sign_in_delayed']);
    clock.advance(hour);
  });

  it('leaves the sign-in to the storefront as it was', async () => {
    const { account } = await newGuardedOwner();
    const { userinfo } = await data(login, { account, password });
    expect((await call(me, {}, { token: userinfo.token })).status).toBe(401);
  });
});

describe('a second factor', () => {
  it('is removed with password and code', async () => {
    const { account, secret, ...owner } = await newGuardedOwner();
    const code = nextCode(clock, secret);
    expect(await refusalOf(contract.endSecondFactor, { password: 'guess', code }, owner)).toBe('password_wrong');
    expect(await refusalOf(contract.endSecondFactor, { password, code: '000000' }, owner)).toBe('desk_code_wrong');
    expect(await data(contract.endSecondFactor, { password, code }, owner)).toMatchObject({ state: 'off' });
    await signIn({ account });
  });

  it('gets new recovery codes, after which the old ones are of no use', async () => {
    const { account, secret, recoveryCodes, ...owner } = await newGuardedOwner();
    const code = nextCode(clock, secret);
    const renewed = await data(contract.renewRecoveryCodes, { password, code }, owner);
    expect(await refusalOf(shopSignIn, { account, password, code: recoveryCodes[0]! })).toBe('desk_code_wrong');
    await signIn({ account, code: renewed.recovery_codes[0]! });
  });

  it('is removed by an administrator for somebody who lost it', async () => {
    const { id, account } = await newGuardedOwner();
    const { token: desk } = await buildOperator(db, ['admin'], { now: clock.now() });
    await data(resetSecondFactor, { id, reason: 'Lost phone, seen by video' }, { desk });
    expect(await refusalOf(resetSecondFactor, { id, reason: 'Once more' }, { desk })).toBe('second_factor_off');
    await signIn({ account });
  });
});

describe('an installation that asks owners for a second factor', () => {
  it('lets them do nothing else until it is set up', async () => {
    const owner = await newOwner();
    await requireOf('owners');
    expect(await data(me, {}, owner)).toMatchObject({ second_factor: 'missing' });
    expect(await refusalOf(shopNotifications, {}, owner)).toBe('second_factor_missing');
    const { secret } = await data(contract.startSecondFactor, { password }, owner);
    await data(contract.confirmSecondFactor, { code: nextCode(clock, secret) }, owner);
    await data(shopNotifications, {}, owner);
    await requireOf('optional');
  });

  it('asks nothing of other members', async () => {
    const owner = await newOwner();
    await requireOf('owners');
    await db.kysely.updateTable('shop_members').set({ role: 'manager' }).where('user_id', '=', owner.id).execute();
    expect(await data(me, {}, owner)).toMatchObject({ second_factor: 'off' });
    await requireOf('optional');
  });
});
