import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { categoriesQuery } from '../catalog/categories.ts';
import { shopPath } from '../catalog/paths.ts';
import type { MetaContext, ScreenContext, ScreenMeta } from '../../shell/screen.ts';
import { useScreenTitle } from '../../shell/page-title.ts';
import { ShopAboutPart } from './shop-about-part.tsx';
import { ShopHeadPart } from './shop-head-part.tsx';
import { ShopProductsPart } from './shop-products-part.tsx';
import {
  type ShopView,
  parseShopView,
  shopViewParams,
  shopSearch,
  type ShopTab,
  shopTabs,
  shopPages,
  shopTermsQuery,
} from './shop-view.ts';
import { ShopUnavailable, ShopSkeleton } from './shop-states.tsx';
import { HolidayPart } from '../../trade/freight/handling-part.tsx';
import { cx } from '../../design/class-names.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';

export const loader = async ({ params, url, queries }: ScreenContext) =>
  params['id']
    ? Promise.all([
        queries.ensureInfiniteQueryData(shopPages(params['id'], shopSearch(parseShopView(url.searchParams)))),
        queries.ensureQueryData(categoriesQuery()),
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
  const show = (change: Partial<ShopView>) => setQuery(shopViewParams({ ...view, ...change }), { replace: true });

  if (!shop)
    return found.isPending && id ? (
      <ShopSkeleton />
    ) : (
      <ShopUnavailable error={found.error} onRetry={() => void found.refetch()} />
    );
  return (
    <>
      <ShopHeadPart
        shop={shop}
        words={view.words}
        onSearch={(words) => show({ words, tab: view.tab === 'about' ? 'all' : view.tab })}
      />
      <ShopTabsPart tab={view.tab} onChange={(tab) => show({ tab })} />
      <HolidayPart shopId={shop.mer_id} className="mx-3 mt-2.5" />
      {view.tab === 'about' ? (
        <ShopAboutPart shop={shop} />
      ) : (
        <ShopProductsPart shop={shop} view={view} onChange={show} />
      )}
    </>
  );
}

interface ShopTabsPartProps {
  tab: ShopTab;
  onChange: (tab: ShopTab) => void;
}

const texts = { all: 'shops.allProducts', new: 'shops.newest', about: 'shops.about' } as const;

/** The sticky tabs of a shop. Plain buttons, because they are also rendered on the server. */
function ShopTabsPart({ tab, onChange }: ShopTabsPartProps) {
  const { t } = useTranslation();
  return (
    <nav
      aria-label={t('shops.tabs')}
      className="frost scrollbar-none sticky top-0 z-(--z-bar) flex shrink-0 gap-4 overflow-x-auto border-b border-line bg-canvas/92 px-4"
    >
      {shopTabs.map((id) => (
        <button
          key={id}
          type="button"
          aria-current={id === tab ? 'page' : undefined}
          onClick={() => onChange(id)}
          className={cx(
            'relative min-h-12 shrink-0 px-1 text-lead whitespace-nowrap -outline-offset-2',
            id === tab ? 'font-semibold text-ink' : 'text-ink-2',
          )}
        >
          {t(texts[id])}
          {id === tab && (
            <span aria-hidden className="absolute bottom-0 left-1/2 h-[3px] w-6 -translate-x-1/2 rounded-full bg-sea" />
          )}
        </button>
      ))}
    </nav>
  );
}
