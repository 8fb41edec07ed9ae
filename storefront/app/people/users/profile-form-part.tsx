import { zodResolver } from '@hookform/resolvers/zod';
import type { UserInfo } from '@tradewind/contract/people/users';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { ActionBar } from '../../design/action-bar.tsx';
import { Button } from '../../design/button.tsx';
import { Card } from '../../design/card.tsx';
import { Notice } from '../../design/notice.tsx';
import { TextInput } from '../../design/text-input.tsx';
import { toast } from '../../design/toast-store.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useGoBack } from '../../shell/use-go-back.ts';
import { messageKey, showFormFailure, useErrorText } from './form-texts.ts';
import { useSaveProfile } from './profile-data.ts';
import { username } from './register-form.ts';

const profileForm = z.object({
  nickname: z.string().trim().min(1, messageKey('users.nicknameRequired')).max(40),
  username,
});

export function ProfileFormPart({ user }: { user: UserInfo }) {
  const { t } = useTranslation();
  const wrong = useErrorText();
  const goBack = useGoBack('/filter');
  const save = useSaveProfile();
  const { nickname, username: name, email: mail, mobile } = user;
  const form = useForm({
    resolver: zodResolver(profileForm),
    mode: 'onTouched',
    defaultValues: { nickname, username: name },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (input) => {
    try {
      await save.mutateAsync(input);
      toast.success(t('users.saved'));
      goBack();
    } catch (failure) {
      showFormFailure(form, t, failure);
    }
  });
  return (
    <form onSubmit={submit} noValidate className="flex grow flex-col">
      <div className="px-3 pt-1 pb-6">
        <Card padded className="flex flex-col gap-4">
          <TextInput
            label={t('users.nickname')}
            autoComplete="nickname"
            maxLength={40}
            error={wrong(errors.nickname)}
            {...form.register('nickname')}
          />
          <TextInput
            label={t('users.username')}
            hint={t('users.usernameShape')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={30}
            error={wrong(errors.username)}
            {...form.register('username')}
          />
          {mail && <TextInput label={t('users.email')} hint={t('recovery.email.inSecurity')} readOnly value={mail} />}
          {mobile && <TextInput label={t('users.mobile')} readOnly value={mobile} />}
          {errors.root && (
            <Notice tone="bad" urgent>
              {wrong(errors.root)}
            </Notice>
          )}
        </Card>
      </div>
      <ActionBar>
        <Button type="submit" size="lg" wide loading={save.isPending}>
          {t('users.save')}
        </Button>
      </ActionBar>
    </form>
  );
}
