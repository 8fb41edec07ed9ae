import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../design/button.tsx';
import { Sheet } from '../../design/sheet.tsx';
import { TextInput } from '../../design/text-input.tsx';
import { toast } from '../../design/toast-store.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ConfirmCodeForm, type SentCode } from './confirm-code-form.tsx';
import { FormFailure } from './form-failure.tsx';
import { messageKey, showFormFailure, useErrorText } from './form-texts.ts';
import { CurrentPasswordField } from './password-field.tsx';
import { useConfirmEmail, useMailEmailCode } from './recovery-data.ts';

interface EmailSheetProps {
  open: boolean;
  /** The address that the account has now, or empty. */
  known: string;
  onClose: () => void;
}

/** Confirms an e-mail address in two steps: with the login password a code is mailed, the code confirms the address. */
export function EmailSheet({ open, known, onClose }: EmailSheetProps) {
  const { t } = useTranslation();
  const [sent, setSent] = useState<SentCode | null>(null);
  const confirm = useConfirmEmail();
  const finish = async (input: { code: string }) => {
    await confirm.mutateAsync(input);
    toast.success(t('recovery.email.done'));
    setSent(null);
    onClose();
  };
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('recovery.email.title')}
      closeLabel={t('notifications.choices.close')}
    >
      {sent ? (
        <ConfirmCodeForm
          sent={sent}
          submitLabel={t('recovery.email.confirm')}
          otherLabel={t('recovery.email.other')}
          onSubmit={finish}
          onOther={() => setSent(null)}
        />
      ) : (
        <AskForm known={known} onSent={setSent} />
      )}
    </Sheet>
  );
}

const askForm = z.object({
  email: z.email(messageKey('users.emailInvalid')),
  password: z.string().min(1, messageKey('users.passwordRequired')).max(128),
});

function AskForm({ known, onSent }: { known: string; onSent: (sent: SentCode) => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const ask = useMailEmailCode();
  const form = useForm({
    resolver: zodResolver(askForm),
    mode: 'onTouched',
    defaultValues: { email: known, password: '' },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (input) => {
    try {
      const { minutes } = await ask.mutateAsync(input);
      onSent({ address: input.email, minutes });
    } catch (failure) {
      showFormFailure(form, t, failure);
    }
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p className="text-note text-ink-2">{t('recovery.email.intro')}</p>
      <TextInput
        label={t('recovery.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        error={errorText(errors.email)}
        {...form.register('email')}
      />
      <CurrentPasswordField
        label={t('users.passwords.login')}
        error={errorText(errors.password)}
        {...form.register('password')}
      />
      <FormFailure error={errors.root} />
      <Button type="submit" size="lg" wide loading={ask.isPending}>
        {t('recovery.send')}
      </Button>
    </form>
  );
}
