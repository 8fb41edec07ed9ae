import { useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { LongPasscode } from '../../../design/long-passcode.tsx';
import { Passcode } from '../../../design/passcode.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useLocation } from 'react-router';
import { Notice } from '../../../design/notice.tsx';
import { useResetCode } from './use-payment-gate.ts';
import { ApiRefusal, isApiFailure } from '@tradewind/client/errors';
import { reportSessionLost } from '../../../api/failures.ts';
import type { Translate } from '../../../i18n/translate.ts';

interface PaymentCodeInputProps {
  busy: boolean;
  error: string | undefined;
  onCode: (code: string) => void;
  onForgotten: () => void;
}

/** The input for a payment code: six cells over a keypad, or a plain field for longer codes. */
export function PaymentCodeInput({ busy, error, onCode, onForgotten }: PaymentCodeInputProps) {
  const { t } = useTranslation();
  const [long, setLong] = useState(false);
  const other = (
    <span className="flex flex-wrap justify-center gap-x-2">
      <Button kind="ghost" size="sm" disabled={busy} onClick={() => setLong(!long)}>
        {long ? t('orders.pay.sixDigits') : t('orders.pay.longerCode')}
      </Button>
      <Button kind="ghost" size="sm" disabled={busy} onClick={onForgotten}>
        {t('recovery.pay.forgotten')}
      </Button>
    </span>
  );
  const problem = error === undefined ? {} : { error };
  if (!long) {
    return (
      <Passcode
        {...problem}
        label={t('orders.pay.title')}
        cellLabel={(position, length) => t('orders.pay.digit', { position, length })}
        eraseLabel={t('orders.pay.erase')}
        onComplete={onCode}
        busy={busy}
        help={other}
      />
    );
  }
  return (
    <>
      <LongPasscode
        {...problem}
        label={t('orders.pay.code')}
        submitLabel={t('orders.pay.confirm')}
        showLabel={t('orders.pay.show')}
        hideLabel={t('orders.pay.hide')}
        onComplete={onCode}
        busy={busy}
      />
      <div className="-mt-2 pb-5">{other}</div>
    </>
  );
}

interface PaymentCodePartProps {
  busy: boolean;
  failure: PaymentCodeFailure | null;
  onCode: (code: string) => void;
}

/** Asks for the payment code, or says that it is locked. Setting a new one leads back to this screen. */
export function PaymentCodePart({ busy, failure, onCode }: PaymentCodePartProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const resetCode = useResetCode();
  if (failure?.kind === 'locked') {
    return (
      <div className="px-4 pb-[calc(20px+var(--safe-b))]">
        <Notice tone="bad" urgent title={t('orders.pay.locked')}>
          {failure.message}
        </Notice>
      </div>
    );
  }
  const wrong = failure?.kind === 'again' ? failure.message : undefined;
  return (
    <PaymentCodeInput busy={busy} error={wrong} onCode={onCode} onForgotten={() => resetCode(pathname + search)} />
  );
}

/** Why a call with the payment code failed. */
export type PaymentCodeFailure =
  /** Shown over the keypad, where the code can be entered again. */
  | { kind: 'again'; message: string }
  | { kind: 'locked'; message: string }
  /** Not about the code; the caller shows it. */
  | { kind: 'refused'; refusal: ApiRefusal };

/** Sorts a failure. After a lost answer the code can be entered again, with the same idempotency key. */
export function paymentCodeFailure(t: Translate, failure: unknown): PaymentCodeFailure {
  if (!isApiFailure(failure)) throw failure;
  if (!(failure instanceof ApiRefusal)) return { kind: 'again', message: t('wallet.code.noAnswer') };
  if (failure.refusal === 'not_signed_in') reportSessionLost();
  if (failure.refusal === 'payment_code_locked') return { kind: 'locked', message: failure.msg };
  if (failure.refusal === 'payment_code_wrong' || failure.refusal === 'payment_code_required')
    return { kind: 'again', message: failure.msg };
  return { kind: 'refused', refusal: failure };
}
