import { Refusal } from '@tradewind/contract/base/refusals';
import { minute } from '../../base/clock/clock.ts';
import type { Tx } from '../../base/db/database.ts';
import { codeMatches, evaluateTry, type CodeErrors, type CodeVerdict, type SealedCode } from './payment-code.ts';
import { lockCode, saveErrors } from './payment-codes-store.ts';
import { paymentCodeBlocked, paymentCodeLocked } from './user-events.ts';
import type { PaymentCodeDeps } from './users-deps.ts';

type TryDeps = Pick<PaymentCodeDeps, 'paymentCodeSecret' | 'jobs'>;

/**
 * Checks a payment code before a payment, in its own transaction, so that a wrong try stays counted when the payment
 * fails. Never call it inside another transaction.
 *
 * @throws Refusal `payment_code_missing`, `payment_code_wrong`, `payment_code_locked` or `payment_code_blocked`.
 */
export async function checkPaymentCode(deps: PaymentCodeDeps, userId: string, code: string, now: Date): Promise<void> {
  requireCorrect(await deps.db.transact((tx) => tryPaymentCode(tx, deps, userId, code, now)), now);
}

/**
 * The same, as the first step of the payment's own transaction. Unless the verdict is `right`, the transaction must do
 * nothing else and commit, because the commit counts the wrong try.
 */
export async function tryPaymentCode(
  tx: Tx,
  deps: TryDeps,
  userId: string,
  code: string,
  now: Date,
): Promise<CodeVerdict> {
  const known = await lockCode(tx, userId);
  return known ? tryCode(tx, deps, userId, code, known, now) : { says: 'missing' };
}

/** Checks a code against its locked row and stores the outcome. Returns the verdict instead of throwing, so that it is committed. */
export async function tryCode(
  tx: Tx,
  { paymentCodeSecret: secret, jobs }: TryDeps,
  userId: string,
  code: string,
  known: SealedCode & CodeErrors,
  now: Date,
): Promise<CodeVerdict> {
  const { verdict, after } = evaluateTry(known, codeMatches(secret, userId, code, known), now);
  if (after !== known) await saveErrors(tx, userId, after);
  const event = { userId, at: now.toISOString() };
  if (after.blockedAt && !known.blockedAt) await jobs.publish(tx, paymentCodeBlocked, event);
  else if (after.lockedUntil && after.lockedUntil !== known.lockedUntil)
    await jobs.publish(tx, paymentCodeLocked, event);
  return verdict;
}

/** @throws Refusal unless the verdict is `right`. */
export function requireCorrect(verdict: CodeVerdict, now: Date): void {
  if (verdict.says !== 'right') throw refusalOfCode(verdict, now);
}

/** The refusal for a verdict other than `right`. */
export function refusalOfCode(verdict: Exclude<CodeVerdict, { says: 'right' }>, now: Date): Refusal {
  switch (verdict.says) {
    case 'missing':
      return new Refusal('payment_code_missing');
    case 'wrong':
      return new Refusal('payment_code_wrong', { left: verdict.left });
    case 'blocked':
      return new Refusal('payment_code_blocked');
    case 'locked':
      return new Refusal('payment_code_locked', {
        minutes: Math.ceil((verdict.until.getTime() - now.getTime()) / minute),
      });
  }
}
