import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Search, SearchX } from 'lucide-react';
import { Link } from '../../shell/router/link.tsx';
import { useSearchParams } from '../../shell/router/visit.ts';
import { AdultGate } from '../catalog/adult-gate.tsx';
import { useAdult } from '../catalog/adult.ts';
import { CategoryChips } from '../catalog/category-chips.tsx';
import { categoriesQuery, findCategory, isForAdults, visibleCategories } from '../catalog/categories.ts';
import { EndlessProducts } from '../catalog/endless-products.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { IconButton } from '../../design/icon-button.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { HotWordsPart } from './hot-words-part.tsx';
import { popularPages } from './search-data.ts';
import { uniqueCards } from '../catalog/catalog-data.ts';

/** The most ordered products, of all or one category, with popular searches. */
export function Component() {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const isAdult = useAdult();
  const category = query.get('category');
  const { data: categories = [] } = useQuery(categoriesQuery());
  const needsAge = isForAdults(categories, category);
  const popular = useInfiniteQuery({ ...popularPages(category), enabled: !needsAge || isAdult });
  return (
    <>
      <ScreenBar
        title={t('title.popular')}
        right={<IconButton icon={Search} label={t('title.search')} link={(face) => <Link to="/search" {...face} />} />}
      />
      <div className="frost sticky top-(--under-bar) z-(--z-sticky) shrink-0 bg-canvas/92">
        <CategoryChips
          categories={visibleCategories(categories, isAdult)}
          chosen={findCategory(categories, category)?.top.category_id ?? null}
          onChoose={(next) => setQuery(next ? { category: next } : {}, { replace: true })}
          allLabel={t('catalog.all')}
        />
      </div>
      {category === null && <HotWordsPart />}
      <div className="pt-4 pb-4">
        <AdultGate needed={needsAge}>
          <EndlessProducts
            ranked
            cards={uniqueCards(popular.data, ({ list }) => list)}
            found={popular}
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
