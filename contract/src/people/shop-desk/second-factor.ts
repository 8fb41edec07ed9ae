import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { nothing } from '../../base/fields.ts';

export const secondFactorState = z
  .enum(['off', 'on', 'missing'])
  .describe('missing: the installation asks this member for one, who can do nothing else until it is set up');

export const secondFactor = z.object({
  state: secondFactorState,
  since: z.string().nullable(),
  recovery_codes_left: z.int(),
});
export type SecondFactor = z.output<typeof secondFactor>;

const password = z.string().min(1).max(128).describe('The login password');
const code = z.string().trim().min(1).max(32);
const withBoth = z.object({ password, code: code.describe('Of the authenticator, or a recovery code') });
const newRecoveryCodes = z.object({
  recovery_codes: z.array(z.string()).describe('Each stands in for a code once. They are shown this once only.'),
});
const secrets = ['password', 'code'] as const;
const own = { who: 'merchant', right: 'account' } as const;

export const showSecondFactor = endpoint({
  ...own,
  name: 'shopDesk.secondFactor',
  summary: 'Whether the account has a second factor for the sign-in at the shop desk',
  method: 'GET',
  path: '/api/shop/second_factor',
  input: nothing,
  output: secondFactor,
  refusals: [],
});

export const startSecondFactor = endpoint({
  ...own,
  name: 'shopDesk.startSecondFactor',
  summary: 'Begin to set up a second factor: the secret for an authenticator app',
  method: 'POST',
  path: '/api/shop/second_factor_start',
  input: z.object({ password }),
  output: z.object({
    secret: z.string(),
    uri: z.string().describe('otpauth URI, to show as a QR code'),
    minutes: z.int(),
  }),
  refusals: ['password_wrong', 'password_missing', 'sign_in_delayed', 'second_factor_on', 'passkey_first'],
  secrets,
});

export const confirmSecondFactor = endpoint({
  ...own,
  name: 'shopDesk.confirmSecondFactor',
  summary: 'Confirm that the authenticator works; other sessions of the shop desk end',
  method: 'POST',
  path: '/api/shop/second_factor_confirm',
  input: z.object({ code }),
  output: newRecoveryCodes,
  refusals: ['desk_code_wrong', 'second_factor_over', 'sign_in_delayed'],
  secrets,
});

export const renewRecoveryCodes = endpoint({
  ...own,
  name: 'shopDesk.renewRecoveryCodes',
  summary: 'New recovery codes in place of the present ones',
  method: 'POST',
  path: '/api/shop/recovery_codes_renew',
  input: withBoth,
  output: newRecoveryCodes,
  refusals: ['password_wrong', 'password_missing', 'desk_code_wrong', 'second_factor_off', 'sign_in_delayed'],
  secrets,
});

export const endSecondFactor = endpoint({
  ...own,
  name: 'shopDesk.endSecondFactor',
  summary: 'Remove the second factor',
  method: 'POST',
  path: '/api/shop/second_factor_end',
  input: withBoth,
  output: secondFactor,
  refusals: ['password_wrong', 'password_missing', 'desk_code_wrong', 'second_factor_off', 'sign_in_delayed'],
  secrets,
});
