import { refuse } from '@tradewind/contract/base/refusals';
import type { ShopperCall } from '../../base/http/call.ts';
import { clearAttempt, takeAttempt } from '../../base/throttle/attempt.ts';
import { ownCodeTryAttempt } from './attempts.ts';
import { tryMailCode } from './mail-codes-store.ts';
import { emailChanged } from './user-events.ts';
import type { UsersDeps } from './users-deps.ts';
import { emailOf } from './users-queries.ts';
import { lockUser, recordCredentialsRecovered, refuseTaken, saveConfirmedEmail } from './users-store.ts';

/**
 * Sets the address to which the code was mailed as the account's e-mail address. If it replaces another one, withdrawals
 * wait for a while and the old address is notified.
 *
 * @throws Refusal `mail_code_wrong` or `email_taken`.
 */
export async function confirmEmail(
  { db, jobs, paymentCodeSecret }: UsersDeps,
  call: ShopperCall,
  { code }: { code: string },
): Promise<null> {
  const {
    actor: { userId },
    now,
  } = call;
  const attempt = ownCodeTryAttempt(userId, call.address);
  await takeAttempt(db, attempt, now);
  const done = await db
    .transact(async (tx) => {
      await lockUser(tx, userId);
      const email = await tryMailCode(tx, paymentCodeSecret, userId, 'email', code, now);
      if (!email) return false;
      const { email: known } = await emailOf(tx, userId);
      const before = known && known.toLowerCase() !== email.toLowerCase() ? known : null;
      await saveConfirmedEmail(tx, userId, email, now);
      if (before) await recordCredentialsRecovered(tx, userId, now);
      await jobs.publish(tx, emailChanged, { userId, at: now.toISOString(), email, before });
      await clearAttempt(tx, attempt);
      return true;
    })
    .catch(refuseTaken);
  if (!done) refuse('mail_code_wrong', {}, ['code']);
  return null;
}
