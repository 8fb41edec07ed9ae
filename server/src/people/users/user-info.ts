import { refuse } from '@tradewind/contract/base/refusals';
import type { UserInfo } from '@tradewind/contract/people/users';
import type { ShopperCall } from '../../base/http/call.ts';
import { presentUser } from './present-user.ts';
import type { UsersDeps } from './users-deps.ts';
import { contactOf } from './users-queries.ts';

/** The signed-in shopper with balance and counts. */
export async function userInfo(
  { db: { read }, summary }: UsersDeps,
  { actor: { userId } }: ShopperCall,
): Promise<UserInfo> {
  const [user, balance, order_counts, cart_count, notification_count, message_count] = await Promise.all([
    contactOf(read, userId),
    summary.balance(read, userId),
    summary.order_counts(read, userId),
    summary.cart_count(read, userId),
    summary.notification_count(read, userId),
    summary.message_count(read, userId),
  ]);
  if (!user) refuse('not_signed_in');
  return presentUser(user, { balance, order_counts, cart_count, notification_count, message_count });
}
