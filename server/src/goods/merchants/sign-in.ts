import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type { shopSignIn as contract } from '@tradewind/contract/goods/shop-desk/me';
import type { Call } from '../../base/http/call.ts';
import { sessionCookie } from '../../base/http/desk-cookie.ts';
import { checkSecondFactor } from '../../people/second-factor/index.ts';
import * as users from '../../people/users/index.ts';
import { findMembership } from './members-queries.ts';
import { showMe } from './show-me.ts';

/**
 * Signs a member of a shop in at the shop desk. The session is in a cookie that no script can read.
 *
 * @throws Refusal `shop_forbidden` for an account without a shop, `second_factor_required`, `desk_code_wrong`, and those of
 *   `users.signIn`.
 */
export async function signIn(
  deps: users.PaymentCodeDeps & { demo: boolean },
  call: Call,
  { code, ...input }: ParsedInputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { read } = deps.db;
  const { token, user } = await users.signIn(deps, call, input, {
    atDesk: true,
    async admit(tx, userId) {
      if (!(await findMembership(tx, userId, null))) refuse('shop_forbidden');
      await checkSecondFactor(tx, deps, userId, code, call.now);
    },
  });
  const membership = (await findMembership(read, user.id, null)) ?? refuse('shop_forbidden');
  call.cookies.write(sessionCookie('shop'), token, users.sessionLife);
  return showMe(read, { userId: user.id, ...membership }, call.now, deps.demo);
}
