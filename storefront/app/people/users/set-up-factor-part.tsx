import { isDismissed } from '@tradewind/client/passkeys';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { startOwnFactor } from '@tradewind/contract/people/second-factor';
import { useState } from 'react';
import { QrCode } from '../../design/qr-code.tsx';
import { toast } from '../../design/toast-store.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { CopyButton } from '../../shell/copy-button.tsx';
import { FactorForm } from './factor-form.tsx';
import { signSecondStep } from './passkey-data.ts';
import { RecoveryCodesPart } from './recovery-codes-part.tsx';
import { useConfirmFactor, useStartFactor } from './second-factor-data.ts';

type Key = OutputOf<typeof startOwnFactor>;

interface SetUpFactorProps {
  /** A passkey of the account has to confirm it. */
  hasPasskey: boolean;
  /** The sheet must not be closed by mistake while the recovery codes are shown. */
  onCodesShown: () => void;
  onDone: () => void;
}

/** Sets up an authenticator: the password, the key with its first code, and the recovery codes. */
export function SetUpFactorPart({ hasPasskey, onCodesShown, onDone }: SetUpFactorProps) {
  const { t } = useTranslation();
  const start = useStartFactor();
  const confirm = useConfirmFactor();
  const [key, setKey] = useState<Key | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodesPart codes={codes} onDone={onDone} />;
  if (!key)
    return (
      <FactorForm
        key="password"
        asks={['password']}
        intro={<p className="text-body text-ink-2">{t('factor.start.text')}</p>}
        submitLabel={t('factor.start.next')}
        onSubmit={async ({ password }) => {
          try {
            const proof = hasPasskey && { passkey: await signSecondStep() };
            setKey(await start.mutateAsync({ password, ...proof }));
          } catch (failure) {
            if (!isDismissed(failure)) throw failure;
            toast.failure(t('passkey.dismissed'));
          }
        }}
      />
    );
  return (
    <FactorForm
      key="code"
      asks={['code']}
      noRecoveryCode
      intro={<AuthenticatorKey {...key} />}
      submitLabel={t('factor.start.confirm')}
      onSubmit={async ({ code }) => {
        const { recovery_codes } = await confirm.mutateAsync({ code });
        setCodes(recovery_codes);
        onCodesShown();
      }}
    />
  );
}

/** The key of a new authenticator: as a QR code, as a link for this device, and as text to type. */
function AuthenticatorKey({ secret, uri, minutes }: Key) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col items-center gap-3">
      <p className="self-start text-body text-ink-2">{t('factor.start.scan', { minutes })}</p>
      <QrCode text={uri} label={t('factor.start.qr')} />
      <a href={uri} className="press inline-flex min-h-11 items-center text-body font-medium text-sea">
        {t('factor.start.open')}
      </a>
      <div className="w-full rounded-md bg-sunken p-3">
        <p className="mb-1 text-note text-ink-3">{t('factor.start.key')}</p>
        <CopyButton
          text={secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          value={() => secret}
          label={t('factor.start.copy')}
        />
      </div>
    </div>
  );
}
