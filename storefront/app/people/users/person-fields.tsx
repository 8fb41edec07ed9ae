import { Mail, UserRound } from 'lucide-react';
import { Controller, useFormContext } from 'react-hook-form';
import { TextInput } from '../../design/text-input.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { TypedMobile } from './calling-codes.ts';
import { useErrorText } from './form-texts.ts';
import { MobileInput } from './mobile-input.tsx';

interface PersonValues {
  username: string;
  nickname: string;
  mobile: TypedMobile;
  email: string;
}

/** What a registration asks of a person besides a password. Stands in the `FormProvider` of a form with these values. */
export function PersonFields() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { register, control, formState } = useFormContext<PersonValues>();
  const { errors } = formState;
  const optional = <span className="text-cap text-ink-3">{t('users.optional')}</span>;
  return (
    <>
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
        {...register('username')}
      />
      <TextInput
        label={t('users.nickname')}
        aside={optional}
        hint={t('users.nicknameHint')}
        autoComplete="nickname"
        maxLength={40}
        error={errorText(errors.nickname)}
        {...register('nickname')}
      />
      <Controller
        name="mobile"
        control={control}
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
        {...register('email')}
      />
    </>
  );
}
