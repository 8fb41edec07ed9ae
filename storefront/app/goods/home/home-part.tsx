import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ShopCard } from '@tradewind/contract/goods/catalog';
import type { Banner } from '@tradewind/contract/platform/content';
import type { Announcement } from '@tradewind/contract/platform/texts';
import { Languages, ReceiptText, ShieldCheck, Store } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { PullToRefresh } from '../../design/pull-to-refresh.tsx';
import { useDelayedSkeleton, Skeleton } from '../../design/skeleton.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { HomeAnnouncement } from '../../platform/content/home-announcement.tsx';
import { hotProductsPages, uniqueCards } from '../catalog/catalog-data.ts';
import { categoriesQuery, withoutAllCategory } from '../catalog/categories.ts';
import { EndlessProducts } from '../catalog/endless-products.tsx';
import { ProductGridSkeleton } from '../catalog/product-grid.tsx';
import { SectionHeading } from '../catalog/section-heading.tsx';
import { hotShopsQuery } from '../shops/shop-data.ts';
import { ShopTile } from '../shops/shop-tile.tsx';
import { BannerPart } from './banner-part.tsx';
import { BannerSlide } from './banner-slide.tsx';
import { CategoriesPart } from './categories-part.tsx';
import { FlashSalePart } from './flash-sale-part.tsx';
import { SearchLink, BrandRow } from './home-header-part.tsx';

interface HomePartProps {
  banners: readonly Banner[];
  announcements: readonly Announcement[];
}

/** Home with what operators show on it: what they show now, or in a preview at another moment. */
export function HomePart({ banners, announcements }: HomePartProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const categories = useQuery(categoriesQuery());
  const shops = useQuery(hotShopsQuery());
  const products = useInfiniteQuery(hotProductsPages());
  const waiting = useDelayedSkeleton(categories.isPending || products.isPending);
  const cards = uniqueCards(products.data, ({ list }) => list);
  const isEmpty = products.isSuccess && cards.length === 0;
  return (
    <PullToRefresh
      onRefresh={() => queries.refetchQueries({ type: 'active' })}
      pullText={t('shell.pullToRefresh')}
      releaseText={t('shell.releaseToRefresh')}
      refreshingText={t('shell.refreshing')}
      refreshLabel={t('home.refresh')}
    >
      <div
        aria-hidden
        className="absolute inset-x-0 top-0 -z-10 h-28 bg-linear-to-b from-sea-tint to-canvas md:hidden"
      />
      <BrandRow />
      <SearchLink />
      <HomeAnnouncement announcements={announcements} />
      {waiting ? (
        <HomeSkeleton />
      ) : (
        <>
          <div className="md:flex md:flex-col-reverse">
            <CategoriesPart categories={withoutAllCategory(categories.data ?? [])} />
            {banners.length > 0 && <HeroPart banners={banners} />}
          </div>
          <FactsPart />
          <FlashSalePart />
          {shops.data && shops.data.list.length > 0 && <HotShopsPart shops={shops.data.list} />}
          {isEmpty ? (
            <EmptyMarket />
          ) : (
            <section>
              <SectionHeading title={t('home.hotProducts')} note={t('home.hotProductsNote')} to="/search?sort=sales" />
              <EndlessProducts ranked cards={cards} found={products} empty={null} />
            </section>
          )}
        </>
      )}
    </PullToRefresh>
  );
}

/** Before anything is on sale: what is missing, and who can change that. */
function EmptyMarket() {
  const { t } = useTranslation();
  return (
    <EmptyState
      art={<Store aria-hidden size={56} strokeWidth={1.4} />}
      title={t('home.empty.title')}
      text={t('home.empty.text')}
      action={
        <Link to="/merchantEntry" className={buttonClass()}>
          {t('title.merchantEntry')}
        </Link>
      }
    />
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
      <Skeleton className="h-41 rounded-xl md:h-64 lg:h-88" />
      <Skeleton className="h-5 w-36 rounded-full" />
      <ProductGridSkeleton className="-mt-2" />
    </div>
  );
}

/** The banners; in a wide window two of them stand beside the others. */
function HeroPart({ banners }: { banners: readonly Banner[] }) {
  const beside = banners.slice(1, 3);
  return (
    <div className="lg:grid lg:grid-cols-3 lg:gap-5 lg:pr-4">
      <div className="min-w-0 lg:col-span-2">
        <BannerPart banners={banners} />
      </div>
      <div className="mt-4 hidden grid-rows-2 gap-5 lg:grid">
        {beside.map((banner) => (
          <BannerSlide key={banner.id} small banner={banner} />
        ))}
      </div>
    </div>
  );
}

/** Shops with the most orders lately. */
function HotShopsPart({ shops }: { shops: readonly ShopCard[] }) {
  const { t } = useTranslation();
  return (
    <section>
      <SectionHeading title={t('home.hotShops')} to="/searchs" />
      <ul className="scrollbar-none flex snap-x scroll-px-4 gap-2.5 overflow-x-auto overscroll-x-contain px-4 pb-1 lg:grid lg:grid-cols-4 lg:gap-5">
        {shops.map((shop) => (
          <ShopTile key={shop.mer_id} shop={shop} className="w-[236px] shrink-0 snap-start lg:w-auto" />
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
    <ul className="grid grid-cols-3 gap-2 px-4 pt-3.5 lg:pt-6">
      {facts.map(({ icon: Icon, text }) => (
        <li key={text} className="flex min-w-0 items-center gap-1.5 text-cap text-ink-2">
          <Icon aria-hidden size={18} strokeWidth={1.8} className="shrink-0 text-sea" />
          <span className="min-w-0 break-words">{t(text)}</span>
        </li>
      ))}
    </ul>
  );
}
