import { useSignedIn } from '../../api/session.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { AccountHero } from './account-hero.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { UserRound } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { Button } from '../../design/button.tsx';
import { TextInput } from '../../design/text-input.tsx';
import { FormFailure } from './form-failure.tsx';
import { showFormFailure, useErrorText, messageKey } from './form-texts.ts';
import { z } from 'zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import { changePassword } from '@tradewind/contract/people/users';
import { useNavigate } from '../../shell/router/visit.ts';
import { call } from '../../api/call.ts';
import { toast } from '../../design/toast-store.ts';
import { signOut } from '../../shell/session/sign-in.ts';
import { CurrentPasswordField, NewPasswordField } from './password-field.tsx';
import { newPassword, repeatedPassword } from './register-form.ts';

export function Component() {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const title = t('title.changePassword');
  return (
    <AccountHero
      compact
      title={title}
      headline={title}
      text={t('users.passwords.changeNote')}
      fallback={signedIn ? '/security' : '/login'}
    >
      <ChangePasswordPart signedIn={signedIn} />
    </AccountHero>
  );
}

const fields = z.object({
  mobile: z.string().trim(),
  oldpassword: z.string().min(1, messageKey('users.passwords.oldRequired')).max(128),
  newpassword: newPassword(messageKey('users.passwords.newRequired')),
  repPwd: repeatedPassword,
});

/** Rules across fields run also while a single field is invalid; all fields are strings at any time. */
const always = () => true;

/** Fields are named as in the endpoint; `mobile` is the account name, required of visitors only. */
const changePasswordForm = (signedIn: boolean) =>
  fields
    .refine(({ mobile }) => signedIn || mobile !== '', {
      path: ['mobile'],
      message: messageKey('users.login.accountRequired'),
      when: always,
    })
    .refine(({ oldpassword, newpassword }) => newpassword === '' || newpassword !== oldpassword, {
      path: ['newpassword'],
      message: messageKey('users.passwords.same'),
      when: always,
    })
    .refine(({ newpassword, repPwd }) => repPwd === '' || newpassword === repPwd, {
      path: ['repPwd'],
      message: messageKey('users.passwordsDiffer'),
      when: always,
    });

/** The old password and the new one twice; visitors also give their account. */
function ChangePasswordPart({ signedIn }: { signedIn: boolean }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
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
          error={errorText(errors.mobile)}
          {...form.register('mobile')}
        />
      )}
      <CurrentPasswordField
        label={t('users.passwords.old')}
        error={errorText(errors.oldpassword)}
        {...form.register('oldpassword', again('newpassword'))}
      />
      <NewPasswordField
        label={t('users.passwords.new')}
        hint={t('users.passwordHint')}
        error={errorText(errors.newpassword)}
        {...form.register('newpassword', again('repPwd'))}
      />
      <NewPasswordField
        label={t('users.passwords.repeat')}
        error={errorText(errors.repPwd)}
        {...form.register('repPwd')}
      />
      <FormFailure error={errors.root} />
      <Button type="submit" size="lg" wide loading={change.isPending} className="mt-1">
        {t('title.changePassword')}
      </Button>
    </form>
  );
}

/** Changes the login password. That ends every session, so it continues at the sign-in screen. */
function useChangePassword() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (input: InputOf<typeof changePassword>) =>
      call(changePassword, input, { quiet: true, repeatable: true }),
    onSuccess: async () => {
      await signOut(queries);
      toast.success(t('users.passwords.changed'), { duration: 3000 });
      await navigate('/login', { replace: true });
    },
  });
}
