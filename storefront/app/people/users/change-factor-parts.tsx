import { useState } from 'react';
import { Notice } from '../../design/notice.tsx';
import { toast } from '../../design/toast-store.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { FactorForm } from './factor-form.tsx';
import { RecoveryCodesPart } from './recovery-codes-part.tsx';
import { useAskAtSignIn, useEndFactor, useRenewRecoveryCodes } from './second-factor-data.ts';

/** Replaces the recovery codes, with password and code. */
export function RenewCodesPart({ onCodesShown, onDone }: { onCodesShown: () => void; onDone: () => void }) {
  const { t } = useTranslation();
  const renew = useRenewRecoveryCodes();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodesPart codes={codes} onDone={onDone} />;
  return (
    <FactorForm
      asks={['password', 'code']}
      intro={<p className="text-body text-ink-2">{t('factor.renewText')}</p>}
      submitLabel={t('factor.renew')}
      onSubmit={async (proof) => {
        const { recovery_codes } = await renew.mutateAsync(proof);
        setCodes(recovery_codes);
        onCodesShown();
      }}
    />
  );
}

/** Chooses whether the sign-in asks for a code too. @param on what is chosen */
export function AtSignInPart({ on, onDone }: { on: boolean; onDone: () => void }) {
  const { t } = useTranslation();
  const ask = useAskAtSignIn();
  return (
    <FactorForm
      asks={['code']}
      intro={<p className="text-body text-ink-2">{on ? t('factor.atSignInOnText') : t('factor.atSignInOffText')}</p>}
      submitLabel={on ? t('factor.turnOn') : t('factor.turnOff')}
      onSubmit={async ({ code }) => {
        await ask.mutateAsync({ on: on ? 1 : 0, code });
        toast.success(t('factor.saved'));
        onDone();
      }}
    />
  );
}

/** Removes the second factor, with password and code. */
export function EndFactorPart({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const end = useEndFactor();
  return (
    <FactorForm
      asks={['password', 'code']}
      danger
      intro={<Notice tone="warn">{t('factor.endText')}</Notice>}
      submitLabel={t('factor.end')}
      onSubmit={async (proof) => {
        await end.mutateAsync(proof);
        toast.success(t('factor.ended'));
        onDone();
      }}
    />
  );
}
