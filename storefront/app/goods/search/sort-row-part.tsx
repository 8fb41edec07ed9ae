import type { ProductSort } from '@tradewind/contract/goods/catalog';
import { ChevronDown, ChevronsUpDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../design/class-names.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { FilterButton } from './filter-button.tsx';
import { countFilters, type Search } from './search-params.ts';

interface SortRowPartProps {
  search: Search;
  onSort: (sort: ProductSort) => void;
  onFilter: () => void;
  /** The screen shows the category elsewhere. */
  categoryShown?: boolean;
}

/** The sort orders and the filter button, in a sticky row. */
export function SortRowPart({ search, onSort, onFilter, categoryShown }: SortRowPartProps) {
  const { t } = useTranslation();
  const { sort } = search;
  const up = sort === 'price_up';
  const PriceIcon = up ? ChevronUp : sort === 'price_down' ? ChevronDown : ChevronsUpDown;
  const applied = countFilters(search) + (search.category && !categoryShown ? 1 : 0);
  return (
    <div className="frost sticky top-(--under-bar) z-(--z-sticky) flex shrink-0 items-center gap-1 bg-canvas/92 pr-3 lg:static lg:ml-auto lg:bg-transparent lg:pr-0 lg:backdrop-blur-none">
      <div
        role="group"
        aria-label={t('catalog.sort')}
        className="scrollbar-none flex min-w-0 flex-1 overflow-x-auto mask-r-from-[calc(100%-20px)] pr-4 pl-2"
      >
        <SortButton on={sort === 'relevance'} onClick={() => onSort('relevance')}>
          {search.words ? t('catalog.sortRelevance') : t('catalog.sortRecommended')}
        </SortButton>
        <SortButton on={sort === 'sales'} onClick={() => onSort('sales')}>
          {t('catalog.sortSales')}
        </SortButton>
        <SortButton
          on={up || sort === 'price_down'}
          label={up ? t('catalog.sortPriceUp') : sort === 'price_down' ? t('catalog.sortPriceDown') : undefined}
          onClick={() => onSort(up ? 'price_down' : 'price_up')}
        >
          {t('catalog.sortPrice')}
          <PriceIcon aria-hidden size={15} />
        </SortButton>
        <SortButton on={sort === 'newest'} onClick={() => onSort('newest')}>
          {t('catalog.sortNewest')}
        </SortButton>
        <SortButton on={sort === 'rating'} onClick={() => onSort('rating')}>
          {t('catalog.sortRating')}
        </SortButton>
      </div>
      <FilterButton applied={applied} onFilter={onFilter} />
    </div>
  );
}

interface SortButtonProps {
  on: boolean;
  /** Accessible name where the visible text is ambiguous. */
  label?: string;
  onClick: () => void;
  children: ReactNode;
}

function SortButton({ on, label, onClick, children }: SortButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={label}
      onClick={onClick}
      className={cx(
        'inline-flex min-h-11 shrink-0 items-center gap-0.5 px-2 text-body whitespace-nowrap -outline-offset-2',
        on ? 'font-semibold text-ink' : 'text-ink-2',
      )}
    >
      {children}
    </button>
  );
}
