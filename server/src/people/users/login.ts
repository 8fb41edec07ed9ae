import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type { login as contract } from '@tradewind/contract/people/users';
import { second } from '../../base/clock/clock.ts';
import type { Call } from '../../base/http/call.ts';
import { sessionLife } from './open-session.ts';
import { signIn } from './sign-in.ts';
import type { UsersDeps } from './users-deps.ts';

/**
 * Opens a session of the storefront. Accounts that chose it need their second factor.
 *
 * @throws Refusal `wrong_credentials`, `sign_in_delayed`, `second_factor_required` or `desk_code_wrong`.
 */
export async function login(
  deps: UsersDeps,
  call: Call,
  input: ParsedInputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { token, user } = await signIn(deps, call, input, {
    atDesk: false,
    admit: (tx, userId) => deps.checkSecondStep(tx, userId, input, call.now),
  });
  const { id, username, nickname } = user;
  return { userinfo: { token, id, username, nickname, expires_in: sessionLife / second } };
}
