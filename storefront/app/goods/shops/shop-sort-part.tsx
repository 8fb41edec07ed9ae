import type { ProductSort } from '@tradewind/contract/goods/catalog';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { Chip } from '../../design/chip.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { FilterButton } from '../search/filter-button.tsx';

interface ShopSortPartProps {
  sort: ProductSort;
  /** False for new products, whose order is fixed. */
  sortable: boolean;
  onSort: (sort: ProductSort) => void;
  /** Number of applied filters. */
  filters: number;
  onFilter: () => void;
}

/** The sort orders of a shop's products and the filter button; pressing price again reverses it. */
export function ShopSortPart({ sort, sortable, onSort, filters, onFilter }: ShopSortPartProps) {
  const { t } = useTranslation();
  const byPrice = sort === 'price_up' || sort === 'price_down';
  const arrow = sort === 'price_up' ? ArrowUp : sort === 'price_down' ? ArrowDown : ArrowUpDown;
  const priceLabel =
    sort === 'price_up'
      ? t('catalog.sortPriceUp')
      : sort === 'price_down'
        ? t('catalog.sortPriceDown')
        : t('catalog.sortPrice');
  return (
    <div className="flex min-h-15 items-center gap-2 py-2 pr-3">
      {sortable && (
        <div
          role="group"
          aria-label={t('catalog.sort')}
          className="scrollbar-none flex min-w-0 gap-2 overflow-x-auto mask-r-from-[calc(100%-20px)] py-1 pr-4 pl-4"
        >
          <Chip selected={sort === 'relevance'} onClick={() => onSort('relevance')}>
            {t('shops.popular')}
          </Chip>
          <Chip selected={sort === 'sales'} onClick={() => onSort('sales')}>
            {t('shops.mostSold')}
          </Chip>
          <Chip
            selected={byPrice}
            icon={arrow}
            aria-label={priceLabel}
            onClick={() => onSort(sort === 'price_up' ? 'price_down' : 'price_up')}
          >
            {t('catalog.sortPrice')}
          </Chip>
          <Chip selected={sort === 'rating'} onClick={() => onSort('rating')}>
            {t('catalog.sortRating')}
          </Chip>
        </div>
      )}
      <FilterButton applied={filters} onFilter={onFilter} />
    </div>
  );
}
