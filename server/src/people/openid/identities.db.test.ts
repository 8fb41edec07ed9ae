import { notifications } from '@tradewind/contract/operations/notifications';
import * as contract from '@tradewind/contract/people/openid';
import * as factor from '@tradewind/contract/people/second-factor';
import { emailState } from '@tradewind/contract/people/recovery';
import { login } from '@tradewind/contract/people/users';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { nextCode } from '../../../test/authenticator.ts';
import { testDatabase } from '../../../test/database.ts';
import { browser, openidActs, password } from '../../../test/openid-acts.ts';
import { openidProvider } from '../../../test/openid-provider.ts';
import { allowPrivateHosts, forbidPrivateHosts } from '../../base/http/outgoing.ts';

const provider = await openidProvider();
const db = await testDatabase();
const test = await testApp(db, { publicUrl: 'https://shop.example', signInProviders: [provider.settings()] });
const { clock, data, deliver, refusal } = test;
const { connect, finish, form, newcomer, person, withPassword } = openidActs(test, provider);

beforeEach(async () => {
  allowPrivateHosts([provider.host]);
  provider.state.faults = {};
  await db.kysely.deleteFrom('throttles').execute();
});
afterAll(() => {
  forbidPrivateHosts();
  provider.close();
});

describe('an address that an account has', () => {
  it('connects nothing by itself: the password of the account does', async () => {
    const { id, email } = await withPassword();
    const { sub } = person({ email });
    const who = browser(test);
    const { outcome, ticket } = await finish(who);
    expect(outcome).toBe('known_email');
    const guess = { ticket, account: email, password: 'a-wrong-guess' };
    expect(await who.refusal(contract.connectAtSignIn, guess)).toBe('wrong_credentials');
    const { userinfo } = await who.get(contract.connectAtSignIn, { ticket, account: email, password });
    expect(userinfo.id).toBe(id);
    provider.state.person = { sub };
    expect(await finish()).toMatchObject({ outcome: 'signed_in', userinfo: { id } });
    await deliver();
    const { list } = await data(notifications, {}, userinfo);
    expect(list.map(({ title }) => title)).toContain('Sign-in with Harbour ID connected');
  });

  it('connects nothing without the second factor of the account', async () => {
    const { token, email } = await withPassword();
    const { secret } = await data(factor.startOwnFactor, { password }, { token });
    await data(factor.confirmOwnFactor, { code: nextCode(clock, secret) }, { token });
    person({ email });
    const who = browser(test);
    const { ticket } = await finish(who);
    const typed = { ticket, account: email, password };
    expect(await who.refusal(contract.connectAtSignIn, typed)).toBe('second_factor_required');
    await who.get(contract.connectAtSignIn, { ...typed, factor_code: nextCode(clock, secret) });
  });

  it('is not taken over by a new account', async () => {
    const { email } = await withPassword();
    person({ email });
    const who = browser(test);
    const { ticket } = await finish(who);
    expect(await who.refusal(contract.registerWithProvider, { ticket, ...(await form({ email })) })).toBe(
      'email_taken',
    );
    const { userinfo } = await who.get(contract.registerWithProvider, { ticket, ...(await form()) });
    expect(await data(emailState, {}, userinfo)).toMatchObject({ email: '' });
  });
});

describe('a signed-in shopper', () => {
  it('connects a provider with the password, and signs in with it', async () => {
    const who = await withPassword();
    const guess = { provider: 'harbour', password: 'a-wrong-guess' };
    expect((await refusal(contract.startConnect, guess, who)).refusal).toBe('password_wrong');
    const { page, answer, email } = await connect(who);
    expect(await page.get(contract.finishProviderSignIn, answer)).toMatchObject({ outcome: 'connected' });
    expect(await data(contract.identities, {}, who)).toMatchObject({ list: [{ label: 'Harbour ID', email }] });
    expect(await finish()).toMatchObject({ outcome: 'signed_in', userinfo: { id: who.id } });
  });

  it('connects none in another session than the one that began', async () => {
    const [who, thief] = [await withPassword(), await withPassword()];
    const { page, answer } = await connect(who);
    const elsewhere = browser(test, thief.token);
    for (const [name, value] of page.jar) elsewhere.jar.set(name, value);
    expect(await elsewhere.refusal(contract.finishProviderSignIn, answer)).toBe('provider_expired');
    expect((await data(contract.identities, {}, thief)).list).toEqual([]);
  });

  it('connects none that another account has', async () => {
    const first = await newcomer();
    const who = await withPassword();
    const { page, answer } = await connect(who, { sub: first.sub, email: first.email });
    expect(await page.refusal(contract.finishProviderSignIn, answer)).toBe('identity_taken');
  });

  it('disconnects an own one with the password and is told', async () => {
    const [who, stranger] = [await withPassword(), await withPassword()];
    const { page, answer } = await connect(who);
    await page.get(contract.finishProviderSignIn, answer);
    const [{ id } = { id: '' }] = (await data(contract.identities, {}, who)).list;
    expect((await refusal(contract.disconnect, { id, password }, stranger)).refusal).toBe('identity_not_found');
    expect((await refusal(contract.disconnect, { id, password: 'guess' }, who)).refusal).toBe('password_wrong');
    expect((await data(contract.disconnect, { id, password }, who)).list).toEqual([]);
    expect(await finish()).toMatchObject({ outcome: 'new' });
    await deliver();
    const { list } = await data(notifications, {}, who);
    expect(list.map(({ title }) => title)).toContain('Sign-in with Harbour ID disconnected');
  });
});

describe('an account without a password', () => {
  it('can’t disconnect its last way in', async () => {
    const who = await newcomer();
    const { list, has_password } = await data(contract.identities, {}, who);
    expect(has_password).toBe(0);
    const asked = { id: list[0]!.id, password };
    expect((await refusal(contract.disconnect, asked, who)).refusal).toBe('last_way_in');
    expect(await finish()).toMatchObject({ outcome: 'signed_in' });
  });

  it('sets one after the provider confirmed its owner again, in the same session', async () => {
    const who = await newcomer();
    const [{ id } = { id: '' }] = (await data(contract.identities, {}, who)).list;
    const page = browser(test, who.token);
    const { location } = await page.get(contract.startConfirm, { id });
    const answer = { provider: 'harbour', answer: provider.authorise(location) };
    const { outcome, ticket } = await page.get(contract.finishProviderSignIn, answer);
    expect(outcome).toBe('confirmed');
    const chosen = { ticket, newpassword: 'a-new-lantern-7', repPwd: 'a-new-lantern-7' };
    const stranger = await newcomer();
    expect((await refusal(contract.setFirstPassword, chosen, stranger)).refusal).toBe('provider_expired');
    expect(await data(contract.setFirstPassword, chosen, who)).toMatchObject({ has_password: 1 });
    expect((await refusal(contract.setFirstPassword, chosen, who)).refusal).toBe('password_exists');
    await data(login, { account: who.username, password: chosen.newpassword });
    expect((await data(contract.disconnect, { id, password: chosen.newpassword }, who)).list).toEqual([]);
  });

  it('is not confirmed by somebody else at the provider', async () => {
    const who = await newcomer();
    const [{ id } = { id: '' }] = (await data(contract.identities, {}, who)).list;
    const page = browser(test, who.token);
    const { location } = await page.get(contract.startConfirm, { id });
    person();
    const answer = { provider: 'harbour', answer: provider.authorise(location) };
    expect(await page.refusal(contract.finishProviderSignIn, answer)).toBe('identity_not_found');
  });

  it('is told to set one where a password is asked for', async () => {
    const who = await newcomer();
    expect((await refusal(contract.startConnect, { provider: 'lagoon', password }, who)).refusal).toBe(
      'password_missing',
    );
  });
});

it('asks for the second factor of an account that wants it at the sign-in', async () => {
  const who = await withPassword();
  const { page, answer } = await connect(who);
  await page.get(contract.finishProviderSignIn, answer);
  const { secret } = await data(factor.startOwnFactor, { password }, who);
  await data(factor.confirmOwnFactor, { code: nextCode(clock, secret) }, who);
  await data(factor.askAtSignIn, { on: 1, code: nextCode(clock, secret) }, who);
  const back = browser(test);
  const { outcome, ticket, userinfo } = await finish(back);
  expect([outcome, userinfo]).toEqual(['second_step', null]);
  expect(await back.refusal(contract.admitWithProvider, { ticket })).toBe('second_factor_required');
  expect(await back.refusal(contract.admitWithProvider, { ticket, factor_code: '000000' })).toBe('desk_code_wrong');
  const admitted = await back.get(contract.admitWithProvider, { ticket, factor_code: nextCode(clock, secret) });
  expect(admitted.userinfo.id).toBe(who.id);
});

it('tells the owner of a sign-in from a new device', async () => {
  const { token } = await newcomer();
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
  await finish(browser(test, '', firefox));
  await deliver();
  expect((await data(notifications, {}, { token })).list.map(({ kind }) => kind)).toContain('signed_in_anew');
});
