import { toWire, usd } from '@tradewind/contract/base/money';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Tx } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { allNetworks, ownAddresses } from '../networks/index.ts';
import { audit } from '../../platform/operators/index.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { contactOf } from '../../people/users/index.ts';
import { isCreditable } from './deposit.ts';
import { claimedBy } from './deposits-queries.ts';
import { isApprovedByAnother, recordApproval, openDeposit, type LockedDeposit } from './deposits-store.ts';
import { creditDeposit } from './settle-deposit.ts';

/**
 * Credits a deposit that the watcher did not settle: below the minimum, or without a known owner. A large deposit needs
 * two operators who name the same shopper; the first only records an approval. What is large is said by the setting as it
 * was when the deposit was seen.
 *
 * @throws Refusal `deposit_not_found`, `deposit_not_creditable`, `user_not_found`, `deposit_of_another`,
 *   `reason_required`.
 */
export async function creditManually(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  { operator, now }: DeskCall,
  { id, user_id: named, note }: { id: string; user_id?: string | undefined; note: string },
): Promise<void> {
  await db.transact(async (tx) => {
    const deposit = await openDeposit(tx, id);
    if (!isCreditable(deposit)) refuse('deposit_not_creditable');
    const userId = await receiverOf(tx, deposit, named, note);
    const { 'recharge.secondApproverFrom': large } = await readSettings(tx, deposit.seenAt);
    const details = { user_id: userId, amount: toWire(usd(deposit.amount)), was: deposit.state, note };

    if (deposit.amount >= large && !(await isApprovedByAnother(tx, id, operator.id, userId))) {
      await recordApproval(tx, id, operator.id, userId, now);
      return audit(tx, operator, 'deposit.approved', `deposit:${id}`, details, now);
    }
    const network = (await allNetworks(tx)).find(({ code }) => code === deposit.network)!;
    await creditDeposit(tx, jobs, network, deposit, userId, now, { by: operator.id, note });
    await audit(tx, operator, 'deposit.credited', `deposit:${id}`, details, now);
  });
}

/**
 * The shopper to credit. A deposit to a shopper's address belongs to that shopper; any other needs the shopper's claim
 * or a note.
 */
async function receiverOf(
  tx: Tx,
  { id, to, userId: recordedOwner }: LockedDeposit,
  named: string | undefined,
  note: string,
): Promise<string> {
  const owner = recordedOwner ?? (await ownAddresses(tx, [to]))[0]?.userId;
  const userId = named ?? owner;
  if (!userId || !(await contactOf(tx, userId))) return refuse('user_not_found', {}, ['user_id']);
  if (owner && owner !== userId) refuse('deposit_of_another', {}, ['user_id']);
  if (!owner && !note && !(await claimedBy(tx, id, userId))) refuse('reason_required', {}, ['note']);
  return userId;
}
