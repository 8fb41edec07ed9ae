import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { cardsOf } from '../catalog/cards-of.ts';
import { categoriesQuery } from '../catalog/category-data.ts';
import { EndlessProducts } from '../catalog/endless-products.tsx';
import { shopPath } from '../catalog/paths.ts';
import { EmptyState } from '../design/empty-state.tsx';
import { useTranslation } from '../i18n/use-translation.tsx';
import { PackageSearch } from 'lucide-react';
import type { MetaContext, ScreenContext, ScreenMeta } from '../shell/screen.ts';
import { useScreenTitle } from '../shell/page-title.ts';
import { ShopCategoriesPart } from './shop-categories-part.tsx';
import { ShopAboutPart } from './shop-about-part.tsx';
import { shopPages } from './shop-data.ts';
import { ShopHeadPart } from './shop-head-part.tsx';
import { ShopSortPart } from './shop-sort-part.tsx';
import { ShopTabsPart } from './shop-tabs-part.tsx';
import { type ShopLook, shopLookOf, shopLookQuery, viewOf } from './shop-view.ts';
import { ShopMissing, ShopSkeleton } from './shop-waiting.tsx';

export const loader = async ({ params, url, queries }: ScreenContext) =>
  params['id']
    ? Promise.all([
        queries.ensureInfiniteQueryData(shopPages(params['id'], viewOf(shopLookOf(url.searchParams)))),
        queries.ensureQueryData(categoriesQuery()),
      ])
    : undefined;

export function meta({ params, url, queries, t, origin }: MetaContext): ScreenMeta {
  const { queryKey } = shopPages(params['id'] ?? '', viewOf(shopLookOf(url.searchParams)));
  const shop = queries.getQueryData(queryKey)?.pages[0];
  if (!shop) return { missing: true };
  const path = shopPath(shop.mer_id);
  return {
    title: shop.mer_name,
    description: shop.slogan,
    image: shop.mer_avatar,
    canonical: path,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Store',
      name: shop.mer_name,
      description: shop.about,
      image: new URL(shop.mer_avatar, origin).href,
      url: new URL(path, origin).href,
      address: shop.city,
      mainEntityOfPage: {
        '@type': 'ItemPage',
        breadcrumb: {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: t('shell.brand'), item: new URL('/home', origin).href },
            { '@type': 'ListItem', position: 2, name: shop.mer_name, item: new URL(path, origin).href },
          ],
        },
      },
    },
  };
}

export function Component() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const look = shopLookOf(query);
  const found = useInfiniteQuery({
    ...shopPages(id, viewOf(look)),
    enabled: id !== '',
    placeholderData: keepPreviousData,
  });
  const shop = found.data?.pages[0];
  useScreenTitle(shop?.mer_name);
  const show = (change: Partial<ShopLook>) => setQuery(shopLookQuery({ ...look, ...change }), { replace: true });

  if (!shop)
    return found.isPending && id ? (
      <ShopSkeleton />
    ) : (
      <ShopMissing error={found.error} onRetry={() => void found.refetch()} />
    );
  const list = found.isPlaceholderData ? { ...found, isPending: true } : found;
  return (
    <>
      <ShopHeadPart
        shop={shop}
        words={look.words}
        onSearch={(words) => show({ words, tab: look.tab === 'about' ? 'all' : look.tab })}
      />
      <ShopTabsPart tab={look.tab} onChange={(tab) => show({ tab })} />
      {look.tab === 'about' ? (
        <ShopAboutPart shop={shop} />
      ) : (
        <section aria-label={t(look.tab === 'new' ? 'shops.newest' : 'shops.allProducts')} className="pb-4">
          <ShopCategoriesPart codes={shop.categories} chosen={look.category} onChoose={(category) => show({ category })} />
          <ShopSortPart sort={look.sort} sortable={look.tab === 'all'} onSort={(sort) => show({ sort })}>
            {!found.isPlaceholderData && t('catalog.itemCount', { count: shop.product_list.total })}
          </ShopSortPart>
          <EndlessProducts
            cards={cardsOf(found.data, ({ product_list }) => product_list.list)}
            found={list}
            empty={
              <EmptyState
                art={<PackageSearch aria-hidden size={56} strokeWidth={1.4} />}
                title={look.words ? t('shops.nothingFound', { words: look.words }) : t('shops.nothingYet')}
                text={look.words ? t('shops.nothingFoundText') : undefined}
              />
            }
          />
        </section>
      )}
    </>
  );
}
