import { useState } from 'react';
import { ApiRefusal, isApiFailure } from '@tradewind/client/errors';
import { reportSessionLost } from '../../api/failures.ts';
import { LongPasscode } from '../../design/long-passcode.tsx';
import { Passcode } from '../../design/passcode.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { failureText } from '../../shell/errors/failure-text.ts';
import { AccountHero } from './account-hero.tsx';
import { advance, firstProgress, type Progress, stepBack, stepsFor } from './payment-code-steps.ts';
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
  const [long, setLong] = useState(false);
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
    old: (
      <div className="flex flex-col items-center">
        <TextButton onPress={() => setLong(!long)}>{long ? t('users.code.short') : t('users.code.long')}</TextButton>
        <TextButton onPress={onForgotten}>{t('recovery.pay.forgotten')}</TextButton>
      </div>
    ),
    new: undefined,
    repeat: <TextButton onPress={chooseAgain}>{t('users.code.restart')}</TextButton>,
  }[step];
  return (
    <AccountHero compact title={t('title.changePayPwd')} headline={t(headline)} text={t(why)} fallback="/passwords">
      <p aria-live="polite" className="pt-6 pb-4 text-center text-note text-ink-3">
        {t('users.code.step', { step: steps.indexOf(step) + 1, steps: steps.length })}
      </p>
      {step === 'old' && long ? (
        <>
          <LongPasscode
            label={t('users.code.old')}
            submitLabel={t('users.code.continue')}
            showLabel={t('users.show')}
            hideLabel={t('users.hide')}
            onComplete={enter}
            busy={false}
            error={problem}
          />
          <div className="text-center">{help}</div>
        </>
      ) : (
        <div className="flex grow flex-col justify-between [&>div]:flex [&>div]:grow [&>div]:flex-col [&>div]:justify-between">
          <Passcode
            key={step}
            label={t(headline)}
            cellLabel={(position, length) => t('users.code.digit', { position, length })}
            eraseLabel={t('users.code.erase')}
            onComplete={enter}
            busy={save.isPending}
            error={problem}
            help={help}
          />
        </div>
      )}
    </AccountHero>
  );
}

function TextButton({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="press inline-flex min-h-11 items-center px-3 text-body font-medium text-sea"
    >
      {children}
    </button>
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
