import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { ProductCard } from '@tradewind/contract/goods/catalog';
import { EndlessProducts } from '../catalog/endless-products.tsx';
import { ProductGrid } from '../catalog/product-grid.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useScreenActive } from '../../shell/screen-active.ts';
import { FiltersBeside } from './filters-beside-part.tsx';
import { AppliedFiltersPart } from './applied-filters-part.tsx';
import { type Search, countFilters, withoutFilters } from './search-params.ts';
import { searchPages } from './search-data.ts';
import { SortRowPart } from './sort-row-part.tsx';
import { uniqueCards } from '../catalog/catalog-data.ts';
import { SearchX } from 'lucide-react';
import { Link } from '../../shell/router/link.tsx';
import { Button, buttonClass } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { HotWordsPart } from './hot-words-part.tsx';

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }));

interface ResultsPartProps {
  search: Search;
  onChange: (search: Search) => void;
  /** The screen shows the category elsewhere. */
  categoryShown?: boolean;
}

/** The results of a search with their order and filters. */
export function ResultsPart({ search, onChange, categoryShown }: ResultsPartProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const active = useScreenActive();
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  const found = useInfiniteQuery(searchPages(search));
  const first = found.data?.pages[0];
  return (
    <FiltersBeside search={search} onChange={onChange}>
      {/* In a wide window one row: what was searched and how much was found, the order at the right. */}
      <div className="contents lg:sticky lg:top-(--under-bar) lg:z-(--z-sticky) lg:flex lg:items-center lg:gap-4 lg:bg-canvas/92 lg:pr-4 lg:backdrop-blur-xl">
        <SortRowPart
          search={search}
          onSort={(sort) => onChange({ ...search, sort })}
          onFilter={() => setSheet('open')}
          categoryShown={categoryShown}
        />
        <div className="contents lg:order-first lg:flex lg:min-w-0 lg:flex-1 lg:items-baseline lg:gap-3 lg:pl-4">
          {search.words && (
            <h2 className="hidden min-w-0 truncate text-h2 font-bold tracking-[-0.02em] lg:block">
              {t('search.heading', { words: search.words })}
            </h2>
          )}
          <p
            aria-live="polite"
            className="tnum min-h-9 px-4 pt-2 pb-2 text-note text-ink-3 lg:min-h-0 lg:shrink-0 lg:p-0"
          >
            {first &&
              first.total > 0 &&
              !first.near &&
              (first.more
                ? t('search.resultsMore', { number: number(first.total) })
                : t('search.results', { count: first.total }))}
          </p>
        </div>
      </div>
      <AppliedFiltersPart search={search} onChange={onChange} categoryShown={categoryShown} />
      {first?.meant && first.total > 0 && (
        <p className="px-4 pb-3 text-note text-ink-2">
          {t('search.corrected', { words: search.words, meant: first.meant })}
        </p>
      )}
      {first?.near && <NearNotice words={search.words} />}
      <EndlessProducts
        cards={uniqueCards(found.data, ({ list }) => list)}
        found={found}
        empty={<NoResults search={search} onChange={onChange} />}
        render={(cards) => <FoundGrid cards={cards} withAllWords={first?.with_all_words ?? null} />}
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
    </FiltersBeside>
  );
}

/** The products; what has some of the words only stands below the others, under a heading. */
function FoundGrid({ cards, withAllWords }: { cards: readonly ProductCard[]; withAllWords: number | null }) {
  const { t } = useTranslation();
  const whole = withAllWords ?? cards.length;
  return (
    <>
      {whole > 0 && <ProductGrid cards={cards.slice(0, whole)} className="px-4" />}
      {cards.length > whole && (
        <>
          <h2 className="px-4 pt-6 pb-3 text-lead font-semibold first:pt-0">{t('search.someWords')}</h2>
          <ProductGrid cards={cards.slice(whole)} className="px-4" />
        </>
      )}
    </>
  );
}

/** Says that nothing is what was asked for, above the things that come near it. */
function NearNotice({ words }: { words: string }) {
  const { t } = useTranslation();
  return (
    <div className="px-4 pb-4">
      <p className="text-body font-semibold text-ink">{t('search.noResults', { words })}</p>
      <p className="pt-1 text-note text-ink-2">{t('search.near')}</p>
    </div>
  );
}

interface NoResultsProps {
  search: Search;
  onChange: (search: Search) => void;
}

/** Shown when nothing was found: a way to clear the filters, and popular searches. */
function NoResults({ search, onChange }: NoResultsProps) {
  const { t } = useTranslation();
  const narrowed = countFilters(search) > 0 || (search.words !== '' && search.category !== null);
  return (
    <>
      <EmptyState
        art={<SearchX aria-hidden size={56} strokeWidth={1.4} />}
        title={
          search.words
            ? t('search.noResults', { words: search.words })
            : t(narrowed ? 'search.noMatches' : 'catalog.emptyCategory')
        }
        text={narrowed ? t('search.noMatchesText') : search.words ? t('search.noResultsText') : undefined}
        action={
          narrowed ? (
            <Button kind="soft" onClick={() => onChange(withoutFilters(search))}>
              {t('search.clearFilters')}
            </Button>
          ) : (
            <Link to="/search" className={buttonClass({ kind: 'soft' })}>
              {t('search.newSearch')}
            </Link>
          )
        }
      />
      {search.words !== '' && <HotWordsPart />}
    </>
  );
}
