import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { PasswordInput } from '../../design/password-input.tsx';
import { Sheet } from '../../design/sheet.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { messageKey, showFormFailure, useErrorText } from './form-texts.ts';

type Proof = { password: string } | { password_pay: string };

interface ProofSheetProps {
  open: boolean;
  title: string;
  text: string;
  submitLabel: string;
  danger: boolean;
  send: (proof: Proof) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the login password, or the payment code in its place, before something that a session alone must not do. */
export function ProofSheet({ open, title, onClose, ...form }: ProofSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      closeLabel={t('notifications.choices.close')}
    >
      {open && <ProofForm {...form} />}
    </Sheet>
  );
}

const fields = z.object({ secret: z.string().min(1, messageKey('users.data.proofRequired')).max(128) });

function ProofForm({ text, submitLabel, danger, send, onDone }: Omit<ProofSheetProps, 'open' | 'title' | 'onClose'>) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [byCode, setByCode] = useState(false);
  const form = useForm({ resolver: zodResolver(fields), mode: 'onTouched', defaultValues: { secret: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ secret }) => {
    try {
      await send(byCode ? { password_pay: secret } : { password: secret });
    } catch (failure) {
      return showFormFailure(form, t, failure);
    }
    onDone();
  });
  const switchProof = () => {
    form.reset();
    setByCode(!byCode);
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4 pb-5">
      <p className="text-body text-ink-2">{text}</p>
      <PasswordInput
        key={byCode ? 'code' : 'password'}
        label={byCode ? t('users.data.code') : t('users.password')}
        showLabel={t('users.show')}
        hideLabel={t('users.hide')}
        autoComplete={byCode ? 'off' : 'current-password'}
        inputMode={byCode ? 'numeric' : 'text'}
        maxLength={128}
        error={errorText(errors.secret)}
        {...form.register('secret')}
      />
      {errors.root && (
        <Notice tone="bad" urgent>
          {errorText(errors.root)}
        </Notice>
      )}
      <Button type="submit" kind={danger ? 'danger' : 'primary'} size="lg" wide loading={isSubmitting}>
        {submitLabel}
      </Button>
      <Button kind="ghost" size="sm" disabled={isSubmitting} onClick={switchProof}>
        {byCode ? t('users.data.byPassword') : t('users.data.byCode')}
      </Button>
    </form>
  );
}
