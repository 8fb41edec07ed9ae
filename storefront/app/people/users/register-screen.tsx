import { useTranslation } from '../../i18n/use-translation.tsx';
import { AccountHero } from './account-hero.tsx';
import { LanguageButton } from './language-button.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import { Link } from '../../shell/router/link.tsx';
import { useSearchParams } from '../../shell/router/visit.ts';
import { Button, buttonClass } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { likelyCode } from './calling-codes.ts';
import { FormFailure } from './form-failure.tsx';
import { showFormFailure, useErrorText } from './form-texts.ts';
import { NewPasswordField } from './password-field.tsx';
import { PersonFields } from './person-fields.tsx';
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
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4 px-5 py-7">
        {invite && <Notice tone="info">{t('partnership.register', { code: invite })}</Notice>}
        <PersonFields />
        <NewPasswordField
          label={t('users.password')}
          hint={t('users.passwordHint')}
          error={errorText(errors.password)}
          {...form.register('password', {
            onChange: () => form.getFieldState('repPwd').isTouched && void form.trigger('repPwd'),
          })}
        />
        <NewPasswordField
          label={t('users.repeatPassword')}
          error={errorText(errors.repPwd)}
          {...form.register('repPwd')}
        />
        <ProvingPart done={open.proving} />
        <FormFailure error={errors.root} />
        <div className="mt-1 flex flex-col gap-3">
          <TermsLine act="register" className="px-1" />
          <Button type="submit" size="lg" wide loading={open.isPending}>
            {t('users.register.submit')}
          </Button>
          <ProviderButtonsPart />
          <Link replace to={`/login?${search}`} className={buttonClass({ kind: 'ghost', size: 'lg', wide: true })}>
            {t('users.register.haveAccount')}
          </Link>
        </div>
      </form>
    </FormProvider>
  );
}
