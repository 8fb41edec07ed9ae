import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { flag, nothing } from '../base/fields.ts';
import { secondStep, secondStepRefusals, secondStepSecrets } from './second-step.ts';
import * as desk from './shop-desk/second-factor.ts';

export const ownFactor = z.object({
  on: flag.describe('1: an authenticator is set up'),
  since: z.string().nullable(),
  recovery_codes_left: z.int(),
  passkeys: z.int().describe('How many passkeys there are, which stand in for a code'),
  at_sign_in: flag.describe('1: the sign-in to the storefront asks for it too'),
});
export type OwnFactor = z.output<typeof ownFactor>;

const own = { who: 'shopper', secrets: ['password', 'code', ...secondStepSecrets] } as const;

export const showOwnFactor = endpoint({
  name: 'secondFactor.show',
  summary: 'Whether withdrawals and new payout accounts of this account need a second factor',
  who: 'shopper',
  method: 'GET',
  path: '/api/user/second_factor',
  input: nothing,
  output: ownFactor,
  refusals: [],
});

export const startOwnFactor = endpoint({
  ...own,
  name: 'secondFactor.start',
  summary: 'Begin to set up a second factor: the secret for an authenticator app',
  method: 'POST',
  path: '/api/user/second_factor_start',
  input: desk.startSecondFactor.input.extend(secondStep),
  output: desk.startSecondFactor.output,
  refusals: [...desk.startSecondFactor.refusals, ...secondStepRefusals],
});

export const confirmOwnFactor = endpoint({
  ...own,
  name: 'secondFactor.confirm',
  summary: 'Confirm that the authenticator works; answers the recovery codes, which are shown this once only',
  method: 'POST',
  path: '/api/user/second_factor_confirm',
  input: desk.confirmSecondFactor.input,
  output: desk.confirmSecondFactor.output,
  refusals: desk.confirmSecondFactor.refusals,
});

export const renewOwnRecoveryCodes = endpoint({
  ...own,
  name: 'secondFactor.renewRecoveryCodes',
  summary: 'New recovery codes in place of the present ones',
  method: 'POST',
  path: '/api/user/recovery_codes_renew',
  input: desk.renewRecoveryCodes.input,
  output: desk.renewRecoveryCodes.output,
  refusals: desk.renewRecoveryCodes.refusals,
});

export const endOwnFactor = endpoint({
  ...own,
  name: 'secondFactor.end',
  summary: 'Remove the second factor; withdrawals wait for a while then',
  method: 'POST',
  path: '/api/user/second_factor_end',
  input: desk.endSecondFactor.input,
  output: ownFactor,
  refusals: desk.endSecondFactor.refusals,
});

export const askAtSignIn = endpoint({
  ...own,
  name: 'secondFactor.askAtSignIn',
  summary: 'Choose whether the sign-in to the storefront asks for the second factor too',
  method: 'POST',
  path: '/api/user/second_factor_at_sign_in',
  input: z.object({ on: flag, code: desk.endSecondFactor.input.shape.code }),
  output: ownFactor,
  refusals: ['desk_code_wrong', 'second_factor_off', 'sign_in_delayed'],
});
