import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type { login as contract } from '@tradewind/contract/people/users';
import { second } from '../../base/clock/clock.ts';
import type { Call } from '../../base/http/call.ts';
import { sessionLife } from './open-session.ts';
import { signIn } from './sign-in.ts';
import type { PaymentCodeDeps } from './users-deps.ts';

/** Opens a session of the storefront. @throws Refusal `wrong_credentials` or `sign_in_delayed`. */
export async function login(
  deps: PaymentCodeDeps,
  call: Call,
  input: ParsedInputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { token, user } = await signIn(deps, call, input);
  const { id, username, nickname } = user;
  return { userinfo: { token, id, username, nickname, expires_in: sessionLife / second } };
}
