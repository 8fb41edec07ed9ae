import type { ReactNode } from 'react';
import { EndlessList } from '../design/endless-list.tsx';
import { useTranslation } from '../i18n/use-translation.tsx';

interface EndlessPagesProps {
  /** What `useInfiniteQuery` answers. */
  found: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  /** Says nothing at the end: the list is empty and says so itself. */
  quiet?: boolean;
  children: ReactNode;
}

/** A list of pages that go on while one scrolls, in the words that all such lists share. */
export function EndlessPages({ found, quiet, children }: EndlessPagesProps) {
  const { t } = useTranslation();
  return (
    <EndlessList
      hasMore={found.hasNextPage}
      loading={found.isFetchingNextPage}
      failed={found.isFetchNextPageError}
      onMore={() => void found.fetchNextPage()}
      loadingText={t('shell.loading')}
      noMoreText={t('shell.noMore')}
      retryLabel={t('shell.retryMore')}
      quiet={quiet}
    >
      {children}
    </EndlessList>
  );
}
