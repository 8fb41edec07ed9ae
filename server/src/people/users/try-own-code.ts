import { refuse } from '@tradewind/contract/base/refusals';
import type { Tx } from '../../base/db/database.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { clearAttempt, takeAttempt } from '../../base/throttle/attempt.ts';
import { ownCodeTryAttempt } from './attempts.ts';
import type { CodePurpose } from './mail-code.ts';
import { tryMailCode } from './mail-codes-store.ts';
import type { UsersDeps } from './users-deps.ts';
import { lockUser, refuseTaken } from './users-store.ts';

/**
 * Checks the code that was sent to the signed-in shopper and, if it is right, runs `act` with the address or number that
 * it proves, in the same transaction, with the account locked. A wrong code is counted.
 *
 * @throws Refusal `mail_code_wrong`, `sign_in_delayed` after too many tries, and those of `refuseTaken`.
 */
export async function tryOwnCode(
  { db, paymentCodeSecret }: Pick<UsersDeps, 'db' | 'paymentCodeSecret'>,
  { actor: { userId }, address, now }: ShopperCall,
  { purpose, code }: { purpose: CodePurpose; code: string },
  act: (tx: Tx, proved: string) => Promise<void>,
): Promise<void> {
  const attempt = ownCodeTryAttempt(userId, address);
  await takeAttempt(db, attempt, now);
  const done = await db
    .transact(async (tx) => {
      await lockUser(tx, userId);
      const proved = await tryMailCode(tx, paymentCodeSecret, userId, purpose, code, now);
      if (!proved) return false;
      await act(tx, proved);
      await clearAttempt(tx, attempt);
      return true;
    })
    .catch(refuseTaken);
  if (!done) refuse('mail_code_wrong', {}, ['code']);
}
