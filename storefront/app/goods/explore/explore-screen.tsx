import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { Link } from '../../shell/router/link.tsx';
import { useSearchParams } from '../../shell/router/visit.ts';
import { useAdult } from '../catalog/adult.ts';
import { CategoryChips } from '../catalog/category-chips.tsx';
import { categoriesQuery, categoryInput, findCategory, isForAdults, visibleCategories } from '../catalog/categories.ts';
import { EndlessProducts } from '../catalog/endless-products.tsx';
import { SectionHeading } from '../catalog/section-heading.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { IconButton } from '../../design/icon-button.tsx';
import { NavBar } from '../../design/nav-bar.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { ScreenContext } from '../../shell/screen.ts';
import { hotShopsQuery } from '../shops/shop-data.ts';
import { MasonryPart, partSize } from './masonry-part.tsx';
import { bannersQuery, uniqueCards } from '../catalog/catalog-data.ts';
import { type Category, recommendedProducts } from '@tradewind/contract/goods/catalog';
import { callPages } from '../../api/call-query.ts';
import type { Banner } from '@tradewind/contract/platform/content';
import { BannerSlide } from '../home/banner-slide.tsx';

/** A category for adults is asked for only once the age is stated; pages that the server renders never show it. */
const categoryOf = (query: URLSearchParams, categories: readonly Category[], isAdult: boolean): string | null => {
  const category = query.get('category');
  return isForAdults(categories, category) && !isAdult ? null : category || null;
};

export const loader = async ({ url, queries }: ScreenContext) => {
  const categories = await queries.ensureQueryData(categoriesQuery());
  return Promise.all([
    queries.ensureQueryData(bannersQuery()),
    queries.ensureQueryData(hotShopsQuery()),
    queries.ensureInfiniteQueryData(recommendedPages(categoryOf(url.searchParams, categories, false))),
  ]);
};

/** Explore: categories, banners and recommended products. */
export function Component() {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const isAdult = useAdult();
  const { data: categories = [] } = useQuery(categoriesQuery());
  const category = categoryOf(query, categories, isAdult);
  const found = findCategory(categories, category);
  const { data: banners = [] } = useQuery(bannersQuery());
  const { data: shops } = useQuery(hotShopsQuery());
  const recommended = useInfiniteQuery(recommendedPages(category));
  const choose = (next: string | null) => setQuery(next ? { category: next } : {}, { replace: true });
  return (
    <>
      <NavBar
        large
        title={t('title.explore')}
        right={
          <span className="md:hidden">
            <IconButton icon={Search} label={t('title.search')} link={(face) => <Link to="/search" {...face} />} />
          </span>
        }
      />
      <CategoryChips
        categories={visibleCategories(categories, isAdult)}
        chosen={found?.top.category_id ?? null}
        onChoose={choose}
        allLabel={t('home.forYou')}
        className="frost sticky top-(--under-bar) z-(--z-sticky) shrink-0 bg-canvas/92 pb-2.5"
      />
      {category === null && banners.length > 0 && <CollectionsPart banners={banners} />}
      <section className="pb-2">
        <SectionHeading title={found?.name ?? t('home.picked')} />
        <EndlessProducts
          cards={uniqueCards(recommended.data, ({ list }) => list)}
          found={recommended}
          render={(cards) => <MasonryPart cards={cards} shops={shops?.list ?? []} />}
          empty={
            <EmptyState title={t('catalog.emptyCategory')} art={<Search aria-hidden size={56} strokeWidth={1.4} />} />
          }
        />
      </section>
    </>
  );
}

/** Recommended products, of one category or of all, part by part. */
const recommendedPages = (category: string | null) =>
  callPages(recommendedProducts, categoryInput(category), { limit: partSize });

/** Banners as large cards in a row. */
function CollectionsPart({ banners }: { banners: readonly Banner[] }) {
  const { t } = useTranslation();
  return (
    <section
      aria-label={t('home.collections')}
      className="scrollbar-none flex snap-x scroll-px-4 gap-2.5 overflow-x-auto overscroll-x-contain px-4"
    >
      {banners.map((banner, index) => (
        <div key={banner.id} className="w-66 shrink-0 snap-start lg:flex-1">
          <BannerSlide tall banner={banner} priority={index === 0} />
        </div>
      ))}
    </section>
  );
}
