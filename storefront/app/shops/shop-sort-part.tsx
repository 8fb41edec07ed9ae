import type { ProductSort } from '@tradewind/contract/catalog';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Chip } from '../design/chip.tsx';
import { useTranslation } from '../i18n/use-translation.tsx';

interface ShopSortPartProps {
  sort: ProductSort | null;
  /** The newest have their order already. */
  sortable: boolean;
  onSort: (sort: ProductSort | null) => void;
  /** How many there are. */
  children: ReactNode;
}

/** How the products of a shop are ordered; price turns over when pressed again. */
export function ShopSortPart({ sort, sortable, onSort, children }: ShopSortPartProps) {
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
    <div className="flex min-h-15 items-center gap-2 py-2 pr-4">
      {sortable && (
        <div
          role="group"
          aria-label={t('catalog.sort')}
          className="scrollbar-none flex min-w-0 gap-2 overflow-x-auto py-1 pl-4"
        >
          <Chip selected={sort === null} onClick={() => onSort(null)}>
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
        </div>
      )}
      <span aria-live="polite" className="tnum ml-auto shrink-0 pl-4 text-cap text-ink-3">
        {children}
      </span>
    </div>
  );
}
