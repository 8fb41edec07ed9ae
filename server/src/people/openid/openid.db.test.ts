import * as contract from '@tradewind/contract/people/openid';
import { emailState } from '@tradewind/contract/people/recovery';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { anotherApp, testApp } from '../../../test/app.ts';
import { testDatabase } from '../../../test/database.ts';
import { browser, openidActs } from '../../../test/openid-acts.ts';
import { openidProvider, type ProviderFaults } from '../../../test/openid-provider.ts';
import { minute } from '../../base/clock/clock.ts';
import { allowPrivateHosts, forbidPrivateHosts } from '../../base/http/outgoing.ts';

const provider = await openidProvider();
const db = await testDatabase();
const settings = provider.settings();
const publicUrl = 'https://shop.example';
const test = await testApp(db, {
  publicUrl,
  signInProviders: [settings, provider.settings({ id: 'lagoon', label: 'Lagoon' })],
});
const { clock, data } = test;
const { finish, form, newcomer, newSub, person, visit } = openidActs(test, provider);

beforeEach(async () => {
  allowPrivateHosts([provider.host]);
  provider.state.faults = {};
  await db.kysely.deleteFrom('throttles').execute();
});
afterAll(() => {
  forbidPrivateHosts();
  provider.close();
});

describe('somebody whom no account knows', () => {
  it('chooses a username, gives what the registration asks for, and is signed in', async () => {
    const { email } = person({ name: 'Anya' });
    const who = browser(test);
    const { outcome, ticket, suggested, userinfo } = await finish(who);
    expect([outcome, userinfo]).toEqual(['new', null]);
    expect(suggested).toMatchObject({ email, nickname: 'Anya' });
    const typed = await form({ email });
    expect(await who.refusal(contract.registerWithProvider, { ticket, ...typed, mobile: '' })).toBe('mobile_missing');
    const opened = await who.get(contract.registerWithProvider, { ticket, ...typed });
    expect(await data(emailState, {}, opened.userinfo)).toMatchObject({ confirmed: 1 });
  });

  it('signs in with the provider from then on', async () => {
    const { id } = await newcomer();
    const again = await finish(browser(test));
    expect(again).toMatchObject({ outcome: 'signed_in', userinfo: { id } });
  });

  it.each([
    ['the provider has not confirmed', { email_verified: false }, (email: string) => email],
    ['the provider did not say', {}, () => `${newSub()}@mail.example`],
  ])('has no confirmed address where %s it', async (_why, claims, typedEmail) => {
    const { email } = person(claims);
    const who = browser(test);
    const { ticket } = await finish(who);
    const typed = await form({ email: typedEmail(email) });
    const { userinfo } = await who.get(contract.registerWithProvider, { ticket, ...typed });
    expect(await data(emailState, {}, userinfo)).toMatchObject({ confirmed: 0 });
  });

  it('registers once with one ticket, and not with one that was changed, is foreign or has ended', async () => {
    person();
    const who = browser(test);
    const { ticket } = await finish(who);
    const changed = `${ticket.slice(0, -4)}AAAA`;
    expect(await who.refusal(contract.registerWithProvider, { ticket: changed, ...(await form()) })).toBe(
      'provider_expired',
    );
    const confirmation = who.jar.get('openid') || 'x';
    expect(await who.refusal(contract.registerWithProvider, { ticket: confirmation, ...(await form()) })).toBe(
      'provider_expired',
    );
    await who.get(contract.registerWithProvider, { ticket, ...(await form()) });
    expect(await who.refusal(contract.registerWithProvider, { ticket, ...(await form()) })).toBe('identity_taken');
    person();
    const late = (await finish(who)).ticket;
    clock.advance(11 * minute);
    expect(await who.refusal(contract.registerWithProvider, { ticket: late, ...(await form()) })).toBe(
      'provider_expired',
    );
  });
});

describe('the answer of a provider', () => {
  it('is good in the browser that began, for ten minutes, once', async () => {
    await newcomer();
    const who = browser(test);
    const answer = await visit(who);
    expect(await browser(test).refusal(contract.finishProviderSignIn, answer)).toBe('provider_expired');
    await who.get(contract.finishProviderSignIn, answer);
    expect(await who.refusal(contract.finishProviderSignIn, answer)).toBe('provider_expired');
    const late = await visit(who);
    clock.advance(11 * minute);
    expect(await who.refusal(contract.finishProviderSignIn, late)).toBe('provider_expired');
  });

  it('is refused with a code that was used before', async () => {
    await newcomer();
    const who = browser(test);
    const answer = await visit(who);
    const cookie = who.jar.get('__Host-openid')!;
    await who.get(contract.finishProviderSignIn, answer);
    who.jar.set('__Host-openid', cookie);
    expect(await who.refusal(contract.finishProviderSignIn, answer)).toBe('provider_refused');
  });

  it('is refused with the state of another visit, or at another provider', async () => {
    await newcomer();
    const who = browser(test);
    const { answer } = await visit(who);
    const wrong = new URLSearchParams(answer);
    wrong.set('state', 'another');
    const sent = { provider: 'harbour', answer: wrong.toString() };
    expect(await who.refusal(contract.finishProviderSignIn, sent)).toBe('provider_refused');
    const moved = { ...(await visit(who)), provider: 'lagoon' };
    expect(await who.refusal(contract.finishProviderSignIn, moved)).toBe('provider_expired');
  });

  it.each<[string, ProviderFaults]>([
    ['another nonce', { claims: { nonce: 'another' } }],
    ['no time left', { claims: { exp: Math.floor(Date.now() / 1000) - 600 } }],
    ['another audience', { claims: { aud: 'another-shop' } }],
    ['another issuer', { claims: { iss: 'https://elsewhere.example' } }],
    ['a signature that is not the provider’s', { foreignKey: true }],
  ])('is refused where its ID token has %s', async (_fault, faults) => {
    await newcomer();
    const who = browser(test);
    const answer = await visit(who);
    provider.state.faults = faults;
    expect(await who.refusal(contract.finishProviderSignIn, answer)).toBe('provider_refused');
  });

  it('is not read while the provider is away, and the visit can be begun again', async () => {
    const { id } = await newcomer();
    const who = browser(test);
    const answer = await visit(who);
    provider.state.faults = { status: 503 };
    expect(await who.refusal(contract.finishProviderSignIn, answer)).toBe('provider_away');
    provider.state.faults = {};
    expect(await finish(who)).toMatchObject({ outcome: 'signed_in', userinfo: { id } });
  });

  it('is not asked for where the metadata names another issuer', async () => {
    provider.state.faults = { issuer: 'https://elsewhere.example' };
    const own = await anotherApp(db, { publicUrl, signInProviders: [{ ...settings }] });
    expect((await own.refusal(contract.startProviderSignIn, { provider: 'harbour' })).refusal).toBe('provider_away');
  });

  it('comes as a form from some, and goes on as an address', async () => {
    const own = await anotherApp(db, { publicUrl, signInProviders: [{ ...settings, formPost: true }] });
    const { statusCode, headers } = await own.app.inject({
      method: 'POST',
      url: '/login/harbour',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://provider.example' },
      payload: 'state=a&code=b%26c&user=%7B%7D',
    });
    expect([statusCode, headers.location]).toEqual([303, '/login/harbour?state=a&code=b%26c']);
  });
});

describe('an installation', () => {
  it('offers what it configures, and nothing that it does not', async () => {
    expect((await data(contract.signInProviders, {})).list.map(({ label }) => label)).toEqual(['Harbour ID', 'Lagoon']);
    const closed = await anotherApp(db, { publicUrl });
    expect((await closed.data(contract.signInProviders, {})).list).toEqual([]);
    expect((await closed.refusal(contract.startProviderSignIn, { provider: 'harbour' })).refusal).toBe(
      'provider_unknown',
    );
  });

  it('offers none while it knows no address of its own', async () => {
    const nameless = await anotherApp(db, { trustHost: false, signInProviders: [settings] });
    expect((await nameless.data(contract.signInProviders, {})).list).toEqual([]);
    expect((await nameless.refusal(contract.startProviderSignIn, { provider: 'harbour' })).refusal).toBe(
      'provider_unknown',
    );
  });

  it('lets nobody in by a provider that was taken out of its settings', async () => {
    await newcomer();
    const who = browser(test);
    const answer = await visit(who);
    const closed = await anotherApp(db, { publicUrl });
    const there = browser(closed);
    for (const [name, value] of who.jar) there.jar.set(name, value);
    expect(await there.refusal(contract.finishProviderSignIn, answer)).toBe('provider_unknown');
  });

  it('calls no private network for a provider', async () => {
    forbidPrivateHosts();
    const strange = await openidProvider();
    const own = await anotherApp(db, { publicUrl, signInProviders: [strange.settings({ id: 'strange' })] });
    expect((await own.refusal(contract.startProviderSignIn, { provider: 'strange' })).refusal).toBe('provider_away');
    expect(strange.state.calls).toEqual([]);
    strange.close();
  });
});
