import { isDismissed } from '@tradewind/client/passkeys';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Assertion } from '@tradewind/contract/base/passkeys';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { Notice } from '../../../design/notice.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { FactorCodeInput } from '../../../people/users/factor-code-input.tsx';
import { signSecondStep } from '../../../people/users/passkey-data.ts';
import { factorQuery } from '../../../people/users/second-factor-data.ts';
import { PaymentCodePart, type PaymentCodeFailure } from './payment-code-part.tsx';

/** What a withdrawal or a new payout account is confirmed with. */
export interface PaymentProof {
  password_pay: string;
  factor_code?: string;
  passkey?: Assertion;
}

interface PaymentProofPartProps {
  /** Whether the account has a second factor. */
  needsFactor: boolean;
  busy: boolean;
  failure: PaymentCodeFailure | null;
  onProof: (proof: PaymentProof) => void;
}

/** Asks for the payment code, then for the second factor of an account that has one. */
export function PaymentProofPart({ needsFactor, busy, failure, onProof }: PaymentProofPartProps) {
  const [paymentCode, setPaymentCode] = useState<string | null>(null);
  const [tried, setTried] = useState<PaymentCodeFailure | null>(null);
  // A failure that is about the payment code leads back to it.
  if (failure !== tried) {
    setTried(failure);
    if (failure?.kind === 'again' || failure?.kind === 'locked') setPaymentCode(null);
  }
  const enter = (code: string) => {
    setPaymentCode(code);
    if (!needsFactor) onProof({ password_pay: code });
  };
  if (paymentCode !== null && (needsFactor || failure?.kind === 'factor'))
    return (
      <FactorStep
        busy={busy}
        error={failure?.kind === 'factor' ? failure.message : undefined}
        onProof={(proof) => onProof({ password_pay: paymentCode, ...proof })}
      />
    );
  return <PaymentCodePart busy={busy} failure={failure} onCode={enter} />;
}

interface FactorStepProps {
  busy: boolean;
  error: string | undefined;
  onProof: (proof: Pick<PaymentProof, 'factor_code' | 'passkey'>) => void;
}

/** The code of the authenticator, or a passkey: whichever the account has. */
function FactorStep({ busy, error, onProof }: FactorStepProps) {
  const { t } = useTranslation();
  const { data: factor } = useQuery(factorQuery());
  const sign = useMutation({
    mutationFn: signSecondStep,
    onSuccess: (passkey) => onProof({ passkey }),
  });
  const [code, setCode] = useState('');
  if (!factor) return null;
  const problem = sign.error && !busy ? t(isDismissed(sign.error) ? 'passkey.dismissed' : 'passkey.failed') : error;
  const hasCode = factor.on === 1;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && code.trim() !== '') onProof({ factor_code: code.trim() });
      }}
      className="flex flex-col gap-4 px-4 pb-[calc(20px+var(--safe-b))]"
    >
      <h3 className="text-lead font-semibold">{t('factor.step.title')}</h3>
      <p className="-mt-3 text-body text-ink-2">{hasCode ? t('factor.step.text') : t('passkey.stepText')}</p>
      {hasCode && (
        <FactorCodeInput
          autoFocus
          value={code}
          error={problem}
          readOnly={busy}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
      {!hasCode && problem && (
        <Notice tone="bad" urgent>
          {problem}
        </Notice>
      )}
      {hasCode && (
        <Button type="submit" size="lg" wide loading={busy && !sign.isSuccess} disabled={code.trim() === ''}>
          {t('factor.step.confirm')}
        </Button>
      )}
      {factor.passkeys > 0 && (
        <Button
          kind={hasCode ? 'outline' : 'primary'}
          size="lg"
          wide
          icon={KeyRound}
          loading={sign.isPending || (busy && sign.isSuccess)}
          onClick={() => sign.mutate()}
        >
          {t('passkey.use')}
        </Button>
      )}
    </form>
  );
}
