import { useQuery } from '@tanstack/react-query';
import { userQuery } from '../../api/user.ts';
import { Card } from '../../design/card.tsx';
import { Skeleton, useDelayedSkeleton } from '../../design/skeleton.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { Trouble } from '../../shell/trouble/trouble.tsx';
import { ProfileFormPart } from './profile-form-part.tsx';

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
      {error && !user && <Trouble error={error} onRetry={() => void refetch()} />}
    </>
  );
}
