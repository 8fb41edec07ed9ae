import { usd, type Money } from '@tradewind/contract/base/money';
import type { Tx } from '../../base/db/database.ts';

export interface Reversal {
  amount: Money;
  /** The part that the balance did not cover and the platform bears. */
  borne: Money;
  returnedAt: Date | null;
}

/** The reversal of a recharge; the caller holds the recharge's lock. */
export async function findReversal(tx: Tx, rechargeId: string, reference: string): Promise<Reversal | null> {
  const row = await tx
    .selectFrom('recharge_reversals')
    .select(['amount', 'borne', 'returned_at'])
    .where('recharge_id', '=', rechargeId)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row ? { amount: usd(row.amount), borne: usd(row.borne), returnedAt: row.returned_at } : null;
}

export interface NewReversal extends Reversal {
  rechargeId: string;
  reference: string;
  reason: 'dispute' | 'refund';
  at: Date;
}

/** Inserts a reversal. */
export async function insertReversal(
  tx: Tx,
  { rechargeId, reference, reason, amount, borne, at, returnedAt }: NewReversal,
): Promise<void> {
  await tx
    .insertInto('recharge_reversals')
    .values({
      recharge_id: rechargeId,
      reference,
      reason,
      amount: amount.minor,
      borne: borne.minor,
      reversed_at: at,
      returned_at: returnedAt,
    })
    .execute();
}

/** Marks a reversal as returned. */
export async function saveReturned(tx: Tx, rechargeId: string, reference: string, at: Date): Promise<void> {
  await tx
    .updateTable('recharge_reversals')
    .set({ returned_at: at })
    .where('recharge_id', '=', rechargeId)
    .where('reference', '=', reference)
    .execute();
}
