import { useInfiniteQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { useSearchParams } from '../../shell/router/visit.ts';
import { EmptyState } from '../../design/empty-state.tsx';
import { EndlessPages } from '../../shell/endless-pages.tsx';
import { Skeleton, useDelayedSkeleton } from '../../design/skeleton.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { ScreenContext } from '../../shell/screen.ts';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import { shopSearchPages } from './shop-data.ts';
import { ShopTile } from './shop-tile.tsx';
import { normalizeWords } from '../search/search-params.ts';
import { SearchBarPart } from '../search/search-bar-part.tsx';

const wordsOf = (query: URLSearchParams): string => normalizeWords(query.get('q') ?? '');

export const loader = ({ url, queries }: ScreenContext) =>
  queries.ensureInfiniteQueryData(shopSearchPages(wordsOf(url.searchParams)));

/** Searches shops by name or by what they sell; without words it lists all shops. */
export function Component() {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const words = wordsOf(query);
  const found = useInfiniteQuery(shopSearchPages(words));
  const waiting = useDelayedSkeleton(found.isPending);
  const shops = found.data?.pages.flatMap(({ list }) => list) ?? [];
  const total = found.data?.pages[0]?.total ?? 0;
  return (
    <>
      <h1 className="sr-only">{t('title.searchs')}</h1>
      <SearchBarPart
        words={words}
        placeholder={t('shops.searchPlaceholder')}
        onSearch={(next) => setQuery(next ? { q: next } : {}, { replace: true })}
        autoFocus={false}
      />
      <p aria-live="polite" className="tnum min-h-8 px-4 pt-1 pb-2 text-note text-ink-3">
        {total > 0 && t('shops.found', { count: total })}
      </p>
      {waiting && <ShopListSkeleton />}
      {!waiting && found.isError && shops.length === 0 && (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      )}
      {!waiting && found.isSuccess && shops.length === 0 && (
        <EmptyState
          art={<Store aria-hidden size={56} strokeWidth={1.4} />}
          title={t('search.noResults', { words })}
          text={t('shops.nothingFoundText')}
        />
      )}
      {!waiting && shops.length > 0 && (
        <EndlessPages found={found}>
          <ul className="grid grid-cols-1 gap-2.5 px-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-5">
            {shops.map((shop) => (
              <ShopTile key={shop.mer_id} shop={shop} />
            ))}
          </ul>
        </EndlessPages>
      )}
    </>
  );
}

function ShopListSkeleton() {
  return (
    <div aria-busy className="grid grid-cols-1 gap-2.5 px-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-5">
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} className="h-44 rounded-lg" />
      ))}
    </div>
  );
}
