import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { userQuery } from '../../api/user.ts';
import { Card } from '../../design/card.tsx';
import { Skeleton, useDelayedSkeleton } from '../../design/skeleton.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { type UserInfo, profile } from '@tradewind/contract/people/users';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { ActionBar } from '../../design/action-bar.tsx';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { TextInput } from '../../design/text-input.tsx';
import { toast } from '../../design/toast-store.ts';
import { useGoBack } from '../../shell/use-go-back.ts';
import { messageKey, showFormFailure, useErrorText } from './form-texts.ts';
import { username } from './register-form.ts';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import { call } from '../../api/call.ts';

export function Component() {
  const { t } = useTranslation();
  const { data: user, isPending, error, refetch } = useQuery(userQuery());
  const waiting = useDelayedSkeleton(isPending);
  return (
    <>
      <ScreenBar title={t('title.profile')} fallback="/filter" />
      {user && <ProfileFormPart key={user.id} user={user} />}
      {waiting && !user && (
        <Card padded className="mx-3 mt-1 flex flex-col gap-6">
          {['nickname', 'username', 'email'].map((field) => (
            <Skeleton key={field} className="h-[50px] w-full" />
          ))}
        </Card>
      )}
      {error && !user && <ErrorState error={error} onRetry={() => void refetch()} />}
    </>
  );
}

const profileForm = z.object({
  nickname: z.string().trim().min(1, messageKey('users.nicknameRequired')).max(40),
  username,
});

function ProfileFormPart({ user }: { user: UserInfo }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
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
            error={errorText(errors.nickname)}
            {...form.register('nickname')}
          />
          <TextInput
            label={t('users.username')}
            hint={t('users.usernameShape')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={30}
            error={errorText(errors.username)}
            {...form.register('username')}
          />
          {mail && <TextInput label={t('users.email')} hint={t('recovery.email.inSecurity')} readOnly value={mail} />}
          {mobile && <TextInput label={t('users.mobile')} readOnly value={mobile} />}
          {errors.root && (
            <Notice tone="bad" urgent>
              {errorText(errors.root)}
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

function useSaveProfile() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: InputOf<typeof profile>) => call(profile, input, { quiet: true, repeatable: true }),
    onSuccess: () => queries.invalidateQueries({ queryKey: userQuery().queryKey }),
  });
}
