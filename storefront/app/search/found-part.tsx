import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { cardsOf } from '../catalog/cards-of.ts';
import { categoriesQuery } from '../catalog/category-data.ts';
import { EndlessProducts } from '../catalog/endless-products.tsx';
import { useCategoryName } from '../catalog/use-category-name.ts';
import { buttonClass } from '../design/button.tsx';
import { Chip } from '../design/chip.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { useTranslation } from '../i18n/use-translation.tsx';
import { useScreenActive } from '../shell/screen-active.ts';
import type { Search } from './search-address.ts';
import { foundPages } from './search-data.ts';
import { SortRowPart } from './sort-row-part.tsx';

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }));

interface FoundPartProps {
  search: Search;
  onChange: (search: Search) => void;
}

/** What was found, how it is ordered, and what it was narrowed to. */
export function FoundPart({ search, onChange }: FoundPartProps) {
  const { t } = useTranslation();
  const nameOf = useCategoryName();
  const active = useScreenActive();
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  const { data: categories = [] } = useQuery(categoriesQuery());
  const found = useInfiniteQuery(foundPages(search));
  const category = categories.find(({ category_id }) => category_id === search.category);
  const total = found.data?.pages[0]?.total;
  return (
    <>
      <SortRowPart search={search} onSort={(sort) => onChange({ ...search, sort })} onFilter={() => setSheet('open')} />
      {category && (
        <div className="flex flex-wrap gap-2 px-4 py-1">
          <Chip removeLabel={t('search.removeFilter')} onClick={() => onChange({ ...search, category: null })}>
            {nameOf(category)}
          </Chip>
        </div>
      )}
      <p aria-live="polite" className="tnum min-h-9 px-4 pt-2 pb-2 text-note text-ink-3">
        {total !== undefined && total > 0 && t('search.results', { count: total })}
      </p>
      <EndlessProducts
        cards={cardsOf(found.data, ({ list }) => list)}
        found={found}
        empty={
          <EmptyState
            art={<SearchX aria-hidden size={56} strokeWidth={1.4} />}
            title={search.words ? t('search.nothing', { words: search.words }) : t('catalog.emptyCategory')}
            text={search.words ? t('search.nothingText') : undefined}
            action={
              <Link to="/search" className={buttonClass({ kind: 'soft' })}>
                {t('search.again')}
              </Link>
            }
          />
        }
      />
      {sheet !== 'never' && (
        <Suspense>
          <FilterSheet
            search={search}
            open={sheet === 'open' && active}
            onOpenChange={(open) => setSheet(open ? 'open' : 'closed')}
            onApply={onChange}
          />
        </Suspense>
      )}
    </>
  );
}
