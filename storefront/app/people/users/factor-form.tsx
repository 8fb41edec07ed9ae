import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../design/button.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { FactorCodeInput } from './factor-code-input.tsx';
import { FormFailure } from './form-failure.tsx';
import { messageKey, showFormFailure, useErrorText } from './form-texts.ts';
import { CurrentPasswordField } from './password-field.tsx';

export interface FactorProof {
  password: string;
  code: string;
}

interface FactorFormProps {
  /** What is asked for. */
  asks: readonly ('password' | 'code')[];
  intro: ReactNode;
  submitLabel: string;
  danger?: boolean;
  /** Only the authenticator counts, because it is being set up. */
  noRecoveryCode?: boolean;
  onSubmit: (proof: FactorProof) => Promise<unknown>;
}

const password = z.string().min(1, messageKey('users.passwordRequired')).max(128);
const code = z.string().trim().min(1, messageKey('factor.codeRequired'));

/** Asks for the login password, a code, or both; refusals are shown in the form. */
export function FactorForm({ asks, intro, submitLabel, danger, noRecoveryCode, onSubmit }: FactorFormProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const form = useForm({
    resolver: zodResolver(
      z.object({
        password: asks.includes('password') ? password : z.string(),
        code: asks.includes('code') ? code : z.string(),
      }),
    ),
    defaultValues: { password: '', code: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit((proof) =>
    onSubmit(proof).catch((failure: unknown) => showFormFailure(form, t, failure)),
  );
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4 pb-4">
      {intro}
      {asks.includes('password') && (
        <CurrentPasswordField
          label={t('users.passwords.login')}
          error={errorText(errors.password)}
          {...form.register('password')}
        />
      )}
      {asks.includes('code') && (
        <FactorCodeInput
          takesRecoveryCode={!noRecoveryCode}
          error={errorText(errors.code)}
          {...form.register('code')}
        />
      )}
      <FormFailure error={errors.root} />
      <Button type="submit" kind={danger ? 'danger' : 'primary'} size="lg" wide loading={isSubmitting}>
        {submitLabel}
      </Button>
    </form>
  );
}
