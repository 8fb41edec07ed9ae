import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type { mailEmailCode } from '@tradewind/contract/people/recovery';
import { refuse } from '@tradewind/contract/base/refusals';
import type { ShopperCall } from '../../base/http/call.ts';
import { clearAttempt, takeAttempt } from '../../base/throttle/attempt.ts';
import { codeMailAttempt } from './attempts.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { isEmail } from './email-address.ts';
import { lifeInMinutes, sendMailCode } from './send-mail-code.ts';
import { maskEmail } from './mail-code.ts';
import type { UsersDeps } from './users-deps.ts';

/**
 * Mails a code to the address that a shopper wants to use. It requires the login password, not just a session, because the
 * address can be used to reset the payment code. Whether another account has the address is not revealed.
 */
export async function requestEmail(
  deps: UsersDeps,
  call: ShopperCall,
  { email, password }: ParsedInputOf<typeof mailEmailCode>,
): Promise<OutputOf<typeof mailEmailCode>> {
  const { db, mails } = deps;
  const {
    actor: { userId },
    locale,
    now,
  } = call;
  if (!mails.open) refuse('mail_closed');
  if (!isEmail(email)) refuse('email_invalid', {}, ['email']);
  const { attempt } = await checkOwnPassword(deps, call, password);
  await takeAttempt(db, codeMailAttempt(userId), now);
  await db.transact(async (tx) => {
    await sendMailCode(tx, deps, 'email', { userId, address: email, locale }, now);
    await clearAttempt(tx, attempt);
  });
  return { sent_to: maskEmail(email), minutes: lifeInMinutes };
}
