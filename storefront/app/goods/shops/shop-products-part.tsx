import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ShopDetail } from '@tradewind/contract/goods/shops';
import { PackageSearch } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { AdultGate } from '../catalog/adult-gate.tsx';
import { adultCategory, categoriesQuery, visibleCategories } from '../catalog/categories.ts';
import { EndlessProducts } from '../catalog/endless-products.tsx';
import { Button } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
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
  look: ShopView;
  onLook: (change: Partial<ShopView>) => void;
}

const unfiltered = {
  priceFrom: undefined,
  priceTo: undefined,
  rating: undefined,
  inStock: undefined,
  freeDelivery: undefined,
  shipsTo: undefined,
};

/** What the shop sells: by category, ordered, narrowed down, found by words. What is for adults waits behind a question. */
export function ShopProductsPart({ shop, look, onLook }: ShopProductsPartProps) {
  const forAdults = shop.categories.length > 0 && shop.categories.every((code) => code === adultCategory);
  const shown = forAdults ? { ...look, category: adultCategory } : look;
  return (
    <AdultGate needed={shown.category === adultCategory}>
      <Products shop={shop} look={shown} onLook={onLook} />
    </AdultGate>
  );
}

function Products({ shop, look, onLook }: ShopProductsPartProps) {
  const { t } = useTranslation();
  const active = useScreenActive();
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  const found = useInfiniteQuery({ ...shopPages(shop.mer_id, shopSearch(look)), placeholderData: keepPreviousData });
  const filters = countFilters(look);
  const narrowed = filters > 0 || look.words !== '';
  return (
    <section aria-label={t(look.tab === 'new' ? 'shops.newest' : 'shops.allProducts')} className="pb-4">
      <ShopCategoriesPart
        codes={shop.categories}
        chosen={shop.categories.length > 1 ? look.category : null}
        onChoose={(category) => onLook({ category })}
      />
      <ShopSortPart
        sort={look.sort}
        sortable={look.tab === 'all'}
        onSort={(sort) => onLook({ sort })}
        filters={filters}
        onFilter={() => setSheet('open')}
      />
      <AppliedFiltersPart search={look} onChange={(next) => onLook({ ...unfiltered, ...next })} categoryShown />
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
              look.words
                ? t('shops.nothingFound', { words: look.words })
                : filters > 0
                  ? t('terms.nothingLeft')
                  : t('shops.nothingYet')
            }
            text={look.words ? t('shops.nothingFoundText') : undefined}
            action={
              narrowed && (
                <Button kind="soft" onClick={() => onLook({ ...unfiltered, words: '', category: null })}>
                  {t('terms.showAll')}
                </Button>
              )
            }
          />
        }
      />
      {sheet !== 'never' && (
        <Suspense>
          <FilterSheet
            search={look}
            shop={shop.mer_id}
            open={sheet === 'open' && active}
            onOpenChange={(open) => setSheet(open ? 'open' : 'closed')}
            onApply={(next) => onLook({ ...unfiltered, ...next })}
          />
        </Suspense>
      )}
    </section>
  );
}

interface ShopCategoriesPartProps {
  /** What the shop sells, by code. */
  codes: readonly string[];
  chosen: string | null;
  onChoose: (category: string | null) => void;
}

/** The categories of a shop; nothing where there is no choice. */
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
