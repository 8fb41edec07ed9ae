import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { FormFailure } from './form-failure.tsx';
import { messageKey, showFormFailure, useErrorText } from './form-texts.ts';
import { NewPasswordField } from './password-field.tsx';
import { MailedCodeInput } from './mailed-code-input.tsx';
import { useResetPassword } from './recovery-data.ts';
import { newPassword, repeatedPassword } from './register-form.ts';

const resetForm = z
  .object({
    code: z.string().trim().min(1, messageKey('recovery.codeRequired')),
    newpassword: newPassword(messageKey('users.passwords.newRequired')),
    repPwd: repeatedPassword,
  })
  .refine(({ newpassword, repPwd }) => repPwd === '' || newpassword === repPwd, {
    path: ['repPwd'],
    message: messageKey('users.passwordsDiffer'),
    when: () => true,
  });

interface ResetPasswordPartProps {
  account: string;
  onSaved: () => void;
  /** Back to the first step, for another account or another code. */
  onOther: () => void;
}

/** The code from the mail and a new password, twice. */
export function ResetPasswordPart({ account, onSaved, onOther }: ResetPasswordPartProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const reset = useResetPassword();
  const form = useForm({
    resolver: zodResolver(resetForm),
    mode: 'onTouched',
    defaultValues: { code: '', newpassword: '', repPwd: '' },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (input) => {
    try {
      await reset.mutateAsync({ account, ...input });
      onSaved();
    } catch (failure) {
      showFormFailure(form, t, failure);
    }
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4 px-5 py-7">
      <Notice tone="sea">{t('recovery.forgot.sent')}</Notice>
      <MailedCodeInput error={errorText(errors.code)} {...form.register('code')} />
      <NewPasswordField
        label={t('users.passwords.new')}
        hint={t('users.passwordHint')}
        error={errorText(errors.newpassword)}
        {...form.register('newpassword')}
      />
      <NewPasswordField
        label={t('users.passwords.repeat')}
        error={errorText(errors.repPwd)}
        {...form.register('repPwd')}
      />
      <FormFailure error={errors.root} />
      <p className="text-note text-ink-3">{t('recovery.forgot.withdrawalsPaused')}</p>
      <div className="flex flex-col gap-2">
        <Button type="submit" size="lg" wide loading={reset.isPending}>
          {t('recovery.forgot.save')}
        </Button>
        <Button kind="ghost" size="lg" wide onClick={onOther}>
          {t('recovery.otherAccount')}
        </Button>
      </div>
    </form>
  );
}
