import { zodResolver } from '@hookform/resolvers/zod';
import { ApiRefusal } from '@tradewind/client/errors';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { z } from 'zod';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { PasswordInput } from '../../design/password-input.tsx';
import { TextInput } from '../../design/text-input.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { FactorCodeInput } from './factor-code-input.tsx';
import { messageKey, showFormFailure, useErrorText } from './form-texts.ts';
import { useProviderSteps } from './provider-data.ts';
import { ProvingPart } from './proving-part.tsx';

interface KnownAccountPartProps {
  ticket: string;
  email: string;
  /** Opens another account instead. */
  onAnother: () => void;
}

const fields = z.object({
  account: z.string().trim().min(1, messageKey('users.login.accountRequired')),
  password: z.string().min(1, messageKey('users.passwordRequired')),
  factor_code: z.string().trim(),
});

/** The password of the account that has the address which the provider says. */
export function KnownAccountPart({ ticket, email, onAnother }: KnownAccountPartProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { connect, proving } = useProviderSteps();
  const [asksCode, setAsksCode] = useState(false);
  const form = useForm({
    resolver: zodResolver(fields),
    mode: 'onTouched',
    defaultValues: { account: email, password: '', factor_code: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(({ factor_code: code, ...typed }) =>
    connect({ ticket, ...typed, ...(code && { factor_code: code }) }).catch((failure: unknown) => {
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
      <PasswordInput
        label={t('users.password')}
        showLabel={t('users.show')}
        hideLabel={t('users.hide')}
        autoComplete="current-password"
        maxLength={128}
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
      {errors.root && (
        <Notice tone="bad" urgent>
          {errorText(errors.root)}
        </Notice>
      )}
      <div className="flex flex-col gap-3">
        <Button type="submit" size="lg" wide loading={isSubmitting}>
          {t('provider.knownSubmit')}
        </Button>
        <Button kind="ghost" size="lg" wide onClick={onAnother}>
          {t('provider.another')}
        </Button>
      </div>
    </form>
  );
}
