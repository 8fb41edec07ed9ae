import { useState } from 'react';
import { ApiRefusal, isApiFailure } from '@tradewind/client/errors';
import { reportSessionLost } from '../../api/failures.ts';
import { Button } from '../../design/button.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { failureText } from '../../shell/errors/failure-text.ts';
import { AccountHero } from './account-hero.tsx';
import { advance, firstProgress, type Progress, stepBack, stepsFor } from './payment-code-steps.ts';
import { PaymentCodeInput } from './payment-code-input.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import { setPaymentCode } from '@tradewind/contract/people/users';
import { call } from '../../api/call.ts';
import { userQuery } from '../../api/user.ts';

interface PaymentCodePartProps {
  /** The account has a code, which must be entered first. */
  hasCode: boolean;
  onSaved: () => void;
  /** Starts the reset of a forgotten code. */
  onForgotten: () => void;
}

const texts = {
  old: ['users.code.old', 'users.code.oldNote'],
  new: ['users.code.new', 'users.code.newNote'],
  repeat: ['users.code.repeat', 'users.code.repeatNote'],
} as const;

/** Asks for the codes step by step; the server checks them together at the end. */
export function PaymentCodePart({ hasCode, onSaved, onForgotten }: PaymentCodePartProps) {
  const { t } = useTranslation();
  // Fixed at mount: `hasCode` changes when the first code has been saved.
  const [steps] = useState(() => stepsFor(hasCode));
  const [progress, setProgress] = useState<Progress>(() => firstProgress(hasCode));
  const save = useSetPaymentCode();
  const { step, problem } = progress;
  const [headline, why] = texts[step];

  const refused = (failure: unknown) => {
    if (!isApiFailure(failure)) throw failure;
    if (failure instanceof ApiRefusal && failure.refusal === 'not_signed_in') reportSessionLost();
    setProgress(stepBack(progress, failure instanceof ApiRefusal ? failure.refusal : null, failureText(t, failure)));
  };
  const enter = (code: string) => {
    if (step !== 'repeat') return setProgress(advance(progress, code));
    if (code !== progress.chosen) return setProgress({ ...progress, problem: t('users.passwordsDiffer') });
    const input = { newpassword: code, ...(progress.old && { oldpassword: progress.old }) };
    save.mutate(input, { onSuccess: onSaved, onError: refused });
  };

  const chooseAgain = () => setProgress({ ...progress, step: 'new', problem: undefined });
  const help = {
    old: <TextButton onPress={onForgotten}>{t('recovery.pay.forgotten')}</TextButton>,
    new: undefined,
    repeat: <TextButton onPress={chooseAgain}>{t('users.code.restart')}</TextButton>,
  }[step];
  return (
    <AccountHero compact title={t('title.changePayPwd')} headline={t(headline)} text={t(why)} fallback="/security">
      <p aria-live="polite" className="pt-6 pb-4 text-center text-note text-ink-3">
        {t('users.code.step', { step: steps.indexOf(step) + 1, steps: steps.length })}
      </p>
      <div className="flex grow flex-col justify-between [&>div]:flex [&>div]:grow [&>div]:flex-col [&>div]:justify-between">
        <PaymentCodeInput
          key={step}
          label={t(headline)}
          submitLabel={t('users.code.continue')}
          onCode={enter}
          busy={save.isPending}
          error={problem}
          choosing={step !== 'old'}
          help={help}
        />
      </div>
    </AccountHero>
  );
}

function TextButton({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <Button kind="ghost" size="sm" onClick={onPress}>
      {children}
    </Button>
  );
}

/** Sets or changes the payment code; refusals are shown above the keypad. */
function useSetPaymentCode() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: InputOf<typeof setPaymentCode>) =>
      call(setPaymentCode, input, { quiet: true, repeatable: true }),
    onSuccess: () => queries.setQueryData(userQuery().queryKey, (user) => user && { ...user, have_pay: 1 as const }),
  });
}
