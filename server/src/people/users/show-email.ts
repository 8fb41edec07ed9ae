import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { emailState } from '@tradewind/contract/people/recovery';
import type { ShopperCall } from '../../base/http/call.ts';
import type { UsersDeps } from './users-deps.ts';
import { emailOf } from './users-queries.ts';

/** The shopper's address, whether it is confirmed, and whether mails can be sent. */
export async function showEmail(
  { db, mails }: UsersDeps,
  { actor }: ShopperCall,
): Promise<OutputOf<typeof emailState>> {
  const { email, confirmed } = await emailOf(db.read, actor.userId);
  return { email: email ?? '', confirmed: confirmed ? 1 : 0, open: mails.open ? 1 : 0 };
}
