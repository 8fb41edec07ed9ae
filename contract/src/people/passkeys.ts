import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { id, nothing, text } from '../base/fields.ts';
import { assertion, attestation, creationOptions, passkeyList as list, requestOptions } from '../base/passkeys.ts';
import { secondStep, secondStepRefusals, secondStepSecrets } from './second-step.ts';
import { login } from './users.ts';

export const passkeys = endpoint({
  name: 'passkeys.list',
  summary: 'The passkeys of this account, the oldest first',
  who: 'shopper',
  method: 'GET',
  path: '/api/user/passkeys',
  input: nothing,
  output: list,
  refusals: [],
});

export const startPasskey = endpoint({
  name: 'passkeys.start',
  summary: 'Begin to register a passkey: needs the password, and the second factor of an account that has one',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/passkey_start',
  input: z.object({ password: z.string().min(1).max(128), ...secondStep }),
  output: creationOptions,
  refusals: ['password_wrong', 'password_missing', 'passkeys_unavailable', 'passkey_limit', ...secondStepRefusals],
  secrets: ['password', ...secondStepSecrets],
});

export const addPasskey = endpoint({
  name: 'passkeys.add',
  summary: 'Register the passkey that the browser made',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/passkey_add',
  input: z.object({ passkey: attestation, name: text(60, 0).default('') }),
  output: list,
  refusals: ['passkey_wrong', 'passkeys_unavailable', 'passkey_limit'],
});

export const removePasskey = endpoint({
  name: 'passkeys.remove',
  summary: 'Remove a passkey; withdrawals wait when the account has no other second factor',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/passkey_remove',
  input: z.object({ id, password: z.string().min(1).max(128) }),
  output: list,
  refusals: ['password_wrong', 'password_missing', 'sign_in_delayed', 'passkey_not_found'],
  secrets: ['password'],
});

export const startSecondStep = endpoint({
  name: 'passkeys.confirm',
  summary: 'What the browser signs for the field `passkey` of a withdrawal or a new payout account',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/passkey_confirm',
  input: nothing,
  output: requestOptions,
  refusals: ['passkeys_unavailable', 'passkey_not_found'],
});

export const startPasskeySignIn = endpoint({
  name: 'passkeys.startSignIn',
  summary: 'What the browser signs for a sign-in with a passkey',
  who: 'anyone',
  method: 'POST',
  path: '/api/user/passkey_sign_in_start',
  input: nothing,
  output: requestOptions,
  refusals: ['passkeys_unavailable'],
});

export const passkeySignIn = endpoint({
  name: 'passkeys.signIn',
  summary: 'Sign in with a passkey, which stands for password and second factor',
  who: 'anyone',
  method: 'POST',
  path: '/api/user/passkey_sign_in',
  input: z.object({ passkey: assertion }),
  output: login.output,
  refusals: ['passkey_wrong', 'passkeys_unavailable', 'account_locked', 'sign_in_delayed'],
  notice: 'signed_in',
  secrets: ['passkey'],
});
