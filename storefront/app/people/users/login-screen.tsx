import { useTranslation } from '../../i18n/use-translation.tsx';
import { AccountHero } from './account-hero.tsx';
import { LanguageButton } from './language-button.tsx';
import { ApiRefusal } from '@tradewind/client/errors';
import { zodResolver } from '@hookform/resolvers/zod';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router';
import { z } from 'zod';
import { Button, buttonClass } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { PasswordInput } from '../../design/password-input.tsx';
import { TextInput } from '../../design/text-input.tsx';
import { FactorCodeInput } from './factor-code-input.tsx';
import { messageKey, showFormFailure, useErrorText } from './form-texts.ts';
import { ProviderButtonsPart } from './provider-buttons-part.tsx';
import { PasskeySignInPart } from './passkey-sign-in-part.tsx';
import { ProvingPart } from './proving-part.tsx';
import { useSignIn } from './sign-in-data.ts';

export function Component() {
  const { t } = useTranslation();
  return (
    <AccountHero
      title={t('title.login')}
      headline={t('users.login.welcome')}
      text={t('users.login.intro')}
      right={<LanguageButton />}
    >
      <LoginFormPart />
    </AccountHero>
  );
}

const loginForm = z.object({
  account: z.string().trim().min(1, messageKey('users.login.accountRequired')),
  password: z.string().min(1, messageKey('users.passwordRequired')),
  factor_code: z.string().trim(),
});

/** Account and password, and a code where the account asks for one; refusals are shown above the button. */
function LoginFormPart() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const errorText = useErrorText();
  const signIn = useSignIn();
  const form = useForm({
    resolver: zodResolver(loginForm),
    mode: 'onTouched',
    defaultValues: { account: '', password: '', factor_code: '' },
  });
  const { errors } = form.formState;
  const [asksCode, setAsksCode] = useState(false);
  const submit = form.handleSubmit(({ factor_code: code, ...input }) =>
    signIn.mutateAsync({ ...input, ...(code && { factor_code: code }) }).catch((failure: unknown) => {
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
      <ProvingPart done={signIn.proving} />
      {errors.root && (
        <Notice tone="bad" urgent>
          {errorText(errors.root)}
        </Notice>
      )}
      <div className="flex flex-col gap-3">
        <Button type="submit" size="lg" wide loading={signIn.isPending}>
          {t('title.login')}
        </Button>
        <PasskeySignInPart />
        <ProviderButtonsPart />
        <Link
          to={{ pathname: '/register', search: search.toString() }}
          className={buttonClass({ kind: 'outline', size: 'lg', wide: true })}
        >
          {t('title.register')}
        </Link>
      </div>
    </form>
  );
}
