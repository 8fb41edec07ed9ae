import { toWire, usd } from '@tradewind/contract/base/money';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { audit } from '../../platform/operators/index.ts';
import { isWaiting } from './deposit.ts';
import { openDeposit, saveSettled } from './deposits-store.ts';

/**
 * Closes a waiting deposit without crediting it. Claimants read the note; a closed deposit can still be credited.
 *
 * @throws Refusal `reason_required`, `deposit_not_found`, `already_decided`.
 */
export async function dismissDeposit(
  { db }: Pick<Deps, 'db'>,
  { operator, now }: DeskCall,
  { id, note }: { id: string; note: string },
): Promise<void> {
  if (!note) refuse('reason_required', {}, ['note']);
  await db.transact(async (tx) => {
    const deposit = await openDeposit(tx, id);
    if (!isWaiting(deposit)) refuse('already_decided');
    await saveSettled(tx, id, { state: 'closed', by: operator.id, note }, now);
    await audit(
      tx,
      operator,
      'deposit.dismissed',
      `deposit:${id}`,
      { amount: toWire(usd(deposit.amount)), was: deposit.state, note },
      now,
    );
  });
}
