import { useState } from 'react';
import { useNavigate } from '../../shell/router/visit.ts';
import { toast } from '../../design/toast-store.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { AccountHero } from './account-hero.tsx';
import { ResetPasswordPart } from './reset-password-part.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { UserRound } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../design/button.tsx';
import { TextInput } from '../../design/text-input.tsx';
import { FormFailure } from './form-failure.tsx';
import { messageKey, showFormFailure, useErrorText } from './form-texts.ts';
import { ProvingPart } from './proving-part.tsx';
import { useMailPasswordCode } from './recovery-data.ts';

/** Resets the login password: first the account, then the mailed code and a new password. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [account, setAccount] = useState<string | null>(null);
  const finish = () => {
    toast.success(t('recovery.forgot.done'), { duration: 3000 });
    void navigate('/login', { replace: true });
  };
  return (
    <AccountHero
      compact
      title={t('title.forgotPassword')}
      headline={t('recovery.forgot.headline')}
      text={t('recovery.forgot.intro')}
      fallback="/login"
    >
      {account === null ? (
        <RequestPasswordCodePart onSent={setAccount} />
      ) : (
        <ResetPasswordPart account={account} onSaved={finish} onOther={() => setAccount(null)} />
      )}
    </AccountHero>
  );
}

const askForm = z.object({ account: z.string().trim().min(1, messageKey('users.login.accountRequired')) });

/** Requests a code by mail; the answer is the same for every account, known or not. */
function RequestPasswordCodePart({ onSent }: { onSent: (account: string) => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const send = useMailPasswordCode();
  const form = useForm({ resolver: zodResolver(askForm), mode: 'onTouched', defaultValues: { account: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (input) => {
    try {
      await send.mutateAsync(input);
      onSent(input.account);
    } catch (failure) {
      showFormFailure(form, t, failure);
    }
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4 px-5 py-7">
      <TextInput
        label={t('users.login.account')}
        icon={UserRound}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        error={errorText(errors.account)}
        {...form.register('account')}
      />
      <ProvingPart done={send.proving} />
      <FormFailure error={errors.root} />
      <Button type="submit" size="lg" wide loading={send.isPending} className="mt-1">
        {t('recovery.send')}
      </Button>
    </form>
  );
}
