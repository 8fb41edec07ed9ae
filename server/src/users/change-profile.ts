import type { ParsedInputOf } from '@tradewind/contract/endpoint';
import { refuse } from '@tradewind/contract/refusals';
import type { profile as contract } from '@tradewind/contract/users';
import type { Deps } from '../base/deps.ts';
import type { ShopperCall } from '../base/http/call.ts';
import { refuseTaken, updateUser } from './users-store.ts';
import { isEmail } from './email-address.ts';

/** Changes own personal data. What is absent stays; an empty e-mail address takes it away. */
export async function changeProfile({ db }: Deps, { actor }: ShopperCall, input: ParsedInputOf<typeof contract>): Promise<null> {
  const { username, nickname, email } = input;
  if (input.avatar !== undefined) refuse('not_yet_open', {}, ['avatar']);
  if (email && !isEmail(email)) refuse('email_invalid', {}, ['email']);
  const change = {
    ...(username !== undefined && { username }),
    ...(nickname !== undefined && { nickname }),
    ...(email !== undefined && { email: email || null }),
  };
  if (Object.keys(change).length > 0) await db.transact((tx) => updateUser(tx, actor.userId, change)).catch(refuseTaken);
  return null;
}
