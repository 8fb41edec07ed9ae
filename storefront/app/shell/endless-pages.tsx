import type { ReactNode } from 'react';
import { EndlessList } from '../design/endless-list.tsx';
import { useTranslation } from '../i18n/use-translation.tsx';

interface EndlessPagesProps {
  /** The result of `useInfiniteQuery`. */
  found: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  /** Shows no text at the end: an empty list has its own. */
  quiet?: boolean;
  /** After some pages a button asks for more, so that the footer can be reached. */
  rests?: boolean;
  children: ReactNode;
}

/** A list that loads more pages while one scrolls, with the texts that all such lists share. */
export function EndlessPages({ found, quiet, rests, children }: EndlessPagesProps) {
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
      rests={rests}
      quiet={quiet}
    >
      {children}
    </EndlessList>
  );
}
