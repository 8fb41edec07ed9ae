import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { flag, id, int, nothing, text } from '../base/fields.ts';
import { factorCode, factorCodeRefusals, secondStep, secondStepRefusals, secondStepSecrets } from './second-step.ts';
import { login, newPassword, typed, username, workProof } from './users.ts';

/** Name of a provider in the settings of the installation. */
const provider = z.string().regex(/^[a-z][a-z0-9]{0,29}$/);
/** Short-lived and encrypted by the server: what a provider confirmed, while the shopper has something left to do. */
const ticket = z.string().min(1).max(6_000);
const password = z.string().min(1).max(128);

const offered = z.object({ id: z.string(), label: z.string() });
export type SignInProvider = z.output<typeof offered>;

const departure = z.object({ location: z.string().describe('Address at the provider where the browser goes on') });

export const signInProviders = endpoint({
  name: 'openid.providers',
  summary: 'The OpenID Connect providers that this installation offers for the sign-in',
  who: 'anyone',
  method: 'GET',
  path: '/api/user/sign_in_providers',
  input: nothing,
  output: z.object({ list: z.array(offered) }),
  refusals: [],
});

export const startProviderSignIn = endpoint({
  name: 'openid.start',
  summary: 'Begin a sign-in with a provider; a cookie remembers it for ten minutes',
  who: 'anyone',
  method: 'POST',
  path: '/api/user/provider_sign_in_start',
  input: z.object({ provider }),
  output: departure,
  refusals: ['provider_unknown', 'provider_away'],
});

/** What a return from a provider leads to. */
export const providerOutcomes = ['signed_in', 'second_step', 'new', 'known_email', 'connected', 'confirmed'] as const;

export const finishProviderSignIn = endpoint({
  name: 'openid.finish',
  summary: 'Finish what was begun at a provider, in the browser that began it',
  who: 'anyone',
  method: 'POST',
  path: '/api/user/provider_sign_in',
  input: z.object({
    provider,
    answer: z.string().max(8_000).describe('The query with which the provider sent the browser back'),
  }),
  output: z.object({
    outcome: z.enum(providerOutcomes),
    userinfo: login.output.shape.userinfo.nullable().describe('Of `signed_in`'),
    ticket: z.string().describe('For the next step; empty where there is none'),
    suggested: z
      .object({ username: z.string(), nickname: z.string(), email: z.string() })
      .nullable()
      .describe('Of `new` and `known_email`: what the provider says'),
  }),
  refusals: [
    'provider_unknown',
    'provider_away',
    'provider_refused',
    'provider_expired',
    'account_locked',
    'sign_in_delayed',
    'identity_taken',
    'identity_not_found',
  ],
});

export const admitWithProvider = endpoint({
  name: 'openid.secondStep',
  summary: 'Finish a sign-in with a provider of an account that asks for its second factor',
  who: 'anyone',
  method: 'POST',
  path: '/api/user/provider_second_step',
  input: z.object({ ticket, ...factorCode }),
  output: login.output,
  refusals: ['provider_unknown', 'provider_refused', 'provider_expired', 'account_locked', ...factorCodeRefusals],
  secrets: ['ticket', 'factor_code'],
  notice: 'signed_in',
});

export const registerWithProvider = endpoint({
  name: 'openid.register',
  summary: 'Open an account without a password for what a provider confirmed, and sign in',
  who: 'anyone',
  method: 'POST',
  path: '/api/user/provider_register',
  input: z.object({
    ticket,
    username,
    nickname: text(40, 0).optional().describe('The username when absent or empty'),
    mobile: typed(40).default(''),
    quhao: typed(8).optional().describe('Calling code of the mobile number'),
    email: text(254, 0).optional().describe('Counts as confirmed if it is the one that the provider confirmed'),
    terms_version: int.optional().describe('The version of the terms that was shown, and is accepted with this'),
    proof: workProof,
  }),
  output: login.output,
  refusals: [
    'provider_unknown',
    'provider_expired',
    'identity_taken',
    'username_taken',
    'username_mixed',
    'email_taken',
    'mobile_taken',
    'email_invalid',
    'mobile_invalid',
    'mobile_missing',
    'too_many_requests',
    'law_changed',
  ],
  secrets: ['ticket'],
  notice: 'registered',
});

export const connectAtSignIn = endpoint({
  name: 'openid.connectAtSignIn',
  summary: 'Sign in with the password and connect what a provider confirmed with the account',
  who: 'anyone',
  method: 'POST',
  path: '/api/user/provider_sign_in_connect',
  input: z.object({ ticket, account: text(254), password, ...factorCode, proof: workProof }),
  output: login.output,
  refusals: [
    'provider_unknown',
    'provider_expired',
    'identity_taken',
    'wrong_credentials',
    'account_locked',
    'connect_under_security',
    ...factorCodeRefusals,
  ],
  secrets: ['ticket', 'password', 'factor_code'],
  notice: 'signed_in',
});

const identity = z.object({
  id: z.string(),
  label: z.string(),
  email: z.string().describe('As the provider said it when it was connected; may be empty'),
  created_at: z.string(),
  used_at: z.string().nullable(),
});
export type Identity = z.output<typeof identity>;

const ownIdentities = z.object({
  list: z.array(identity),
  has_password: flag,
  offered: z.array(offered),
});
export type OwnIdentities = z.output<typeof ownIdentities>;

export const identities = endpoint({
  name: 'openid.identities',
  summary: 'The connected providers of this account, and those that can be connected',
  who: 'shopper',
  method: 'GET',
  path: '/api/user/identities',
  input: nothing,
  output: ownIdentities,
  refusals: [],
});

export const startConnect = endpoint({
  name: 'openid.connect',
  summary: 'Begin to connect a provider: needs the password, and the second factor of an account that has one',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/identity_connect',
  input: z.object({ provider, password, ...secondStep }),
  output: departure,
  refusals: ['provider_unknown', 'provider_away', 'password_wrong', 'password_missing', ...secondStepRefusals],
  secrets: ['password', ...secondStepSecrets],
});

export const disconnect = endpoint({
  name: 'openid.disconnect',
  summary: 'Disconnect a provider: needs the password, and the second factor of an account that has one',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/identity_disconnect',
  input: z.object({ id, password, ...secondStep }),
  output: ownIdentities,
  refusals: ['identity_not_found', 'last_way_in', 'password_wrong', 'password_missing', ...secondStepRefusals],
  secrets: ['password', ...secondStepSecrets],
});

export const startConfirm = endpoint({
  name: 'openid.confirm',
  summary: 'Begin to confirm the owner of an account without a password, before a password is set',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/identity_confirm',
  input: z.object({ id }),
  output: departure,
  refusals: ['provider_unknown', 'provider_away', 'identity_not_found', 'password_exists'],
});

export const setFirstPassword = endpoint({
  name: 'openid.setPassword',
  summary: 'Set the password of an account that has none, after a connected provider confirmed the owner',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/first_password',
  input: z.object({ ticket, newpassword: newPassword, repPwd: z.string().optional(), ...secondStep }),
  output: ownIdentities,
  refusals: [
    'provider_expired',
    'password_exists',
    'passwords_differ',
    'password_too_short',
    'password_common',
    'password_breached',
    'password_near_name',
    ...secondStepRefusals,
  ],
  secrets: ['ticket', 'newpassword', 'repPwd', ...secondStepSecrets],
  notice: 'password_changed',
});
