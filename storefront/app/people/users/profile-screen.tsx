import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { userQuery } from '../../api/user.ts';
import { Card } from '../../design/card.tsx';
import { Skeleton, useDelayedSkeleton } from '../../design/skeleton.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { isPlausibleBirthday, oldest, yearsBefore, youngest } from '@tradewind/contract/people/birthday';
import type { UserInfo } from '@tradewind/contract/people/users';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { ActionBar } from '../../design/action-bar.tsx';
import { Button } from '../../design/button.tsx';
import { TextInput } from '../../design/text-input.tsx';
import { toast } from '../../design/toast-store.ts';
import { useGoBack } from '../../shell/use-go-back.ts';
import { FormFailure } from './form-failure.tsx';
import { messageKey, showFormFailure, useErrorText } from './form-texts.ts';
import { username } from './register-form.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { AvatarPart } from './avatar-part.tsx';
import { useSaveProfile } from './profile-data.ts';

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
  birthday: z
    .string()
    .refine((typed) => typed === '' || isPlausibleBirthday(typed, new Date()), messageKey('users.birthdayInvalid')),
});

function ProfileFormPart({ user }: { user: UserInfo }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const goBack = useGoBack('/filter');
  const save = useSaveProfile();
  const { date } = useFormat();
  const { nickname, username: name, email: mail, mobile, birthday } = user;
  const [today] = useState(() => new Date());
  const form = useForm({
    resolver: zodResolver(profileForm),
    mode: 'onTouched',
    defaultValues: { nickname, username: name, birthday },
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
      <div className="flex flex-col gap-2.5 px-3 pt-1 pb-6">
        <Card padded>
          <AvatarPart user={user} />
        </Card>
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
          {birthday ? (
            <TextInput
              label={t('users.birthday')}
              hint={t('users.birthdayFixed')}
              readOnly
              value={date(`${birthday}T12:00:00Z`, 'day')}
            />
          ) : (
            <TextInput
              label={t('users.birthday')}
              aside={<span className="text-cap text-ink-3">{t('users.optional')}</span>}
              hint={t('users.birthdayOnce')}
              type="date"
              autoComplete="bday"
              min={yearsBefore(today, oldest)}
              max={yearsBefore(today, youngest)}
              error={errorText(errors.birthday)}
              {...form.register('birthday')}
            />
          )}
          {mail && <TextInput label={t('users.email')} hint={t('recovery.email.inSecurity')} readOnly value={mail} />}
          {mobile && (
            <TextInput label={t('users.mobile')} hint={t('recovery.email.inSecurity')} readOnly value={mobile} />
          )}
          <FormFailure error={errors.root} />
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
