import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type { resetPassword as contract } from '@tradewind/contract/people/recovery';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Tx } from '../../base/db/database.ts';
import type { Call } from '../../base/http/call.ts';
import { hashPassword } from '../../base/secrets/password-hash.ts';
import { clearAttempt, takeAttempt } from '../../base/throttle/attempt.ts';
import { attemptOfOwner } from './attempt-of-owner.ts';
import { codeTryAttempt, signInAttempt } from './attempts.ts';
import { tryMailCode } from './mail-codes-store.ts';
import { possibleMobiles } from './mobile-number.ts';
import { checkNewPassword, refuseBreached, refuseNearName } from './new-password.ts';
import { endSessionsOf } from './sessions-store.ts';
import { passwordChanged } from './user-events.ts';
import type { UsersDeps } from './users-deps.ts';
import { usersNamed } from './users-queries.ts';
import { recordCredentialsRecovered, savePassword } from './users-store.ts';

/** Sets a new login password with a mailed code, ends every session, and delays withdrawals. @throws Refusal `mail_code_wrong`. */
export async function resetPassword(
  { db, jobs, paymentCodeSecret, isBreached }: UsersDeps,
  call: Call,
  input: ParsedInputOf<typeof contract>,
): Promise<null> {
  const { account, code, newpassword: newPassword } = input;
  const { repPwd: repeated } = input;
  await checkNewPassword(db.read, { field: 'newpassword', password: newPassword, repeated }, call.now);
  const users = await usersNamed(db.read, account.normalize('NFKC'), possibleMobiles(account));
  const place = { kind: 'shopper', secret: paymentCodeSecret } as const;
  const ids = users.map(({ id }) => id);
  const attempt = await attemptOfOwner(db, codeTryAttempt(account, call.address), call, place, ids);
  await takeAttempt(db, attempt, call.now);
  await refuseBreached(isBreached, 'newpassword', newPassword);
  const newHash = await hashPassword(newPassword);

  const userId = await db.transact(async (tx) => {
    for (const { id, ...names } of users) {
      const address = await tryMailCode(tx, paymentCodeSecret, id, 'password', code, call.now);
      if (!address) continue;
      // Only after the right code, so that the refusal reveals nothing; it restores the code.
      refuseNearName('newpassword', newPassword, names);
      return applyReset(tx, id);
    }
    return null;
  });
  if (!userId) refuse('mail_code_wrong', {}, ['code']);
  return null;

  async function applyReset(tx: Tx, userId: string): Promise<string> {
    await savePassword(tx, userId, newHash);
    await recordCredentialsRecovered(tx, userId, call.now);
    await endSessionsOf(tx, userId);
    await jobs.publish(tx, passwordChanged, { userId, at: call.now.toISOString(), how: 'reset' });
    await clearAttempt(tx, attempt);
    await clearAttempt(tx, signInAttempt(account, call.address));
    return userId;
  }
}
