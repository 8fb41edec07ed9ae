import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { viewShop } from '@tradewind/contract/goods/views';
import { useEffect } from 'react';
import { useParams, useSearchParams } from '../../shell/router/visit.ts';
import { call } from '../../api/call.ts';
import { categoriesQuery } from '../catalog/categories.ts';
import { shopPath } from '../catalog/paths.ts';
import type { MetaContext, ScreenContext, ScreenMeta } from '../../shell/screen.ts';
import { useScreenTitle } from '../../shell/page-title.ts';
import { shopCouponsQuery } from '../../trade/coupons/coupons-data.ts';
import { handlingQuery } from '../../trade/freight/freight-data.ts';
import { ShopPagePart } from './shop-page-part.tsx';
import { type ShopView, parseShopView, shopViewParams, shopSearch, shopPages, shopTermsQuery } from './shop-view.ts';
import { ShopUnavailable, ShopSkeleton } from './shop-states.tsx';

export const loader = async ({ params, url, queries }: ScreenContext) =>
  params['id']
    ? Promise.all([
        queries.ensureInfiniteQueryData(shopPages(params['id'], shopSearch(parseShopView(url.searchParams)))),
        queries.ensureQueryData(categoriesQuery()),
        queries.prefetchQuery(shopCouponsQuery(params['id'])),
        queries.prefetchQuery(handlingQuery(params['id'])),
        parseShopView(url.searchParams).tab === 'about'
          ? queries.ensureQueryData(shopTermsQuery(params['id']))
          : undefined,
      ])
    : undefined;

export function meta({ params, url, queries, t, origin }: MetaContext): ScreenMeta {
  const { queryKey } = shopPages(params['id'] ?? '', shopSearch(parseShopView(url.searchParams)));
  const shop = queries.getQueryData(queryKey)?.pages[0];
  if (!shop) return { missing: true };
  const path = shopPath(shop.mer_id);
  const trader = queries.getQueryData(shopTermsQuery(shop.mer_id).queryKey)?.trader;
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
      address: trader?.address ?? shop.city,
      ...(trader && {
        legalName: trader.legal_name,
        email: trader.email,
        ...(trader.phone && { telephone: trader.phone }),
      }),
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
  const { id = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const view = parseShopView(query);
  const found = useInfiniteQuery({
    ...shopPages(id, shopSearch(view)),
    enabled: id !== '',
    placeholderData: keepPreviousData,
  });
  const shop = found.data?.pages[0];
  useScreenTitle(shop?.mer_name);
  useRecordVisit(shop?.mer_id);
  const show = (change: Partial<ShopView>) => setQuery(shopViewParams({ ...view, ...change }), { replace: true });

  if (!shop)
    return found.isPending && id ? (
      <ShopSkeleton />
    ) : (
      <ShopUnavailable error={found.error} onRetry={() => void found.refetch()} />
    );
  return <ShopPagePart shop={shop} view={view} onChange={show} />;
}

/** Records a visit of the shop; failures are ignored. */
function useRecordVisit(shopId: string | undefined): void {
  useEffect(() => {
    if (shopId) void call(viewShop, { mer_id: shopId }, { quiet: true }).catch(() => undefined);
  }, [shopId]);
}
