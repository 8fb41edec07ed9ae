import { ApiRefusal, isApiFailure } from '@tradewind/client/errors';
import { reportSessionLost } from '../../api/failures.ts';
import type { Translate } from '../../i18n/translate.ts';

/** Why a call with the payment code was not carried out. */
export type PaymentCodeFailure =
  /** Said over the keypad, where the code can be entered again. */
  | { kind: 'again'; message: string }
  | { kind: 'locked'; message: string }
  /** Has nothing to do with the code; said where it belongs. */
  | { kind: 'refused'; refusal: ApiRefusal };

/** Reads it out of a failure; a lost answer can be asked for again with the same key. */
export function paymentCodeFailure(t: Translate, failure: unknown): PaymentCodeFailure {
  if (!isApiFailure(failure)) throw failure;
  if (!(failure instanceof ApiRefusal)) return { kind: 'again', message: t('wallet.code.noAnswer') };
  if (failure.refusal === 'not_signed_in') reportSessionLost();
  if (failure.refusal === 'payment_code_locked') return { kind: 'locked', message: failure.msg };
  if (failure.refusal === 'payment_code_wrong' || failure.refusal === 'payment_code_required')
    return { kind: 'again', message: failure.msg };
  return { kind: 'refused', refusal: failure };
}
