import { usd } from '@tradewind/contract/base/money';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Tx } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import type { OperatorRef } from '../../base/http/call.ts';
import { outside, platformRevenue, postTransaction, type Leg } from '../ledger/index.ts';
import { audit, requireSecondPerson } from '../../platform/operators/index.ts';
import { shopCredit } from '../settlement/index.ts';
import { accountsOf } from './owner.ts';
import { maskedAccount } from './read-payout-account.ts';
import { transitionWithdrawals } from './transition-withdrawals.ts';
import { lockWithdrawal, type LockedWithdrawal } from './withdrawals-store.ts';

/**
 * Gives back a withdrawal that was marked as paid, because the bank returned the payment: the whole amount with the
 * fee. Somebody else than the operator who marked it paid decides.
 *
 * @throws Refusal `reason_required`, `withdrawal_not_found`, `withdrawal_not_paid` or `second_person_required`.
 */
export async function takeBackWithdrawal(
  deps: Deps,
  by: OperatorRef,
  { id, reason: given }: { id: string; reason: string },
): Promise<void> {
  const now = deps.clock.now();
  const reason = given.trim();
  if (!/[\p{L}\p{N}]{2}/u.test(reason)) refuse('reason_required', {}, ['reason']);
  await deps.db.transact(async (tx) => {
    const withdrawal = (await lockWithdrawal(tx, id)) ?? refuse('withdrawal_not_found');
    const paid = await tx
      .selectFrom('withdrawals')
      .select(['decided_by', 'reference', 'fee_waived'])
      .where('id', '=', id)
      .where('status', '=', 'passed')
      .where('method', '=', 'bank')
      .executeTakeFirst();
    if (!paid) refuse('withdrawal_not_paid');
    await requireSecondPerson(tx, paid.decided_by!, by.id);
    await transitionWithdrawals(tx, deps, [withdrawal], 'take_back', {
      at: now,
      decided_by: by.id,
      reason,
      reference: '',
      fee_waived: false,
      book: { return: () => bookReturn(tx, withdrawal, paid.fee_waived, now) },
    });
    await audit(tx, by, 'withdrawal.taken_back', `withdrawal:${id}`, { reason, reference: paid.reference }, now);
  });
}

async function bookReturn(tx: Tx, withdrawal: LockedWithdrawal, feeWaived: boolean, at: Date): Promise<void> {
  const { id, owner } = withdrawal;
  await postTransaction(tx, {
    kind: accountsOf(owner).returned,
    reference: `withdrawal:${id}:taken_back`,
    memo: maskedAccount(withdrawal),
    at,
    legs: await legsOf(tx, withdrawal, feeWaived),
  });
}

/** A waived fee went back when it was paid. */
async function legsOf(tx: Tx, { owner, receives, fee }: LockedWithdrawal, feeWaived: boolean): Promise<Leg[]> {
  const { available } = accountsOf(owner);
  const bank = outside('bank');
  const back: Leg[] =
    owner.kind === 'shop'
      ? await shopCredit(tx, owner.id, bank, receives)
      : [{ from: bank, to: available, amount: usd(receives) }];
  return feeWaived || fee === 0n ? back : [...back, { from: platformRevenue, to: available, amount: usd(fee) }];
}
