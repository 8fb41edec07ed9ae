import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '../../shell/router/link.tsx';
import { useAdult } from '../catalog/adult.ts';
import { categoriesQuery, visibleCategories, useCategoryName } from '../catalog/categories.ts';
import { EndlessProducts } from '../catalog/endless-products.tsx';
import { SectionHeading } from '../catalog/section-heading.tsx';
import { Chip } from '../../design/chip.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { HotWordsPart } from './hot-words-part.tsx';
import { RecentPart } from './recent-part.tsx';
import { searchPath } from './search-params.ts';
import { hotProductsPages, uniqueCards } from '../catalog/catalog-data.ts';

/** The search screen without a query: recent searches, categories and popular products. */
export function LandingPart({ onSearch }: { onSearch: (words: string) => void }) {
  const { t } = useTranslation();
  const isAdult = useAdult();
  const nameOf = useCategoryName();
  const { data: categories = [] } = useQuery(categoriesQuery());
  const hot = useInfiniteQuery(hotProductsPages());
  return (
    <>
      <RecentPart onSearch={onSearch} />
      <HotWordsPart />
      <section className="px-4 pt-4">
        <h2 className="pb-3 text-lead font-semibold">{t('catalog.categories')}</h2>
        <div className="flex flex-wrap gap-2 gap-y-2.5">
          {visibleCategories(categories, isAdult).map((category) => (
            <Chip
              key={category.category_id}
              link={(face) => (
                <Link to={searchPath({ words: '', category: category.category_id, sort: 'relevance' })} {...face} />
              )}
            >
              {nameOf(category)}
            </Chip>
          ))}
        </div>
      </section>
      <section className="pb-4">
        <SectionHeading title={t('search.popular')} to="/search?sort=sales" />
        <EndlessProducts cards={uniqueCards(hot.data, ({ list }) => list)} found={hot} empty={null} />
      </section>
    </>
  );
}
