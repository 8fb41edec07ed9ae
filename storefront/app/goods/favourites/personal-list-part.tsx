import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PullToRefresh } from '../../design/pull-to-refresh.tsx';
import { Skeleton, useDelayedSkeleton } from '../../design/skeleton.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { EndlessPages } from '../../shell/endless-pages.tsx';
import { ErrorState } from '../../shell/errors/error-state.tsx';

interface PersonalListPartProps {
  found: Pick<
    UseInfiniteQueryResult,
    | 'data'
    | 'isPending'
    | 'isError'
    | 'error'
    | 'refetch'
    | 'hasNextPage'
    | 'isFetchingNextPage'
    | 'isFetchNextPageError'
    | 'fetchNextPage'
  >;
  /** How many items are loaded. */
  count: number;
  /** Shown instead of an empty list. */
  empty: ReactNode;
  children: ReactNode;
}

/** An infinite list of the shopper's own with its loading, error and empty states. */
export function PersonalListPart({ found, count, empty, children }: PersonalListPartProps) {
  const { t } = useTranslation();
  const skeleton = useDelayedSkeleton(found.isPending);
  if (found.isError && !found.data) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return skeleton && <ListSkeleton />;
  return (
    <PullToRefresh
      onRefresh={() => found.refetch()}
      pullText={t('shell.pullToRefresh')}
      releaseText={t('shell.releaseToRefresh')}
      refreshingText={t('shell.refreshing')}
      refreshLabel={t('favourites.refresh')}
    >
      <EndlessPages found={found} quiet={count === 0}>
        {count === 0 ? empty : children}
      </EndlessPages>
    </PullToRefresh>
  );
}

function ListSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-2.5 px-3 pt-3">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-29 w-full rounded-lg" />
      ))}
    </div>
  );
}
