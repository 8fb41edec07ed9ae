import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type { profile as contract } from '@tradewind/contract/people/users';
import type { Tx } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { takeAttempt } from '../../base/throttle/attempt.ts';
import { showUpload } from '../../platform/uploads/index.ts';
import { namingAttempt } from './attempts.ts';
import { checkBirthday, enterBirthday } from './birthday.ts';
import { emailOf } from './users-queries.ts';
import { lockUser, refuseTaken, updateUser } from './users-store.ts';
import { isEmail } from './email-address.ts';
import { lookOfName, refuseMixedScripts } from './look-alike-name.ts';

/** Updates the shopper's personal data. Absent fields stay; an empty e-mail address or avatar is removed, a birthday stays. */
export async function changeProfile(
  { db }: Deps,
  { actor, now }: ShopperCall,
  input: ParsedInputOf<typeof contract>,
): Promise<null> {
  const { username, nickname, email, avatar, birthday } = input;
  if (email && !isEmail(email)) refuse('email_invalid', {}, ['email']);
  if (birthday) checkBirthday(birthday, now);
  if (username !== undefined) refuseMixedScripts(username);
  if (username !== undefined || email) await takeAttempt(db, namingAttempt(actor.userId), now);
  const change = {
    ...(username !== undefined && { username, username_look: lookOfName(username) }),
    ...(nickname !== undefined && { nickname }),
  };
  await db
    .transact(async (tx) => {
      const address = email === undefined ? {} : await emailAfter(tx, actor.userId, email || null);
      const picture = avatar === undefined ? {} : { avatar: await avatarOf(tx, actor.userId, avatar, now) };
      const changed = { ...change, ...address, ...picture };
      if (Object.keys(changed).length > 0) await updateUser(tx, actor.userId, changed);
      if (birthday) await enterBirthday(tx, actor.userId, birthday);
    })
    .catch(refuseTaken);
  return null;
}

/**
 * A session alone may change an unconfirmed address, which is of no use for account recovery: otherwise anyone with access
 * to an open session could take over the account.
 */
async function emailAfter(tx: Tx, userId: string, email: string | null): Promise<{ email?: string | null }> {
  await lockUser(tx, userId);
  const known = await emailOf(tx, userId);
  if (known.email === email) return {};
  if (known.confirmed) refuse('email_guarded', {}, ['email']);
  return { email };
}

/** Makes the shopper's upload public. */
async function avatarOf(tx: Tx, userId: string, url: string, now: Date): Promise<string> {
  return url && ((await showUpload(tx, userId, url, now)) ?? refuse('picture_invalid', {}, ['avatar']));
}
