import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { parseLocale } from '@tradewind/contract/base/locales';
import type { mailPasswordCode } from '@tradewind/contract/people/recovery';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Call } from '../../base/http/call.ts';
import { takeAttempt } from '../../base/throttle/attempt.ts';
import { recoveryAttempt } from './attempts.ts';
import { sendMailCode } from './send-mail-code.ts';
import { possibleMobiles } from './mobile-number.ts';
import type { UsersDeps } from './users-deps.ts';
import { reachableUsersNamed } from './users-queries.ts';
import { hasProof } from './work-proof.ts';

/** Mails a code to the users of that name with a confirmed address. The answer does not reveal whether there are any. */
export async function forgotPassword(
  deps: UsersDeps,
  call: Call,
  { account, proof }: ParsedInputOf<typeof mailPasswordCode>,
): Promise<null> {
  if (!deps.mails.open) refuse('mail_closed');
  const proven = await hasProof(deps, call, proof);
  await takeAttempt(deps.db, recoveryAttempt(account, call.address), call.now, proven);
  const users = await reachableUsersNamed(deps.db.read, account.normalize('NFKC'), possibleMobiles(account));
  await deps.db.transact(async (tx) => {
    for (const { id, email, locale } of users)
      await sendMailCode(
        tx,
        deps,
        'password',
        { userId: id, address: email, locale: parseLocale(locale) ?? call.locale },
        call.now,
      );
  });
  return null;
}
