import { useState } from 'react';
import { Link } from '../../shell/router/link.tsx';
import { ApiRefusal, isApiFailure } from '@tradewind/client/errors';
import { reportSessionLost } from '../../api/failures.ts';
import { Button, buttonClass } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { Passcode } from '../../design/passcode.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { failureText } from '../../shell/errors/failure-text.ts';
import { AccountHero } from './account-hero.tsx';
import { PaymentCodeInput } from './payment-code-input.tsx';
import { useMailPaymentResetCode, useResetPaymentCode } from './recovery-data.ts';

type Step = 'mail' | 'code' | 'new' | 'repeat';

interface Progress {
  step: Step;
  /** What came by mail, and the code that was chosen. */
  mailed: string;
  chosen: string;
  problem?: string;
  /** The account has no confirmed e-mail address. */
  needsAddress?: boolean;
}

const texts = {
  mail: ['recovery.pay.headline', 'recovery.pay.intro'],
  code: ['recovery.pay.enter', 'recovery.pay.intro'],
  new: ['users.code.new', 'users.code.newNote'],
  repeat: ['users.code.repeat', 'users.code.repeatNote'],
} as const;

/** Resets a forgotten payment code: a mailed code, then the new digits twice. */
export function ResetPaymentCodePart({ onSaved }: { onSaved: () => void }) {
  const { t } = useTranslation();
  const mail = useMailPaymentResetCode();
  const reset = useResetPaymentCode();
  const [progress, setProgress] = useState<Progress>({ step: 'mail', mailed: '', chosen: '' });
  const { step, problem } = progress;
  const [headline, why] = texts[step];

  const refused = (failure: unknown) => {
    if (!isApiFailure(failure)) throw failure;
    const refusal = failure instanceof ApiRefusal ? failure.refusal : null;
    if (refusal === 'not_signed_in') reportSessionLost();
    const aboutNew = step === 'repeat' && refusal?.startsWith('payment_code_');
    const back: Step = step === 'mail' ? 'mail' : aboutNew ? 'new' : 'code';
    setProgress({
      step: back,
      mailed: aboutNew ? progress.mailed : '',
      chosen: '',
      problem: failureText(t, failure),
      needsAddress: refusal === 'email_missing' || refusal === 'email_untrusted',
    });
  };
  const send = () =>
    mail.mutate(undefined, {
      onSuccess: () => setProgress({ step: 'code', mailed: '', chosen: '' }),
      onError: refused,
    });
  const enter = (digits: string) => {
    if (step === 'code') return setProgress({ step: 'new', mailed: digits, chosen: '' });
    if (step === 'new') return setProgress({ step: 'repeat', mailed: progress.mailed, chosen: digits });
    if (digits !== progress.chosen) return setProgress({ ...progress, problem: t('users.passwordsDiffer') });
    reset.mutate({ code: progress.mailed, newpassword: digits }, { onSuccess: onSaved, onError: refused });
  };

  return (
    <AccountHero compact title={t('title.changePayPwd')} headline={t(headline)} text={t(why)} fallback="/security">
      {step === 'mail' ? (
        <div className="flex flex-col gap-4 px-5 py-7">
          <Notice tone="sea">{t('recovery.pay.withdrawalsPaused')}</Notice>
          {problem && (
            <Notice tone="bad" urgent>
              {problem}
            </Notice>
          )}
          {progress.needsAddress ? (
            <Link to="/security" className={buttonClass({ size: 'lg', wide: true })}>
              {t('title.security')}
            </Link>
          ) : (
            <Button size="lg" wide loading={mail.isPending} onClick={send}>
              {t('recovery.send')}
            </Button>
          )}
        </div>
      ) : (
        <div className="flex grow flex-col justify-between pt-6 [&>div]:flex [&>div]:grow [&>div]:flex-col [&>div]:justify-between">
          {step === 'code' && mail.data && (
            <p className="px-6 pb-4 text-center text-note text-ink-2">
              {t('recovery.sentTo', { address: mail.data.sent_to, minutes: mail.data.minutes })}
            </p>
          )}
          {step === 'code' ? (
            <Passcode
              label={t(headline)}
              cellLabel={(position, length) => t('users.code.digit', { position, length })}
              eraseLabel={t('users.code.erase')}
              onComplete={enter}
              busy={reset.isPending}
              busyText={t('users.code.checking')}
              error={problem}
              help={
                <Button kind="ghost" size="sm" loading={mail.isPending} onClick={send}>
                  {t('recovery.sendAgain')}
                </Button>
              }
            />
          ) : (
            <PaymentCodeInput
              key={step}
              label={t(headline)}
              submitLabel={t('users.code.continue')}
              onCode={enter}
              busy={reset.isPending}
              error={problem}
              choosing
            />
          )}
        </div>
      )}
    </AccountHero>
  );
}
