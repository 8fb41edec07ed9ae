import { Button } from '../../../design/button.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useLocation } from '../../../shell/router/visit.ts';
import { Notice } from '../../../design/notice.tsx';
import { useResetCode } from './use-payment-gate.ts';
import { secondStepRefusals } from '@tradewind/contract/people/second-step';
import { ApiRefusal, isApiFailure } from '@tradewind/client/errors';
import { reportSessionLost } from '../../../api/failures.ts';
import { PaymentCodeInput } from '../../../people/users/payment-code-input.tsx';
import type { Translate } from '../../../i18n/translate.ts';

interface PaymentCodePartProps {
  busy: boolean;
  failure: PaymentCodeFailure | null;
  onCode: (code: string) => void;
}

/** Asks for the payment code, or says that it is locked or out of use. Setting a new one leads back to this screen. */
export function PaymentCodePart({ busy, failure, onCode }: PaymentCodePartProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const openReset = useResetCode();
  const reset = () => openReset(pathname + search);
  if (failure?.kind === 'locked') {
    return (
      <div className="flex flex-col gap-3 px-4 pb-[calc(20px+var(--safe-b))]">
        <Notice tone="bad" urgent title={t('orders.pay.locked')}>
          {failure.message}
        </Notice>
        <Button kind="outline" wide onClick={reset}>
          {t('recovery.pay.headline')}
        </Button>
      </div>
    );
  }
  const wrong = failure?.kind === 'again' ? failure.message : undefined;
  return (
    <PaymentCodeInput
      label={t('orders.pay.title')}
      submitLabel={t('orders.pay.confirm')}
      busy={busy}
      error={wrong}
      onCode={onCode}
      help={
        <Button kind="ghost" size="sm" disabled={busy} onClick={reset}>
          {t('recovery.pay.forgotten')}
        </Button>
      }
    />
  );
}

/** Why a call with the payment code failed. */
export type PaymentCodeFailure =
  /** Shown over the keypad, where the code can be entered again. */
  | { kind: 'again'; message: string }
  | { kind: 'locked'; message: string }
  /** About the second factor, which comes after the payment code. */
  | { kind: 'factor'; message: string }
  /** Not about the code; the caller shows it. */
  | { kind: 'refused'; refusal: ApiRefusal };

const factorRefusals: ReadonlySet<string> = new Set(secondStepRefusals);

/** Sorts a failure. After a lost answer the code can be entered again, with the same idempotency key. */
export function paymentCodeFailure(t: Translate, failure: unknown): PaymentCodeFailure {
  if (!isApiFailure(failure)) throw failure;
  if (!(failure instanceof ApiRefusal)) return { kind: 'again', message: t('wallet.code.noAnswer') };
  if (failure.refusal === 'not_signed_in') reportSessionLost();
  if (failure.refusal === 'payment_code_locked' || failure.refusal === 'payment_code_blocked')
    return { kind: 'locked', message: failure.msg };
  if (failure.refusal === 'payment_code_wrong' || failure.refusal === 'payment_code_required')
    return { kind: 'again', message: failure.msg };
  if (failure.refusal !== null && factorRefusals.has(failure.refusal)) return { kind: 'factor', message: failure.msg };
  return { kind: 'refused', refusal: failure };
}
