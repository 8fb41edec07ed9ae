import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { mailPaymentResetCode } from '@tradewind/contract/people/recovery';
import { refuse } from '@tradewind/contract/base/refusals';
import type { ShopperCall } from '../../base/http/call.ts';
import { takeAttempt } from '../../base/throttle/attempt.ts';
import { codeMailAttempt } from './attempts.ts';
import { maskEmail } from './mail-code.ts';
import { lifeInMinutes, sendMailCode } from './send-mail-code.ts';
import type { UsersDeps } from './users-deps.ts';
import { emailOf, contactOf } from './users-queries.ts';

/** Mails a code to a signed-in shopper who forgot the payment code. The address must be confirmed. */
export async function forgotPaymentCode(
  deps: UsersDeps,
  { actor: { userId }, locale, now }: ShopperCall,
): Promise<OutputOf<typeof mailPaymentResetCode>> {
  const { read } = deps.db;
  const [user, { email, confirmed }] = await Promise.all([contactOf(read, userId), emailOf(read, userId)]);
  if (!user?.code_set_at) refuse('payment_code_missing');
  if (!deps.mails.open) refuse('mail_closed');
  if (!email) refuse('email_missing');
  if (!confirmed) refuse('email_untrusted');
  await takeAttempt(deps.db, codeMailAttempt(userId), now);
  await deps.db.transact((tx) => sendMailCode(tx, deps, 'payment_code', { userId, address: email, locale }, now));
  return { sent_to: maskEmail(email), minutes: lifeInMinutes };
}
