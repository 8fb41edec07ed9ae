import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../design/button.tsx';
import { Sheet } from '../../design/sheet.tsx';
import { toast } from '../../design/toast-store.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { likelyCode, parseMobile } from './calling-codes.ts';
import { ConfirmCodeForm, type SentCode } from './confirm-code-form.tsx';
import { FormFailure } from './form-failure.tsx';
import { messageKey, showFormFailure, useErrorText } from './form-texts.ts';
import { CurrentPasswordField } from './password-field.tsx';
import { MobileInput } from './mobile-input.tsx';
import { useConfirmMobile, useTextMobileCode } from './recovery-data.ts';
import { typedMobile } from './register-form.ts';

interface MobileSheetProps {
  open: boolean;
  /** The number that the account has now, or empty. */
  known: string;
  onClose: () => void;
}

/** Confirms a mobile number in two steps: with the login password a code is sent, the code confirms the number. */
export function MobileSheet({ open, known, onClose }: MobileSheetProps) {
  const { t } = useTranslation();
  const [sent, setSent] = useState<SentCode | null>(null);
  const confirm = useConfirmMobile();
  const finish = async (input: { code: string }) => {
    await confirm.mutateAsync(input);
    toast.success(t('recovery.mobile.done'));
    setSent(null);
    onClose();
  };
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('recovery.mobile.title')}
      closeLabel={t('notifications.choices.close')}
    >
      {sent ? (
        <ConfirmCodeForm
          sent={sent}
          codeLabel={t('recovery.mobile.code')}
          submitLabel={t('recovery.mobile.confirm')}
          otherLabel={t('recovery.mobile.other')}
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
  mobile: typedMobile,
  password: z.string().min(1, messageKey('users.passwordRequired')).max(128),
});

function AskForm({ known, onSent }: { known: string; onSent: (sent: SentCode) => void }) {
  const { t, locale } = useTranslation();
  const errorText = useErrorText();
  const ask = useTextMobileCode();
  const form = useForm({
    resolver: zodResolver(askForm),
    mode: 'onTouched',
    defaultValues: {
      mobile: known ? parseMobile(known) : { code: likelyCode(locale, navigator.languages), number: '' },
      password: '',
    },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async ({ mobile, password }) => {
    try {
      const { sent_to, minutes } = await ask.mutateAsync({ mobile: mobile.number, quhao: mobile.code, password });
      onSent({ address: sent_to, minutes });
    } catch (failure) {
      showFormFailure(form, t, failure);
    }
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p className="text-note text-ink-2">{t('recovery.mobile.intro')}</p>
      <Controller
        name="mobile"
        control={form.control}
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <MobileInput
            ref={ref}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            error={errorText(errors.mobile?.number ?? errors.mobile)}
          />
        )}
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
