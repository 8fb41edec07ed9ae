import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type { shopSignIn as contract } from '@tradewind/contract/goods/shop-desk/me';
import type { Call } from '../../base/http/call.ts';
import { sessionCookie } from '../../base/http/desk-cookie.ts';
import { findActor, login, logout, sessionLife, type PaymentCodeDeps } from '../../people/users/index.ts';
import { findMembership } from './members-queries.ts';
import { showMe } from './show-me.ts';

/**
 * Signs a member of a shop in at the shop desk. The session is in a cookie that no script can read.
 *
 * @throws Refusal `shop_forbidden` for an account without a shop, and those of `login`.
 */
export async function signIn(
  deps: PaymentCodeDeps & { demo: boolean },
  call: Call,
  input: ParsedInputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { read } = deps.db;
  const { userinfo } = await login(deps, call, input);
  const actor = await findActor(read, userinfo.token, call.now);
  const membership = actor && (await findMembership(read, actor.userId, null));
  if (!membership) {
    await logout(deps, { ...call, actor });
    return refuse('shop_forbidden');
  }
  call.cookies.write(sessionCookie('shop'), userinfo.token, sessionLife);
  return showMe(read, { ...actor, ...membership }, deps.demo);
}
