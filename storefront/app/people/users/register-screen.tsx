import { useTranslation } from '../../i18n/use-translation.tsx';
import { AccountHero } from './account-hero.tsx';
import { LanguageButton } from './language-button.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { Mail, UserRound } from 'lucide-react';
import { Controller, useForm } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router';
import { Button, buttonClass } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { PasswordInput } from '../../design/password-input.tsx';
import { TextInput } from '../../design/text-input.tsx';
import { likelyCode } from './calling-codes.ts';
import { showFormFailure, useErrorText } from './form-texts.ts';
import { MobileInput } from './mobile-input.tsx';
import { ProviderButtonsPart } from './provider-buttons-part.tsx';
import { ProvingPart } from './proving-part.tsx';
import { registerForm } from './register-form.ts';
import { TermsLine } from '../../platform/content/terms-line.tsx';
import { useTermsVersion } from '../../platform/content/use-terms-version.ts';
import { useRegister } from './sign-in-data.ts';

export function Component() {
  const { t } = useTranslation();
  const title = t('title.register');
  return (
    <AccountHero
      title={title}
      headline={title}
      text={t('users.register.intro')}
      right={<LanguageButton />}
      fallback="/login"
    >
      <RegisterFormPart />
    </AccountHero>
  );
}

/** The registration form; refusals are shown under their field. */
function RegisterFormPart() {
  const { t, locale } = useTranslation();
  const [search] = useSearchParams();
  const invite = search.get('invite')?.slice(0, 40);
  const errorText = useErrorText();
  const open = useRegister();
  const termsVersion = useTermsVersion();
  const form = useForm({
    resolver: zodResolver(registerForm),
    mode: 'onTouched',
    defaultValues: {
      username: '',
      nickname: '',
      mobile: { code: likelyCode(locale, navigator.languages), number: '' },
      email: '',
      password: '',
      repPwd: '',
    },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async ({ mobile, ...rest }) =>
    open
      .mutateAsync({
        ...rest,
        mobile: mobile.number,
        quhao: mobile.code,
        ...(await termsVersion()),
      })
      .catch((failure: unknown) => showFormFailure(form, t, failure)),
  );
  const secret = {
    showLabel: t('users.show'),
    hideLabel: t('users.hide'),
    autoComplete: 'new-password',
    maxLength: 128,
  };
  const optional = <span className="text-cap text-ink-3">{t('users.optional')}</span>;
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4 px-5 py-7">
      {invite && <Notice tone="info">{t('partnership.register', { code: invite })}</Notice>}
      <TextInput
        label={t('users.username')}
        icon={UserRound}
        hint={t('users.usernameShape')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={30}
        error={errorText(errors.username)}
        {...form.register('username')}
      />
      <TextInput
        label={t('users.nickname')}
        aside={optional}
        hint={t('users.nicknameHint')}
        autoComplete="nickname"
        maxLength={40}
        error={errorText(errors.nickname)}
        {...form.register('nickname')}
      />
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
      <TextInput
        label={t('users.email')}
        aside={optional}
        icon={Mail}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        error={errorText(errors.email)}
        {...form.register('email')}
      />
      <PasswordInput
        {...secret}
        label={t('users.password')}
        hint={t('users.passwordHint')}
        error={errorText(errors.password)}
        {...form.register('password', {
          onChange: () => form.getFieldState('repPwd').isTouched && void form.trigger('repPwd'),
        })}
      />
      <PasswordInput
        {...secret}
        label={t('users.repeatPassword')}
        error={errorText(errors.repPwd)}
        {...form.register('repPwd')}
      />
      <ProvingPart done={open.proving} />
      {errors.root && (
        <Notice tone="bad" urgent>
          {errorText(errors.root)}
        </Notice>
      )}
      <div className="mt-1 flex flex-col gap-3">
        <TermsLine act="register" className="px-1" />
        <Button type="submit" size="lg" wide loading={open.isPending}>
          {t('users.register.submit')}
        </Button>
        <ProviderButtonsPart />
        <Link
          replace
          to={{ pathname: '/login', search: search.toString() }}
          className={buttonClass({ kind: 'ghost', size: 'lg', wide: true })}
        >
          {t('users.register.haveAccount')}
        </Link>
      </div>
    </form>
  );
}
