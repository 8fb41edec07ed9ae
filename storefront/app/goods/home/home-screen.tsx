import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { categoriesQuery, withoutAllCategory } from '../catalog/category-data.ts';
import { uniqueCards } from '../catalog/cards-of.ts';
import { EndlessProducts } from '../catalog/endless-products.tsx';
import { SectionHeading } from '../catalog/section-heading.tsx';
import { PullToRefresh } from '../../design/pull-to-refresh.tsx';
import { useDelayedSkeleton } from '../../design/skeleton.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { MetaContext, ScreenContext, ScreenMeta } from '../../shell/screen.ts';
import { hotShopsQuery } from '../shops/shop-data.ts';
import { BannerPart } from './banner-part.tsx';
import { CategoriesPart } from './categories-part.tsx';
import { FactsPart } from './facts-part.tsx';
import { bannersQuery, hotProductsPages } from '../catalog/home-data.ts';
import { HomeSkeleton } from './home-skeleton.tsx';
import { HotShopsPart } from './hot-shops-part.tsx';
import { BrandRow } from './mark-row-part.tsx';
import { SearchLink } from './home-header-part.tsx';

export const loader = ({ queries }: ScreenContext) =>
  Promise.all([
    queries.ensureQueryData(categoriesQuery()),
    queries.ensureQueryData(bannersQuery()),
    queries.ensureQueryData(hotShopsQuery()),
    queries.ensureInfiniteQueryData(hotProductsPages()),
  ]);

export const meta = ({ t, origin }: MetaContext): ScreenMeta => ({
  description: t('shell.description'),
  jsonLd: {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: t('shell.brand'),
    url: new URL('/home', origin).href,
    publisher: {
      '@type': 'Organization',
      name: t('shell.brand'),
      url: new URL('/home', origin).href,
      logo: new URL('/icon.svg', origin).href,
    },
    potentialAction: {
      '@type': 'SearchAction',
      target: `${new URL('/search', origin).href}?q={words}`,
      'query-input': 'required name=words',
    },
  },
});

/** The shop window. */
export function Component() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const categories = useQuery(categoriesQuery());
  const banners = useQuery(bannersQuery());
  const shops = useQuery(hotShopsQuery());
  const products = useInfiniteQuery(hotProductsPages());
  const waiting = useDelayedSkeleton(categories.isPending || products.isPending);
  return (
    <PullToRefresh
      onRefresh={() => queries.refetchQueries({ type: 'active' })}
      pullText={t('shell.pullToRefresh')}
      releaseText={t('shell.releaseToRefresh')}
      refreshingText={t('shell.refreshing')}
      refreshLabel={t('home.refresh')}
    >
      <div aria-hidden className="absolute inset-x-0 top-0 -z-10 h-28 bg-linear-to-b from-sea-tint to-canvas" />
      <BrandRow />
      <SearchLink />
      {waiting ? (
        <HomeSkeleton />
      ) : (
        <>
          <CategoriesPart categories={withoutAllCategory(categories.data ?? [])} />
          {banners.data && banners.data.length > 0 && <BannerPart banners={banners.data} />}
          <FactsPart />
          {shops.data && shops.data.list.length > 0 && <HotShopsPart shops={shops.data.list} />}
          <section>
            <SectionHeading title={t('home.hotProducts')} note={t('home.hotProductsNote')} to="/search?sort=sales" />
            <EndlessProducts
              ranked
              cards={uniqueCards(products.data, ({ list }) => list)}
              found={products}
              empty={null}
            />
          </section>
        </>
      )}
    </PullToRefresh>
  );
}
