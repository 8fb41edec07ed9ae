import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { categoriesQuery, withoutAllCategory } from '../catalog/categories.ts';
import { EndlessProducts } from '../catalog/endless-products.tsx';
import { SectionHeading } from '../catalog/section-heading.tsx';
import { PullToRefresh } from '../../design/pull-to-refresh.tsx';
import { useDelayedSkeleton, Skeleton } from '../../design/skeleton.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { MetaContext, ScreenContext, ScreenMeta } from '../../shell/screen.ts';
import { hotShopsQuery } from '../shops/shop-data.ts';
import { BannerPart } from './banner-part.tsx';
import { CategoriesPart } from './categories-part.tsx';
import { SearchLink, BrandRow } from './home-header-part.tsx';
import { bannersQuery, hotProductsPages, uniqueCards } from '../catalog/catalog-data.ts';
import { ProductGridSkeleton } from '../catalog/product-grid.tsx';
import type { ShopCard } from '@tradewind/contract/goods/catalog';
import { ShopTile } from '../shops/shop-tile.tsx';
import { Languages, ReceiptText, ShieldCheck } from 'lucide-react';

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

/** Home. */
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

/** The skeleton of Home below its search link. */
function HomeSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-6 px-4 pt-4">
      <div className="flex justify-between px-1">
        {[1, 2, 3, 4, 5].map((tile) => (
          <div key={tile} className="flex flex-col items-center gap-2">
            <Skeleton className="size-[54px] rounded-lg" />
            <Skeleton className="h-2.5 w-11 rounded-full" />
          </div>
        ))}
      </div>
      <Skeleton className="h-41 rounded-xl" />
      <Skeleton className="h-5 w-36 rounded-full" />
      <ProductGridSkeleton className="-mt-2" />
    </div>
  );
}

/** Shops with the most orders lately. */
function HotShopsPart({ shops }: { shops: readonly ShopCard[] }) {
  const { t } = useTranslation();
  return (
    <section>
      <SectionHeading title={t('home.hotShops')} to="/searchs" />
      <ul className="scrollbar-none flex snap-x scroll-px-4 gap-2.5 overflow-x-auto overscroll-x-contain px-4 pb-1">
        {shops.map((shop) => (
          <ShopTile key={shop.mer_id} shop={shop} className="w-[236px] shrink-0 snap-start" />
        ))}
      </ul>
    </section>
  );
}

const facts = [
  { icon: ShieldCheck, text: 'home.factPasscode' },
  { icon: ReceiptText, text: 'home.factBill' },
  { icon: Languages, text: 'home.factLanguages' },
] as const;

/** Three promises that hold for every order. */
function FactsPart() {
  const { t } = useTranslation();
  return (
    <ul className="grid grid-cols-3 gap-2 px-4 pt-3.5">
      {facts.map(({ icon: Icon, text }) => (
        <li key={text} className="flex min-w-0 items-center gap-1.5 text-cap text-ink-2">
          <Icon aria-hidden size={18} strokeWidth={1.8} className="shrink-0 text-sea" />
          <span className="min-w-0 break-words">{t(text)}</span>
        </li>
      ))}
    </ul>
  );
}
