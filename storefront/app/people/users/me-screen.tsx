import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSignedIn } from '../../api/session.ts';
import { userQuery } from '../../api/user.ts';
import { PullToRefresh } from '../../design/pull-to-refresh.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Trouble } from '../../shell/trouble/trouble.tsx';
import { MeHeadPart } from './me-head-part.tsx';
import { MeOrdersPart } from './me-orders-part.tsx';
import { MeRowsPart } from './me-rows-part.tsx';
import { MeShortcutsPart } from './me-shortcuts-part.tsx';
import { MeWalletPart } from './me-wallet-part.tsx';

export function Component() {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const queries = useQueryClient();
  const asked = useQuery({ ...userQuery(), enabled: signedIn, refetchOnMount: 'always' });
  const user = (signedIn && asked.data) || null;
  if (signedIn && !user && asked.isError) {
    return (
      <>
        <h1 className="sr-only">{t('title.me')}</h1>
        <Trouble error={asked.error} onRetry={() => void asked.refetch()} />
      </>
    );
  }
  return (
    <PullToRefresh
      onRefresh={() => queries.invalidateQueries({ queryKey: userQuery().queryKey })}
      pullText={t('shell.pullToRefresh')}
      releaseText={t('shell.releaseToRefresh')}
      refreshingText={t('shell.refreshing')}
      refreshLabel={t('users.me.refresh')}
    >
      <MeHeadPart user={user} signedIn={signedIn} />
      <div className="flex flex-col gap-2.5 px-3 pb-5">
        <MeWalletPart money={user?.money ?? null} />
        <MeOrdersPart counts={user?.order_counts ?? null} />
        <MeShortcutsPart unread={user?.notification_count ?? 0} />
        <MeRowsPart />
      </div>
    </PullToRefresh>
  );
}
