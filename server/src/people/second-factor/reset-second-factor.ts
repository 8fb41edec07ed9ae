import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { audit } from '../../platform/operators/index.ts';
import { recordCredentialsRecovered } from '../users/index.ts';
import { secondFactorChanged } from './second-factor-events.ts';
import { deletePasskeysOf } from '../../base/passkeys/passkeys-store.ts';
import { deleteFactor } from './second-factor-store.ts';

/**
 * Removes the second factor, with all passkeys, of somebody who lost the authenticator and the recovery codes, and has shown to an operator who
 * they are. The owner is notified, and withdrawals wait as after a recovery by mail.
 *
 * @throws Refusal `second_factor_off`.
 */
export async function resetSecondFactor(
  { db, jobs }: Deps,
  { operator, now }: DeskCall,
  { id, reason }: { id: string; reason: string },
): Promise<null> {
  await db.transact(async (tx) => {
    await recordCredentialsRecovered(tx, id, now);
    const hadPasskeys = (await deletePasskeysOf(tx, { kind: 'user_id', id })) > 0;
    if (!(await deleteFactor(tx, id)) && !hadPasskeys) refuse('second_factor_off');
    await audit(tx, operator, 'user.second_factor_reset', `user:${id}`, { reason }, now);
    await jobs.publish(tx, secondFactorChanged, { userId: id, at: now.toISOString(), how: 'reset' });
  });
  return null;
}
