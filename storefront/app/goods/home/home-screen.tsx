import { useQuery } from '@tanstack/react-query';
import { announcementsQuery } from '../../platform/content/content-data.ts';
import type { MetaContext, ScreenContext, ScreenMeta } from '../../shell/screen.ts';
import { bannersQuery, flashSaleQuery, hotProductsPages } from '../catalog/catalog-data.ts';
import { categoriesQuery } from '../catalog/categories.ts';
import { hotShopsQuery } from '../shops/shop-data.ts';
import { HomePart } from './home-part.tsx';

export const loader = ({ queries }: ScreenContext) =>
  Promise.all([
    queries.ensureQueryData(categoriesQuery()),
    queries.ensureQueryData(bannersQuery()),
    queries.ensureQueryData(flashSaleQuery()),
    // On the side: Home is shown without it.
    queries.ensureQueryData(announcementsQuery()).catch(() => undefined),
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

/** Home. */
export function Component() {
  const { data: banners = [] } = useQuery(bannersQuery());
  const { data: announced } = useQuery(announcementsQuery());
  return <HomePart banners={banners} announcements={announced?.list ?? []} />;
}
