import { zodResolver } from '@hookform/resolvers/zod';
import { Mail, UserRound } from 'lucide-react';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { TextInput } from '../../design/text-input.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { TermsLine } from '../../platform/content/terms-line.tsx';
import { useTermsVersion } from '../../platform/content/use-terms-version.ts';
import { likelyCode } from './calling-codes.ts';
import { showFormFailure, useErrorText } from './form-texts.ts';
import { MobileInput } from './mobile-input.tsx';
import { useProviderSteps } from './provider-data.ts';
import { ProvingPart } from './proving-part.tsx';
import { email, typedMobile, username } from './register-form.ts';

interface NewcomerPartProps {
  ticket: string;
  suggested: { username: string; nickname: string; email: string };
}

const fields = z.object({ username, nickname: z.string().trim().max(40), mobile: typedMobile, email });

/** What the registration asks for, without a password: the provider has confirmed who it is. */
export function NewcomerPart({ ticket, suggested }: NewcomerPartProps) {
  const { t, locale } = useTranslation();
  const errorText = useErrorText();
  const { register, proving } = useProviderSteps();
  const termsVersion = useTermsVersion();
  const form = useForm({
    resolver: zodResolver(fields),
    mode: 'onTouched',
    defaultValues: { ...suggested, mobile: { code: likelyCode(locale, navigator.languages), number: '' } },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ mobile, ...typed }) =>
    register({
      ticket,
      ...typed,
      mobile: mobile.number,
      quhao: mobile.code,
      ...(await termsVersion()),
    }).catch((failure: unknown) => showFormFailure(form, t, failure)),
  );
  const optional = <span className="text-cap text-ink-3">{t('users.optional')}</span>;
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4 px-5 py-7">
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
      <ProvingPart done={proving} />
      {errors.root && (
        <Notice tone="bad" urgent>
          {errorText(errors.root)}
        </Notice>
      )}
      <div className="mt-1 flex flex-col gap-3">
        <TermsLine act="register" className="px-1" />
        <Button type="submit" size="lg" wide loading={isSubmitting}>
          {t('users.register.submit')}
        </Button>
      </div>
    </form>
  );
}
