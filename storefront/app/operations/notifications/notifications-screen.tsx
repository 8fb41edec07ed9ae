import { useInfiniteQuery } from '@tanstack/react-query';
import { Bell, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Chip } from '../../design/chip.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { IconButton } from '../../design/icon-button.tsx';
import { ListGroup } from '../../design/list-row.tsx';
import { PullToRefresh } from '../../design/pull-to-refresh.tsx';
import { Skeleton, useDelayedSkeleton } from '../../design/skeleton.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { EndlessPages } from '../../shell/endless-pages.tsx';
import { useScreenActive } from '../../shell/screen-active.ts';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import { NotificationRowPart } from './notification-row-part.tsx';
import { notificationPages, useReadAllNotifications } from './notifications-data.ts';

const ChoicesSheet = lazy(async () => ({ default: (await import('./choices-sheet.tsx')).ChoicesSheet }));

/** The inbox, newest first, and a sheet to choose which notifications come. */
export function Component() {
  const { t } = useTranslation();
  const active = useScreenActive();
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <ScreenBar
        title={t('title.notification')}
        fallback="/filter"
        right={
          <IconButton
            icon={SlidersHorizontal}
            label={t('notifications.choices.title')}
            onClick={() => setSheet('open')}
          />
        }
      />
      <InboxPart />
      {sheet !== 'never' && (
        <Suspense>
          <ChoicesSheet open={sheet === 'open' && active} onClose={() => setSheet('closed')} />
        </Suspense>
      )}
    </>
  );
}

function InboxPart() {
  const { t } = useTranslation();
  const found = useInfiniteQuery({ ...notificationPages(), refetchOnMount: 'always' });
  const readAll = useReadAllNotifications();
  const skeleton = useDelayedSkeleton(found.isPending);
  if (found.isError && !found.data) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return skeleton && <InboxSkeleton />;
  const rows = found.data.pages.flatMap((page) => page.list);
  const unread = found.data.pages[0]?.unread ?? 0;
  return (
    <PullToRefresh
      onRefresh={() => found.refetch()}
      pullText={t('shell.pullToRefresh')}
      releaseText={t('shell.releaseToRefresh')}
      refreshingText={t('shell.refreshing')}
      refreshLabel={t('notifications.refresh')}
    >
      <EndlessPages found={found} quiet={rows.length === 0}>
        {rows.length === 0 ? (
          <EmptyState
            art={<Bell aria-hidden size={56} strokeWidth={1.5} />}
            title={t('notifications.empty.title')}
            text={t('notifications.empty.text')}
          />
        ) : (
          <div className="flex flex-col gap-2.5 px-3 pt-1">
            {unread > 0 && (
              <div className="flex items-center justify-between gap-3 pl-1">
                <p aria-live="polite" className="text-note text-ink-2">
                  {t('notifications.unreadCount', { count: unread })}
                </p>
                <Chip onClick={() => readAll.mutate()}>{t('notifications.readAll')}</Chip>
              </div>
            )}
            <ListGroup>
              {rows.map((row) => (
                <NotificationRowPart key={row.id} notification={row} />
              ))}
            </ListGroup>
          </div>
        )}
      </EndlessPages>
    </PullToRefresh>
  );
}

function InboxSkeleton() {
  return (
    <div className="flex flex-col gap-2.5 px-3 pt-3">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-20 w-full" />
      ))}
    </div>
  );
}
