import { entryReasons, type EntryReason } from '@tradewind/contract/money/desk/statements';
import { Refusal, requireFound } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { audit } from '../../platform/operators/index.ts';
import { markWithdrawalPaid } from '../withdrawals/index.ts';
import { paidReference } from './match-entries.ts';
import { entriesToSettle, findStatement, referenceOf } from './statements-queries.ts';
import { setReason } from './statements-store.ts';

/**
 * Marks the payouts that a statement shows as paid, each by the act for marking one and in its own transaction, so that
 * one that waits for a second person doesn't hold up the others.
 *
 * @throws Refusal `statement_not_found`.
 */
export async function settleStatement(
  deps: Deps,
  { operator, now }: DeskCall,
  { id }: { id: string },
): Promise<{ paid: number; refused: number }> {
  const { db } = deps;
  requireFound(await findStatement(db.read, id), 'statement_not_found');
  const counts = { paid: 0, refused: 0 };
  for (const entry of await entriesToSettle(db.read, id)) {
    const why = await settle(deps, operator, entry);
    counts[why === '' ? 'paid' : 'refused'] += 1;
    await db.transact((tx) => setReason(tx, entry.id, why));
  }
  await db.transact((tx) => audit(tx, operator, 'statement.settled', `statement:${id}`, counts, now));
  return counts;
}

type Entry = Awaited<ReturnType<typeof entriesToSettle>>[number];

/** Marks the payout of an entry as paid. @returns why it stays open; empty when it does not. */
async function settle(deps: Deps, operator: DeskCall['operator'], entry: Entry): Promise<EntryReason> {
  const reference = paidReference({ reference: entry.reference, endToEnd: entry.end_to_end });
  try {
    await markWithdrawalPaid(deps, operator, { id: entry.withdrawal_id, reference });
    return '';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code } = error;
    // Marked by hand since the upload, or by a settlement that was cut off before it could record it.
    if (code === 'already_decided')
      return (await referenceOf(deps.db.read, entry.withdrawal_id)) === reference ? '' : 'paid_already';
    return entryReasons.find((reason) => reason === code) ?? 'to_settle';
  }
}
