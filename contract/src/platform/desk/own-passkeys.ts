import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { id, nothing, text } from '../../base/fields.ts';
import { assertion, attestation, creationOptions, passkeyList, requestOptions } from '../../base/passkeys.ts';
import { deskSession } from './operators.ts';

/** What an act of an operator on the own account carries: the password, and a code or what the browser signed in its place. */
export const ownProof = {
  password: z.string().min(1).max(128),
  code: z.string().trim().max(16).default('').describe('Of the authenticator; empty with `passkey`'),
  passkey: assertion.optional().describe('In place of the code: what the browser signed'),
};
export const ownProofRefusals = [
  'password_wrong',
  'desk_code_wrong',
  'passkey_wrong',
  'passkeys_unavailable',
  'sign_in_delayed',
] as const;
export const ownProofSecrets = ['password', 'code', 'passkey'] as const;

export const deskPasskeys = endpoint({
  name: 'desk.passkeys',
  summary: 'The passkeys of this operator, the oldest first',
  who: 'operator',
  method: 'GET',
  path: '/api/desk/passkeys',
  input: nothing,
  output: passkeyList,
  refusals: [],
});

export const startDeskPasskey = endpoint({
  name: 'desk.startPasskey',
  summary: 'Begin to register a passkey: needs the password, and a code or another passkey',
  who: 'operator',
  method: 'POST',
  path: '/api/desk/passkey_start',
  input: z.object(ownProof),
  output: creationOptions,
  refusals: [...ownProofRefusals, 'passkey_limit'],
  secrets: [...ownProofSecrets],
});

export const addDeskPasskey = endpoint({
  name: 'desk.addPasskey',
  summary: 'Register the passkey that the browser made',
  who: 'operator',
  method: 'POST',
  path: '/api/desk/passkey_add',
  input: z.object({ passkey: attestation, name: text(60, 0).default('') }),
  output: passkeyList,
  refusals: ['passkey_wrong', 'passkeys_unavailable', 'passkey_limit'],
});

export const renameDeskPasskey = endpoint({
  name: 'desk.renamePasskey',
  summary: 'Give a passkey another name',
  who: 'operator',
  method: 'POST',
  path: '/api/desk/passkey_rename',
  input: z.object({ id, name: text(60) }),
  output: passkeyList,
  refusals: ['passkey_not_found'],
});

export const removeDeskPasskey = endpoint({
  name: 'desk.removePasskey',
  summary: 'Remove a passkey: needs the password, and a code or a passkey; other sessions end',
  who: 'operator',
  method: 'POST',
  path: '/api/desk/passkey_remove',
  input: z.object({ id, ...ownProof }),
  output: passkeyList,
  refusals: [...ownProofRefusals, 'passkey_not_found'],
  secrets: [...ownProofSecrets],
});

export const startDeskSecondStep = endpoint({
  name: 'desk.confirmPasskey',
  summary: 'What the browser signs for the field `passkey` of acts on the own account',
  who: 'operator',
  method: 'POST',
  path: '/api/desk/passkey_confirm',
  input: nothing,
  output: requestOptions,
  refusals: ['passkeys_unavailable', 'passkey_not_found'],
});

export const startDeskPasskeySignIn = endpoint({
  name: 'desk.startPasskeySignIn',
  summary: 'What the browser signs for a sign-in to the desk with a passkey',
  who: 'anyone',
  method: 'POST',
  path: '/api/desk/passkey_sign_in_start',
  input: nothing,
  output: requestOptions,
  refusals: ['passkeys_unavailable', 'desk_network_closed'],
});

export const deskPasskeySignIn = endpoint({
  name: 'desk.passkeySignIn',
  summary: 'Sign in to the desk with a passkey, which stands for e-mail, password and code',
  who: 'anyone',
  method: 'POST',
  path: '/api/desk/passkey_sign_in',
  input: z.object({ passkey: assertion }),
  output: deskSession,
  refusals: ['passkey_wrong', 'passkeys_unavailable', 'sign_in_delayed', 'desk_network_closed'],
  secrets: ['passkey'],
});
