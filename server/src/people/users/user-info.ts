import { refuse } from '@tradewind/contract/base/refusals';
import type { UserInfo } from '@tradewind/contract/people/users';
import type { ShopperCall } from '../../base/http/call.ts';
import { presentUser } from './present-user.ts';
import type { UsersDeps } from './users-deps.ts';
import { contactOf } from './users-queries.ts';

/** The signed-in shopper with balance and counts. */
export async function userInfo(deps: UsersDeps, { actor }: ShopperCall): Promise<UserInfo> {
  const [person, summary] = await Promise.all([contactOf(deps.db.read, actor.userId), deps.summaryOf(actor.userId)]);
  if (!person) refuse('not_signed_in');
  return presentUser(person, summary, deps.defaultLocale);
}
