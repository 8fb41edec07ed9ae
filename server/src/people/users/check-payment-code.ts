import { Refusal } from '@tradewind/contract/base/refusals';
import { minute } from '../../base/clock/clock.ts';
import type { Tx } from '../../base/db/database.ts';
import { codeMatches, evaluateTry, type CodeErrors, type CodeVerdict, type SealedCode } from './payment-code.ts';
import { lockCode, saveErrors } from './payment-codes-store.ts';
import { paymentCodeLocked } from './user-events.ts';
import type { PaymentCodeDeps } from './users-deps.ts';

type TryDeps = Pick<PaymentCodeDeps, 'paymentCodeSecret' | 'jobs'>;

/**
 * Checks a payment code before a payment, in a transaction of its own: a wrong try stays counted whatever becomes of the
 * payment. Never call it inside another transaction.
 *
 * @throws Refusal `payment_code_missing`, `payment_code_wrong` or `payment_code_locked`.
 */
export async function checkPaymentCode(deps: PaymentCodeDeps, userId: string, code: string, now: Date): Promise<void> {
  requireCorrect(await deps.db.transact((tx) => tryPaymentCode(tx, deps, userId, code, now)), now);
}

/**
 * The same as the first step of the payment's own transaction, which must end without having done anything else, but
 * not be undone, when the verdict is another than right: the wrong try is counted by what is committed then.
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

/** Tries a code on its locked row and notes the outcome. The verdict is returned, not thrown, so that the note stays. Whoever is locked out is told. */
export async function tryCode(
  tx: Tx,
  { paymentCodeSecret: secret, jobs }: TryDeps,
  userId: string,
  code: string,
  known: SealedCode & CodeErrors,
  now: Date,
): Promise<CodeVerdict> {
  const { verdict, after } = evaluateTry(known, codeMatches(secret, userId, code, known), now);
  if (after.errors !== known.errors || after.lockedUntil !== known.lockedUntil) await saveErrors(tx, userId, after);
  if (after.lockedUntil && after.lockedUntil !== known.lockedUntil)
    await jobs.publish(tx, paymentCodeLocked, { userId, at: now.toISOString() });
  return verdict;
}

export function requireCorrect(verdict: CodeVerdict, now: Date): void {
  if (verdict.says !== 'right') throw refusalOfCode(verdict, now);
}

/** The refusal of every verdict but the right one. */
export function refusalOfCode(verdict: Exclude<CodeVerdict, { says: 'right' }>, now: Date): Refusal {
  switch (verdict.says) {
    case 'missing':
      return new Refusal('payment_code_missing');
    case 'wrong':
      return new Refusal('payment_code_wrong', { left: verdict.left });
    case 'locked':
      return new Refusal('payment_code_locked', {
        minutes: Math.ceil((verdict.until.getTime() - now.getTime()) / minute),
      });
  }
}
