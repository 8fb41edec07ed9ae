import { usd } from '@tradewind/contract/base/money';
import { refuse } from '@tradewind/contract/base/refusals';
import { brokenConstraint, type Tx } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import type { OperatorRef } from '../../base/http/call.ts';
import { outside, platformRevenue, postTransaction, type Leg } from '../ledger/index.ts';
import { kindOfNetwork } from '../networks/index.ts';
import { audit } from '../../platform/operators/index.ts';
import { shopCredit } from '../settlement/index.ts';
import { isOnHold, isOwnerLocked } from './hold.ts';
import { openWithdrawal } from './open-withdrawal.ts';
import { accountsOf } from './owner.ts';
import { maskedAccount } from './read-payout-account.ts';
import { hoursUntil } from './terms.ts';
import { transitionWithdrawals } from './transition-withdrawals.ts';
import { isApprovedByAnother, type LockedWithdrawal } from './withdrawals-store.ts';

/**
 * Marks a withdrawal as paid and books it out. The fee is waived when the review deadline has passed.
 *
 * @throws Refusal `withdrawal_not_found`, `already_decided`, `reference_required`, `reference_used`,
 *   `withdrawal_too_early`, `second_person_required`, `withdrawal_on_hold`, `withdrawal_account_locked`.
 */
export async function markWithdrawalPaid(
  deps: Deps,
  by: OperatorRef,
  { id, reference: text }: { id: string; reference: string },
): Promise<void> {
  const now = deps.clock.now();
  try {
    await deps.db.transact(async (tx) => {
      const withdrawal = await openWithdrawal(tx, id);
      const reference = (await readReference(tx, withdrawal, text)) ?? refuse('reference_required', {}, ['reference']);
      if (withdrawal.notBefore > now) refuse('withdrawal_too_early', { hours: hoursUntil(withdrawal.notBefore, now) });
      if (withdrawal.secondApprover && !(await isApprovedByAnother(tx, id, by.id))) refuse('second_person_required');
      if (await isOnHold(tx, id, now)) refuse('withdrawal_on_hold');
      if (await isOwnerLocked(tx, id)) refuse('withdrawal_account_locked');

      const feeWaived = now > withdrawal.reviewBefore && withdrawal.fee > 0n;
      await transitionWithdrawals(tx, deps, [withdrawal], 'mark_paid', {
        at: now,
        decided_by: by.id,
        reference,
        fee_waived: feeWaived,
        book: { payment: () => bookPayment(tx, withdrawal, feeWaived, now) },
      });
      await audit(tx, by, 'withdrawal.passed', `withdrawal:${id}`, { reference, feeWaived }, now);
    });
  } catch (error) {
    if (brokenConstraint(error) === 'withdrawals_chain_reference') refuse('reference_used', {}, ['reference']);
    throw error;
  }
}

async function bookPayment(tx: Tx, withdrawal: LockedWithdrawal, feeWaived: boolean, at: Date): Promise<void> {
  await postTransaction(tx, {
    kind: accountsOf(withdrawal.owner).paid,
    reference: `withdrawal:${withdrawal.id}:passed`,
    memo: maskedAccount(withdrawal),
    at,
    legs: await legsOf(tx, withdrawal, feeWaived),
  });
}

async function legsOf(
  tx: Tx,
  { owner, method, network, receives, fee }: LockedWithdrawal,
  feeWaived: boolean,
): Promise<Leg[]> {
  const { available, held: from } = accountsOf(owner);
  const paid: Leg = { from, to: outside(method === 'bank' ? 'bank' : `network:${network}`), amount: usd(receives) };
  if (fee === 0n) return [paid];
  if (feeWaived && owner.kind === 'shop') return [paid, ...(await shopCredit(tx, owner.id, from, fee))];
  return [paid, { from, to: feeWaived ? available : platformRevenue, amount: usd(fee) }];
}

/** The reference of a bank payment or the hash of a transaction; null for invalid text. */
async function readReference(tx: Tx, { method, network }: LockedWithdrawal, text: string): Promise<string | null> {
  const trimmed = text.trim();
  if (method === 'bank') return /^[\x20-\x7e]{3,64}$/.test(trimmed) ? trimmed : null;
  const hash = /^(?:0x)?([0-9a-f]{64})$/i.exec(trimmed)?.[1]?.toLowerCase();
  if (!hash || /^0+$/.test(hash)) return null;
  return (await kindOfNetwork(tx, network)) === 'evm' ? `0x${hash}` : hash;
}
