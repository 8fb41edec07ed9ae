import { zodResolver } from '@hookform/resolvers/zod';
import { ApiRefusal } from '@tradewind/client/errors';
import { UserRound } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from '../../shell/router/link.tsx';
import { z } from 'zod';
import { Button } from '../../design/button.tsx';
import { TextInput } from '../../design/text-input.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { FactorCodeInput } from './factor-code-input.tsx';
import { FormFailure } from './form-failure.tsx';
import { messageKey, showFormFailure, useErrorText } from './form-texts.ts';
import { CurrentPasswordField } from './password-field.tsx';
import { ProvingPart } from './proving-part.tsx';

const fields = z.object({
  account: z.string().trim().min(1, messageKey('users.login.accountRequired')),
  password: z.string().min(1, messageKey('users.passwordRequired')),
  factor_code: z.string().trim(),
});

interface SignInInput {
  account: string;
  password: string;
  factor_code?: string;
}

interface SignInFormProps {
  /** The account to begin with, or empty. */
  account: string;
  /** How much of a task the device has solved; see `useProof`. */
  proving: ComponentProps<typeof ProvingPart>['done'];
  submitLabel: string;
  onSubmit: (input: SignInInput) => Promise<unknown>;
  /** Other ways on, below the button. */
  children: ReactNode;
}

/** Account and password, and a code where the account asks for one; refusals are shown above the button. */
export function SignInForm({ account, proving, submitLabel, onSubmit, children }: SignInFormProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [asksCode, setAsksCode] = useState(false);
  const form = useForm({
    resolver: zodResolver(fields),
    mode: 'onTouched',
    defaultValues: { account, password: '', factor_code: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(({ factor_code: code, ...typed }) =>
    onSubmit({ ...typed, ...(code && { factor_code: code }) }).catch((failure: unknown) => {
      if (failure instanceof ApiRefusal && failure.refusal === 'second_factor_required' && !asksCode) setAsksCode(true);
      else showFormFailure(form, t, failure);
    }),
  );
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4 px-5 py-7">
      <TextInput
        label={t('users.login.account')}
        icon={UserRound}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={254}
        error={errorText(errors.account)}
        {...form.register('account')}
      />
      <CurrentPasswordField
        label={t('users.password')}
        error={errorText(errors.password)}
        {...form.register('password')}
      />
      {asksCode && (
        <FactorCodeInput autoFocus error={errorText(errors.factor_code)} {...form.register('factor_code')} />
      )}
      <Link
        to="/forgotPassword"
        className="-my-2 inline-flex min-h-11 items-center self-end text-body font-medium text-sea"
      >
        {t('users.login.forgot')}
      </Link>
      <ProvingPart done={proving} />
      <FormFailure error={errors.root} />
      <div className="flex flex-col gap-3">
        <Button type="submit" size="lg" wide loading={isSubmitting}>
          {submitLabel}
        </Button>
        {children}
      </div>
    </form>
  );
}
