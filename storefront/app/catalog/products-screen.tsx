import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ProductSort } from '@tradewind/contract/catalog';
import { Search, SearchX } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { Chip } from '../design/chip.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { IconButton } from '../design/icon-button.tsx';
import type { MessageKey } from '../i18n/messages.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { type Search as Wanted, searchOf, searchQuery, sorts } from '../search/search-address.ts';
import { foundPages } from '../search/search-data.ts';
import type { ScreenContext } from '../shell/screen.ts';
import { ScreenBar } from '../shell/screen-bar.tsx';
import { AdultGate } from './adult-gate.tsx';
import { useAdult } from './adult.ts';
import { cardsOf } from './cards-of.ts';
import { CategoryChips } from './category-chips.tsx';
import { adultCategory, categoriesQuery, openCategories } from './category-data.ts';
import { EndlessProducts } from './endless-products.tsx';

const everything: Wanted = { words: '', category: null, sort: 'relevance' };
const wantedOf = (query: URLSearchParams): Wanted => ({ ...(searchOf(query) ?? everything), words: '' });

export const loader = ({ url, queries }: ScreenContext) => {
  const wanted = wantedOf(url.searchParams);
  const products = () => queries.ensureInfiniteQueryData(foundPages(wanted));
  return Promise.all([
    queries.ensureQueryData(categoriesQuery()),
    wanted.category === adultCategory ? undefined : products(),
  ]);
};

const texts: Record<ProductSort, MessageKey> = {
  relevance: 'catalog.sortRecommended',
  sales: 'catalog.sortSales',
  newest: 'catalog.sortNewest',
  price_up: 'catalog.sortPriceUp',
  price_down: 'catalog.sortPriceDown',
};

/** Everything there is, by category and in an order of choice. */
export function Component() {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const isAdult = useAdult();
  const wanted = wantedOf(query);
  const { data: categories = [] } = useQuery(categoriesQuery());
  const found = useInfiniteQuery({ ...foundPages(wanted), enabled: wanted.category !== adultCategory || isAdult });
  const show = (change: Partial<Wanted>) => setQuery(searchQuery({ ...wanted, ...change }), { replace: true });
  return (
    <>
      <ScreenBar
        title={t('title.products')}
        right={<IconButton icon={Search} label={t('title.search')} link={(face) => <Link to="/search" {...face} />} />}
      />
      <div className="frost sticky top-(--bar-top) z-(--z-sticky) shrink-0 bg-canvas/92">
        <CategoryChips
          categories={openCategories(categories, isAdult)}
          chosen={wanted.category}
          onChoose={(category) => show({ category })}
          allLabel={t('catalog.all')}
        />
        <div
          role="group"
          aria-label={t('catalog.sort')}
          className="scrollbar-none flex gap-2 overflow-x-auto px-4 py-1.5"
        >
          {sorts.map((sort) => (
            <Chip key={sort} selected={sort === wanted.sort} onClick={() => show({ sort })}>
              {t(texts[sort])}
            </Chip>
          ))}
        </div>
      </div>
      <div className="pt-2 pb-4">
        <AdultGate needed={wanted.category === adultCategory}>
          <EndlessProducts
            cards={cardsOf(found.data, ({ list }) => list)}
            found={found}
            empty={
              <EmptyState
                art={<SearchX aria-hidden size={56} strokeWidth={1.4} />}
                title={t('catalog.emptyCategory')}
              />
            }
          />
        </AdultGate>
      </div>
    </>
  );
}
