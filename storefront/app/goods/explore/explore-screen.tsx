import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useAdult } from '../catalog/adult.ts';
import { uniqueCards } from '../catalog/cards-of.ts';
import { CategoryChips } from '../catalog/category-chips.tsx';
import { adultCategory, categoriesQuery, visibleCategories } from '../catalog/category-data.ts';
import { EndlessProducts } from '../catalog/endless-products.tsx';
import { SectionHeading } from '../catalog/section-heading.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { IconButton } from '../../design/icon-button.tsx';
import { NavBar } from '../../design/nav-bar.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { bannersQuery } from '../catalog/home-data.ts';
import type { ScreenContext } from '../../shell/screen.ts';
import { hotShopsQuery } from '../shops/shop-data.ts';
import { CollectionsPart } from './collections-part.tsx';
import { recommendedPages } from './explore-data.ts';
import { MasonryPart } from './masonry-part.tsx';

/** Adult goods are asked for only by who has said that they are an adult, which no server knows. */
const categoryOf = (query: URLSearchParams, isAdult: boolean): string | null => {
  const category = query.get('category');
  return category === adultCategory && !isAdult ? null : category || null;
};

export const loader = ({ url, queries }: ScreenContext) =>
  Promise.all([
    queries.ensureQueryData(categoriesQuery()),
    queries.ensureQueryData(bannersQuery()),
    queries.ensureQueryData(hotShopsQuery()),
    queries.ensureInfiniteQueryData(recommendedPages(categoryOf(url.searchParams, false))),
  ]);

/** For looking around without looking for anything. */
export function Component() {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const isAdult = useAdult();
  const category = categoryOf(query, isAdult);
  const { data: categories = [] } = useQuery(categoriesQuery());
  const { data: banners = [] } = useQuery(bannersQuery());
  const { data: shops } = useQuery(hotShopsQuery());
  const found = useInfiniteQuery(recommendedPages(category));
  const choose = (next: string | null) => setQuery(next ? { category: next } : {}, { replace: true });
  const name = categories.find(({ category_id }) => category_id === category)?.name;
  return (
    <>
      <NavBar
        large
        title={t('title.explore')}
        right={<IconButton icon={Search} label={t('title.search')} link={(face) => <Link to="/search" {...face} />} />}
      />
      <CategoryChips
        categories={visibleCategories(categories, isAdult)}
        chosen={category}
        onChoose={choose}
        allLabel={t('home.forYou')}
        className="frost sticky top-(--bar-top) z-(--z-sticky) shrink-0 bg-canvas/92 pb-2.5"
      />
      {category === null && banners.length > 0 && <CollectionsPart banners={banners} />}
      <section className="pb-2">
        <SectionHeading title={name ?? t('home.picked')} />
        <EndlessProducts
          cards={uniqueCards(found.data, ({ list }) => list)}
          found={found}
          render={(cards) => <MasonryPart cards={cards} shops={shops?.list ?? []} />}
          empty={
            <EmptyState title={t('catalog.emptyCategory')} art={<Search aria-hidden size={56} strokeWidth={1.4} />} />
          }
        />
      </section>
    </>
  );
}
