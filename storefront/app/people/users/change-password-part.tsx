import { zodResolver } from '@hookform/resolvers/zod';
import { UserRound } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { PasswordInput } from '../../design/password-input.tsx';
import { TextInput } from '../../design/text-input.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useChangePassword } from './change-password-data.ts';
import { changePasswordForm } from './change-password-form.ts';
import { showFormFailure, useErrorText } from './form-texts.ts';

/** The old password and the new one twice; visitors also say whose it is. */
export function ChangePasswordPart({ signedIn }: { signedIn: boolean }) {
  const { t } = useTranslation();
  const wrong = useErrorText();
  const change = useChangePassword();
  const form = useForm({
    resolver: zodResolver(changePasswordForm(signedIn)),
    mode: 'onTouched',
    defaultValues: { mobile: '', oldpassword: '', newpassword: '', repPwd: '' },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ mobile, ...passwords }) =>
    change
      .mutateAsync(signedIn ? passwords : { mobile, ...passwords })
      .catch((failure: unknown) => showFormFailure(form, t, failure)),
  );
  const again = (field: 'newpassword' | 'repPwd') => ({
    onChange: () => form.getFieldState(field).isTouched && void form.trigger(field),
  });
  const secret = { showLabel: t('users.show'), hideLabel: t('users.hide'), maxLength: 128 };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4 px-5 py-7">
      {!signedIn && (
        <TextInput
          label={t('users.login.account')}
          icon={UserRound}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          error={wrong(errors.mobile)}
          {...form.register('mobile')}
        />
      )}
      <PasswordInput
        {...secret}
        label={t('users.passwords.old')}
        autoComplete="current-password"
        error={wrong(errors.oldpassword)}
        {...form.register('oldpassword', again('newpassword'))}
      />
      <PasswordInput
        {...secret}
        label={t('users.passwords.new')}
        hint={t('users.passwordHint')}
        autoComplete="new-password"
        error={wrong(errors.newpassword)}
        {...form.register('newpassword', again('repPwd'))}
      />
      <PasswordInput
        {...secret}
        label={t('users.passwords.repeat')}
        autoComplete="new-password"
        error={wrong(errors.repPwd)}
        {...form.register('repPwd')}
      />
      {errors.root && (
        <Notice tone="bad" urgent>
          {wrong(errors.root)}
        </Notice>
      )}
      <Button type="submit" size="lg" wide loading={change.isPending} className="mt-1">
        {t('title.changePassword')}
      </Button>
    </form>
  );
}
