import type { Correction } from '@tradewind/contract/money/desk/corrections';
import { usd } from '@tradewind/contract/base/money';
import { Refusal, refuse } from '@tradewind/contract/base/refusals';
import type { Tx } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { outside, platformRevenue, postTransaction, userAvailable, type Posting } from '../../money/ledger/index.ts';
import { audit, requireSecondPerson } from '../../platform/operators/index.ts';
import { correctionById, lockOpenCorrection, saveDecision } from './corrections-store.ts';

/**
 * Approves and posts a correction that another operator requested.
 *
 * @throws Refusal `second_person_required`, `already_decided`, `correction_not_found` or `user_balance_short`.
 */
export async function approveCorrection(
  { db }: Deps,
  { operator, now }: DeskCall,
  { id }: { id: string },
): Promise<Correction> {
  await db.transact(async (tx) => {
    const { user_id: userId, amount, against, reason, asked_by: askedBy } = await lockOpenCorrection(tx, id);
    await requireSecondPerson(tx, askedBy, operator.id);
    const user = userAvailable(userId);
    const other = sourceAccount(against);
    await postCorrection(tx, {
      kind: 'correction',
      reference: `correction:${id}`,
      memo: reason,
      at: now,
      legs: [
        amount > 0n ? { from: other, to: user, amount: usd(amount) } : { from: user, to: other, amount: usd(-amount) },
      ],
    });
    await saveDecision(tx, id, { state: 'approved', decided_by: operator.id, decided_at: now });
    await audit(
      tx,
      operator,
      'correction.approved',
      `correction:${id}`,
      { user_id: userId, amount: amount.toString(), against, asked_by: askedBy },
      now,
    );
  });
  return correctionById(db.read, id);
}

/** Posts a transaction; turns the shopper's refusal of a short balance into the operators' one. */
async function postCorrection(tx: Tx, posting: Posting): Promise<void> {
  try {
    await postTransaction(tx, posting);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'balance_short')
      refuse('user_balance_short', { missing: error.details.missing! });
    throw error;
  }
}

/** The ledger account of a source. Network codes are in capitals, so they can't equal another source. */
function sourceAccount(against: string) {
  if (against === 'platform') return platformRevenue;
  return outside(against === 'bank' || against === 'card' ? against : `network:${against}`);
}
