import * as contract from '@tradewind/contract/people/openid';
import { exportPKCS8, generateKeyPair } from 'jose';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { anotherApp } from '../../../test/app.ts';
import { testDatabase } from '../../../test/database.ts';
import { browser } from '../../../test/openid-acts.ts';
import { openidProvider } from '../../../test/openid-provider.ts';
import { allowPrivateHosts, forbidPrivateHosts } from '../../base/http/outgoing.ts';
import { newId } from '../../base/ids/ids.ts';
import type { ProviderSettings } from './provider-settings.ts';

const provider = await openidProvider();
const db = await testDatabase();

beforeEach(() => {
  allowPrivateHosts([provider.host]);
  provider.state.faults = {};
  provider.state.person = { sub: newId(), email: 'mara@mail.example', email_verified: true };
});
afterAll(() => {
  forbidPrivateHosts();
  provider.close();
});

/** Goes to the provider and comes back, in an installation with these settings. */
async function visit(more: Partial<ProviderSettings>) {
  const installation = await anotherApp(db, {
    publicUrl: 'https://shop.example',
    signInProviders: [provider.settings(more)],
  });
  const who = browser(installation);
  const { location } = await who.get(contract.startProviderSignIn, { provider: 'harbour' });
  return { who, location, answer: { provider: 'harbour', answer: provider.authorise(location) } };
}

it('takes ID tokens that are signed with the client secret where the provider signs so, and with no other secret', async () => {
  const { secret } = provider.settings();
  const right = await visit({ signsWithSecret: true });
  provider.state.faults = { signsWith: secret };
  expect(await right.who.get(contract.finishProviderSignIn, right.answer)).toMatchObject({ outcome: 'new' });
  const wrong = await visit({ signsWithSecret: true });
  provider.state.faults = { signsWith: 'a-secret-of-somebody-else' };
  expect(await wrong.who.refusal(contract.finishProviderSignIn, wrong.answer)).toBe('provider_refused');
});

it('takes no ID token under the client secret from a provider that signs with keys', async () => {
  const { who, answer } = await visit({});
  provider.state.faults = { signsWith: provider.settings().secret };
  expect(await who.refusal(contract.finishProviderSignIn, answer)).toBe('provider_refused');
});

it('signs the client secret with a key, and asks for a form, where the provider wants that', async () => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const secret = (await exportPKCS8(privateKey)).replaceAll('\n', '\\n');
  const signedSecret = { teamId: 'team', keyId: 'key' };
  const { who, location, answer } = await visit({ secret, signedSecret, formPost: true });
  expect(new URL(location).searchParams.get('response_mode')).toBe('form_post');
  expect(await who.get(contract.finishProviderSignIn, answer)).toMatchObject({ outcome: 'new' });
});

it('asks a provider once more whose ID token says no address', async () => {
  const { who, answer } = await visit({});
  provider.state.faults = { tellsLater: true };
  const { suggested } = await who.get(contract.finishProviderSignIn, answer);
  expect(suggested).toMatchObject({ email: 'mara@mail.example', username: 'mara' });
});
