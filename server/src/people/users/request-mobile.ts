import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type { textMobileCode } from '@tradewind/contract/people/recovery';
import { refuse } from '@tradewind/contract/base/refusals';
import type { ShopperCall } from '../../base/http/call.ts';
import { clearAttempt, takeAttempt } from '../../base/throttle/attempt.ts';
import { codeTextAttempts } from './attempts.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { toE164 } from './mobile-number.ts';
import { lifeInMinutes, sendMailCode } from './send-mail-code.ts';
import type { UsersDeps } from './users-deps.ts';

/**
 * Sends a code to the mobile number that a shopper wants to use. It requires the login password, not just a session, because
 * the number signs in. Whether another account has the number is not revealed before it is confirmed.
 */
export async function requestMobile(
  deps: UsersDeps,
  call: ShopperCall,
  { mobile: typed, quhao, password }: ParsedInputOf<typeof textMobileCode>,
): Promise<OutputOf<typeof textMobileCode>> {
  const { db, mails } = deps;
  const {
    actor: { userId },
    address,
    locale,
    now,
  } = call;
  if (!mails.textsOpen) refuse('texts_closed');
  const mobile = toE164(typed, quhao || undefined) ?? refuse('mobile_invalid', {}, ['mobile']);
  const { attempt } = await checkOwnPassword(deps, call, password);
  for (const texting of codeTextAttempts(userId, mobile, address)) await takeAttempt(db, texting, now);
  await db.transact(async (tx) => {
    await sendMailCode(tx, deps, 'mobile', { userId, address: mobile, locale }, now);
    await clearAttempt(tx, attempt);
  });
  return { sent_to: mobile, minutes: lifeInMinutes };
}
