import { ApiRefusal } from '@tradewind/client/errors';

/** Something that can be paid from the balance. */
export interface Payable {
  /** Comes before the payment: places the order. Repeating it after success does nothing. */
  prepare?: () => Promise<unknown>;
  pay: (code: string, idempotencyKey: string) => Promise<unknown>;
  /** Reads the order again; rejects while it can't be read. */
  isPaid: () => Promise<boolean>;
}

export type PayOutcome =
  | { kind: 'paid' }
  /** The code is wrong; the message says how many tries are left. */
  | { kind: 'wrong' | 'locked'; message: string }
  /** No answer, but no payment had been requested yet. */
  | { kind: 'unreached' }
  | { kind: 'refused'; refusal: ApiRefusal }
  /** The answer was lost and the order, read again, does not show the payment yet. */
  | { kind: 'unsure' };

/** Milliseconds before each check of the order. */
const checkDelays = [800, 2500, 5000];

/** Refusals that also come when the payment has succeeded but its answer was lost. */
const maybePaid: readonly (string | null)[] = ['order_not_payable', 'order_expired', 'key_reused'];

/** Pays; when the answer is lost, reads the order to find out whether it is paid. Never rejects. */
export async function payOnce(
  payable: Payable,
  code: string,
  key: string,
  onChecking: () => void,
): Promise<PayOutcome> {
  try {
    await payable.prepare?.();
  } catch (error) {
    return error instanceof ApiRefusal ? { kind: 'refused', refusal: error } : { kind: 'unreached' };
  }
  try {
    await payable.pay(code, key);
    return { kind: 'paid' };
  } catch (error) {
    if (!(error instanceof ApiRefusal) || maybePaid.includes(error.refusal)) {
      onChecking();
      const seen = await checkPayment(payable, error instanceof ApiRefusal ? [0] : checkDelays);
      return seen.kind === 'unsure' && error instanceof ApiRefusal ? { kind: 'refused', refusal: error } : seen;
    }
    if (error.refusal === 'payment_code_wrong' || error.refusal === 'payment_code_required')
      return { kind: 'wrong', message: error.msg };
    if (error.refusal === 'payment_code_locked' || error.refusal === 'payment_code_blocked')
      return { kind: 'locked', message: error.msg };
    return { kind: 'refused', refusal: error };
  }
}

/** Reads the order a few times; a failed read counts as not paid yet. */
export async function checkPayment(
  payable: Pick<Payable, 'isPaid'>,
  waits: readonly number[] = [0, 2500],
): Promise<PayOutcome> {
  for (const wait of waits) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    if (await payable.isPaid().catch(() => false)) return { kind: 'paid' };
  }
  return { kind: 'unsure' };
}
