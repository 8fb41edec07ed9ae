import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ShopDetail } from '@tradewind/contract/goods/shops';
import { PackageSearch } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { AdultGate } from '../catalog/adult-gate.tsx';
import { categoriesQuery, isForAdults, visibleCategories } from '../catalog/categories.ts';
import { EndlessProducts } from '../catalog/endless-products.tsx';
import { Button } from '../../design/button.tsx';
import { Chip } from '../../design/chip.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { FiltersBeside } from '../search/filters-beside-part.tsx';
import { AppliedFiltersPart } from '../search/applied-filters-part.tsx';
import { countFilters } from '../search/search-params.ts';
import { useScreenActive } from '../../shell/screen-active.ts';
import { ShopSortPart } from './shop-sort-part.tsx';
import { type ShopView, shopSearch, shopPages } from './shop-view.ts';
import { uniqueCards } from '../catalog/catalog-data.ts';
import { useAdult } from '../catalog/adult.ts';
import { CategoryChips } from '../catalog/category-chips.tsx';

const FilterSheet = lazy(async () => ({ default: (await import('../search/filter-sheet.tsx')).FilterSheet }));

interface ShopProductsPartProps {
  shop: ShopDetail;
  view: ShopView;
  onChange: (change: Partial<ShopView>) => void;
}

const unfiltered = {
  priceFrom: undefined,
  priceTo: undefined,
  rating: undefined,
  inStock: undefined,
  freeDelivery: undefined,
  shipsTo: undefined,
};

/** The products of a shop with categories, order, filters and search; products for adults need a confirmed age. */
export function ShopProductsPart({ shop, view, onChange }: ShopProductsPartProps) {
  const { data: categories = [] } = useQuery(categoriesQuery());
  const [first] = shop.categories;
  const forAdults = first !== undefined && shop.categories.every((code) => isForAdults(categories, code));
  const shown = forAdults && view.category === null ? { ...view, category: first } : view;
  return (
    <AdultGate needed={isForAdults(categories, shown.category)}>
      <Products shop={shop} view={shown} onChange={onChange} />
    </AdultGate>
  );
}

function Products({ shop, view, onChange }: ShopProductsPartProps) {
  const { t } = useTranslation();
  const active = useScreenActive();
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  const found = useInfiniteQuery({ ...shopPages(shop.mer_id, shopSearch(view)), placeholderData: keepPreviousData });
  const filters = countFilters(view);
  const narrowed = filters > 0 || view.words !== '' || view.own !== null;
  return (
    <section aria-label={t(view.tab === 'new' ? 'shops.newest' : 'shops.allProducts')} className="pb-4">
      {shop.shop_categories.length > 0 ? (
        <OwnCategoriesPart
          categories={shop.shop_categories}
          chosen={view.own}
          onChoose={(own) => onChange({ own, category: null })}
        />
      ) : (
        <ShopCategoriesPart
          codes={shop.categories}
          chosen={shop.categories.length > 1 ? view.category : null}
          onChoose={(category) => onChange({ category })}
        />
      )}
      <FiltersBeside search={view} shop={shop.mer_id} onChange={(next) => onChange({ ...unfiltered, ...next })}>
        <ShopSortPart
          sort={view.sort}
          sortable={view.tab === 'all'}
          onSort={(sort) => onChange({ sort })}
          filters={filters}
          onFilter={() => setSheet('open')}
        />
        <AppliedFiltersPart search={view} onChange={(next) => onChange({ ...unfiltered, ...next })} categoryShown />
        <p aria-live="polite" className="tnum min-h-9 px-4 pt-1 pb-2 text-note text-ink-3">
          {!found.isPlaceholderData &&
            found.data &&
            t('catalog.itemCount', { count: found.data.pages[0]!.product_list.total })}
        </p>
        <EndlessProducts
          cards={uniqueCards(found.data, ({ product_list }) => product_list.list)}
          found={found.isPlaceholderData ? { ...found, isPending: true } : found}
          empty={
            <EmptyState
              art={<PackageSearch aria-hidden size={56} strokeWidth={1.4} />}
              title={
                view.words
                  ? t('shops.nothingFound', { words: view.words })
                  : filters > 0
                    ? t('terms.nothingLeft')
                    : t('shops.nothingYet')
              }
              text={view.words ? t('shops.nothingFoundText') : undefined}
              action={
                narrowed && (
                  <Button kind="soft" onClick={() => onChange({ ...unfiltered, words: '', category: null, own: null })}>
                    {t('terms.showAll')}
                  </Button>
                )
              }
            />
          }
        />
      </FiltersBeside>
      {sheet !== 'never' && (
        <Suspense>
          <FilterSheet
            search={view}
            shop={shop.mer_id}
            open={sheet === 'open' && active}
            onOpenChange={(open) => setSheet(open ? 'open' : 'closed')}
            onApply={(next) => onChange({ ...unfiltered, ...next })}
          />
        </Suspense>
      )}
    </section>
  );
}

interface OwnCategoriesPartProps {
  categories: ShopDetail['shop_categories'];
  chosen: string | null;
  onChoose: (own: string | null) => void;
}

/** The categories that the shop made itself; they take the place of those of the platform. */
function OwnCategoriesPart({ categories, chosen, onChoose }: OwnCategoriesPartProps) {
  const { t } = useTranslation();
  return (
    <div
      role="group"
      aria-label={t('catalog.categories')}
      className="scrollbar-none flex gap-2 overflow-x-auto px-4 pt-3.5 pb-1 md:flex-wrap"
    >
      <Chip selected={chosen === null} onClick={() => onChoose(null)}>
        {t('catalog.all')}
      </Chip>
      {categories.map(({ id, name }) => (
        <Chip key={id} selected={chosen === id} onClick={() => onChoose(id)}>
          {name}
        </Chip>
      ))}
    </div>
  );
}

interface ShopCategoriesPartProps {
  /** Codes of the categories that the shop sells. */
  codes: readonly string[];
  chosen: string | null;
  onChoose: (category: string | null) => void;
}

/** The categories of a shop; renders nothing where there is only one. */
function ShopCategoriesPart({ codes, chosen, onChoose }: ShopCategoriesPartProps) {
  const { t } = useTranslation();
  const isAdult = useAdult();
  const { data: categories = [] } = useQuery(categoriesQuery());
  const own = visibleCategories(categories, isAdult).filter(({ category_id }) => codes.includes(category_id));
  if (own.length < 2 && chosen === null) return null;
  return (
    <CategoryChips
      categories={own}
      chosen={chosen}
      onChoose={onChoose}
      allLabel={t('catalog.all')}
      className="pt-2.5"
    />
  );
}
