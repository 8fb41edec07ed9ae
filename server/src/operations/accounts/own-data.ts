import type { OwnData } from '@tradewind/contract/people/own-data';
import type { Read } from '../../base/db/database.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { clearAttempt } from '../../base/throttle/attempt.ts';
import { checkOwnPassword, requirePaymentCode } from '../../people/users/index.ts';
import { waitingDeletion } from './account-deletions.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { latestExport } from './data-exports.ts';
import { obstaclesOf } from './obstacles.ts';

/** The latest copy of a person's data, and what stands in the way of a deletion. */
export async function showOwnData(read: Read, userId: string, now: Date): Promise<OwnData> {
  const [copy, deletion, obstacles] = await Promise.all([
    latestExport(read, userId, now),
    waitingDeletion(read, userId),
    obstaclesOf(read, userId),
  ]);
  return { export: copy, deletion, obstacles };
}

/**
 * Requires the login password, or the payment code where none is given: a session that was left open is not enough.
 *
 * @throws Refusal of the password or the payment code.
 */
export async function requireProof(
  deps: AccountsDeps,
  call: ShopperCall,
  { password, password_pay: code }: { password?: string | undefined; password_pay?: string | undefined },
): Promise<void> {
  if (!password) return requirePaymentCode(deps, call, code);
  const { attempt } = await checkOwnPassword(deps, call, password);
  await deps.db.transact((tx) => clearAttempt(tx, attempt));
}
