import { refuse } from '@tradewind/contract/refusals';
import type { UserInfo } from '@tradewind/contract/users';
import type { ShopperCall } from '../base/http/call.ts';
import { balanceOf, userAvailable } from '../ledger/index.ts';
import { presentUser } from './present-user.ts';
import type { UsersDeps } from './users-deps.ts';
import { personOf } from './users-queries.ts';

/** The signed-in shopper with balance and counts. */
export async function userInfo(deps: UsersDeps, { actor }: ShopperCall): Promise<UserInfo> {
  const [person, balance, counts] = await Promise.all([
    personOf(deps.db.read, actor.userId),
    balanceOf(deps.db.read, userAvailable(actor.userId)),
    deps.counts(actor.userId),
  ]);
  if (!person) refuse('not_signed_in');
  return presentUser(person, balance, counts, deps.defaultLocale);
}
