import { useQuery } from '@tanstack/react-query';
import { announcementsQuery } from '../../platform/content/content-data.ts';
import type { HomeKind } from '@tradewind/contract/goods/home';
import type { MetaContext, ScreenContext, ScreenMeta } from '../../shell/screen.ts';
import { bannersQuery, flashSaleQuery, homeSectionsQuery } from '../catalog/catalog-data.ts';
import { categoriesQuery } from '../catalog/categories.ts';
import { marketCouponsQuery } from '../../trade/coupons/coupons-data.ts';
import { hotShopsQuery } from '../shops/shop-data.ts';
import { HomePart } from './home-part.tsx';
import { homeProductsPages } from './home-products-part.tsx';

export const loader = async ({ queries }: ScreenContext) => {
  const [sections] = await Promise.all([
    queries.ensureQueryData(homeSectionsQuery()),
    // On the side: Home is shown without it.
    queries.ensureQueryData(announcementsQuery()).catch(() => undefined),
  ]);
  await Promise.all(sections.map(({ kind }) => dataOf(kind, queries)));
};

/** What a section of Home needs before it can be drawn; what is a shopper's own comes later. */
function dataOf(kind: HomeKind, queries: ScreenContext['queries']): Promise<unknown> | null {
  switch (kind) {
    case 'categories':
      return queries.ensureQueryData(categoriesQuery());
    case 'banners':
      return queries.ensureQueryData(bannersQuery());
    case 'coupons':
      return queries.ensureQueryData(marketCouponsQuery());
    case 'flash':
      return queries.ensureQueryData(flashSaleQuery());
    case 'shops':
      return queries.ensureQueryData(hotShopsQuery());
    case 'hot':
    case 'new':
    case 'recommended':
      return queries.ensureInfiniteQueryData(homeProductsPages(kind));
    default:
      return null;
  }
}

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

/** Home. */
export function Component() {
  const { data: banners = [] } = useQuery(bannersQuery());
  const { data: announced } = useQuery(announcementsQuery());
  const { data: sections } = useQuery(homeSectionsQuery());
  return <HomePart sections={sections} banners={banners} announcements={announced?.list ?? []} />;
}
