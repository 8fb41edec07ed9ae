import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { toggleFavourite, product, hotProducts, type ProductCard } from '@tradewind/contract/goods/catalog';
import { call } from '../../api/call.ts';
import { callQuery, callPages } from '../../api/call-query.ts';
import { homeSections } from '@tradewind/contract/goods/home';
import { flashProducts, flashSale } from '@tradewind/contract/goods/flash-sales';
import { banners } from '@tradewind/contract/platform/content';
import { addToCart, cart } from '@tradewind/contract/trade/cart';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import { setCartCount } from '../../api/user.ts';
import { toast } from '../../design/toast-store.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';

/** One product of one shop. Quiet, because the screen itself says that there is none. */
export const productQuery = (productId: string, shopId: string | undefined) =>
  callQuery(product, { product_id: productId, ...(shopId && { mer_id: shopId }) }, { quiet: true });

/** Adds a product to the favourites or removes it. The mutation is pending until the product has been refetched. */
export function useToggleFavourite() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: { product_id: string; mer_id: string }) => call(toggleFavourite, input),
    onSuccess: () => queries.invalidateQueries({ queryKey: [product.name] }),
  });
}

/** Banners of Home; they change rarely. */
export const bannersQuery = () => ({ ...callQuery(banners, {}), staleTime: 5 * 60_000 });

/** What operators show on Home, in its order. */
export const homeSectionsQuery = () => callQuery(homeSections, {});

/** The flash sale that runs, and the next one. */
export const flashSaleQuery = () => callQuery(flashSale, {});

/** All products of the flash sale that runs, page by page. */
export const flashProductsPages = () => callPages(flashProducts, {});

/** The products ordered most lately, page by page. */
export const hotProductsPages = () => callPages(hotProducts, {});

/** The products of all pages of an infinite list without duplicates: a sale between two requests can move one to the next page. */
export function uniqueCards<Page, Card extends Pick<ProductCard, 'id'>>(
  data: InfiniteData<Page> | undefined,
  listOf: (page: Page) => readonly Card[],
): Card[] {
  const cards = new Map<string, Card>();
  for (const card of data?.pages.flatMap(listOf) ?? []) if (!cards.has(card.id)) cards.set(card.id, card);
  return [...cards.values()];
}

/** Adds a SKU to the cart, confirms with a toast that leads there and updates the count on the cart. */
export function useAddToCart() {
  const queries = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (input: InputOf<typeof addToCart>) => call(addToCart, input),
    onSuccess: ({ count }) => {
      toast.done(t('catalog.added'), { label: t('catalog.viewCart'), to: '/bag' });
      setCartCount(queries, count);
      void queries.invalidateQueries({ queryKey: [cart.name] });
    },
  });
}
