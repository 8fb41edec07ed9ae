import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { PasswordInput } from '../../design/password-input.tsx';
import { Sheet } from '../../design/sheet.tsx';
import { toast } from '../../design/toast-store.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { likelyCode, parseMobile } from './calling-codes.ts';
import { messageKey, showFormFailure, useErrorText } from './form-texts.ts';
import { MailedCodeInput } from './mailed-code-input.tsx';
import { MobileInput } from './mobile-input.tsx';
import { useConfirmMobile, useTextMobileCode } from './recovery-data.ts';
import { typedMobile } from './register-form.ts';

interface Sent {
  address: string;
  minutes: number;
}

interface MobileSheetProps {
  open: boolean;
  /** The number that the account has now, or empty. */
  known: string;
  onClose: () => void;
}

/** Confirms a mobile number in two steps: with the login password a code is sent, the code confirms the number. */
export function MobileSheet({ open, known, onClose }: MobileSheetProps) {
  const { t } = useTranslation();
  const [sent, setSent] = useState<Sent | null>(null);
  const finish = () => {
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
        <ConfirmForm sent={sent} onDone={finish} onOther={() => setSent(null)} />
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

function AskForm({ known, onSent }: { known: string; onSent: (sent: Sent) => void }) {
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
      <PasswordInput
        label={t('users.passwords.login')}
        showLabel={t('users.show')}
        hideLabel={t('users.hide')}
        autoComplete="current-password"
        maxLength={128}
        error={errorText(errors.password)}
        {...form.register('password')}
      />
      {errors.root && (
        <Notice tone="bad" urgent>
          {errorText(errors.root)}
        </Notice>
      )}
      <Button type="submit" size="lg" wide loading={ask.isPending}>
        {t('recovery.send')}
      </Button>
    </form>
  );
}

const confirmForm = z.object({ code: z.string().trim().min(1, messageKey('recovery.codeRequired')) });

function ConfirmForm({ sent, onDone, onOther }: { sent: Sent; onDone: () => void; onOther: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const confirm = useConfirmMobile();
  const form = useForm({ resolver: zodResolver(confirmForm), defaultValues: { code: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (input) => {
    try {
      await confirm.mutateAsync(input);
      onDone();
    } catch (failure) {
      showFormFailure(form, t, failure);
    }
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Notice tone="sea">{t('recovery.sentTo', { ...sent })}</Notice>
      <MailedCodeInput label={t('recovery.mobile.code')} error={errorText(errors.code)} {...form.register('code')} />
      {errors.root && (
        <Notice tone="bad" urgent>
          {errorText(errors.root)}
        </Notice>
      )}
      <Button type="submit" size="lg" wide loading={confirm.isPending}>
        {t('recovery.mobile.confirm')}
      </Button>
      <Button kind="ghost" size="lg" wide onClick={onOther}>
        {t('recovery.mobile.other')}
      </Button>
    </form>
  );
}
