import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useNavigate } from '../../shell/router/visit.ts';
import { z } from 'zod';
import { Button } from '../../design/button.tsx';
import { toast } from '../../design/toast-store.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { FormFailure } from './form-failure.tsx';
import { messageKey, showFormFailure, useErrorText } from './form-texts.ts';
import { NewPasswordField } from './password-field.tsx';
import { useSetFirstPassword } from './provider-data.ts';
import { newPassword, repeatedPassword } from './register-form.ts';

const fields = z
  .object({ newpassword: newPassword(messageKey('users.passwordRequired')), repPwd: repeatedPassword })
  .refine(({ newpassword, repPwd }) => repPwd === '' || newpassword === repPwd, {
    path: ['repPwd'],
    message: messageKey('users.passwordsDiffer'),
  });

/** The first password of an account, after a provider has confirmed its owner. */
export function FirstPasswordPart({ ticket }: { ticket: string }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const save = useSetFirstPassword();
  const form = useForm({
    resolver: zodResolver(fields),
    mode: 'onTouched',
    defaultValues: { newpassword: '', repPwd: '' },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (typed) => {
    try {
      await save.mutateAsync({ ticket, ...typed });
    } catch (failure) {
      return showFormFailure(form, t, failure);
    }
    toast.success(t('provider.passwordSet'));
    await navigate('/security', { replace: true });
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4 px-5 py-7">
      <NewPasswordField
        label={t('users.password')}
        hint={t('users.passwordHint')}
        error={errorText(errors.newpassword)}
        {...form.register('newpassword')}
      />
      <NewPasswordField
        label={t('users.repeatPassword')}
        error={errorText(errors.repPwd)}
        {...form.register('repPwd')}
      />
      <FormFailure error={errors.root} />
      <Button type="submit" size="lg" wide loading={save.isPending}>
        {t('provider.setPassword')}
      </Button>
    </form>
  );
}
