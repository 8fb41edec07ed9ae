import { isDismissed } from '@tradewind/client/passkeys';
import { useQuery } from '@tanstack/react-query';
import type { Identity, SignInProvider } from '@tradewind/contract/people/openid';
import { useState } from 'react';
import { Notice } from '../../design/notice.tsx';
import { toast } from '../../design/toast-store.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { FactorForm, type FactorProof } from './factor-form.tsx';
import { signSecondStep } from './passkey-data.ts';
import { useDisconnect, useStartConnect } from './provider-data.ts';
import { factorQuery } from './second-factor-data.ts';

/** Confirms the owner with the password, and goes on to the provider. */
export function ConnectPart({ provider }: { provider: SignInProvider }) {
  const { t } = useTranslation();
  const start = useStartConnect();
  return (
    <OwnerForm
      text={t('provider.connectText', { provider: provider.label })}
      submitLabel={t('provider.goOn')}
      onProved={(proof) => start.mutateAsync({ provider: provider.id, ...proof })}
    />
  );
}

export function DisconnectPart({ identity, onDone }: { identity: Identity; onDone: () => void }) {
  const { t } = useTranslation();
  const disconnect = useDisconnect();
  return (
    <OwnerForm
      danger
      text={t('provider.disconnectText')}
      submitLabel={t('provider.disconnect')}
      onProved={async (proof) => {
        await disconnect.mutateAsync({ id: identity.id, ...proof });
        toast.success(t('provider.disconnected'));
        onDone();
      }}
    />
  );
}

interface OwnerFormProps {
  text: string;
  submitLabel: string;
  danger?: boolean;
  onProved: (proof: {
    password: string;
    factor_code?: string;
    passkey?: Awaited<ReturnType<typeof signSecondStep>>;
  }) => Promise<unknown>;
}

/** Asks for the password, and for the second factor of an account that has one. */
function OwnerForm({ text, submitLabel, danger, onProved }: OwnerFormProps) {
  const { t } = useTranslation();
  const { data: factor } = useQuery(factorQuery());
  const [dismissed, setDismissed] = useState(false);
  if (!factor) return null;
  const submit = async ({ password, code }: FactorProof) => {
    setDismissed(false);
    try {
      if (factor.on === 1) await onProved({ password, factor_code: code });
      else await onProved({ password, ...(factor.passkeys > 0 && { passkey: await signSecondStep() }) });
    } catch (failure) {
      if (!isDismissed(failure)) throw failure;
      setDismissed(true);
    }
  };
  return (
    <FactorForm
      asks={factor.on === 1 ? ['password', 'code'] : ['password']}
      danger={danger}
      intro={
        <>
          <p className="text-body text-ink-2">{text}</p>
          {dismissed && (
            <Notice tone="bad" urgent>
              {t('passkey.dismissed')}
            </Notice>
          )}
        </>
      }
      submitLabel={submitLabel}
      onSubmit={submit}
    />
  );
}
