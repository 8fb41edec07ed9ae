import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toggleFavourite, product } from '@tradewind/contract/goods/catalog';
import { followedShopProducts, followedShops, favouriteProducts } from '@tradewind/contract/goods/favourites';
import { deleteViews, viewedProducts } from '@tradewind/contract/goods/views';
import { call } from '../../api/call.ts';
import { callPages } from '../../api/call-query.ts';

/** Favourite products, latest first. */
export const favouritePages = () => callPages(favouriteProducts, {});

/** Shops that the shopper follows, latest first. */
export const followedPages = () => callPages(followedShops, {});

/** New products of the followed shops, newest first. */
export const newProductsPages = () => callPages(followedShopProducts, {});

/** Recently viewed products. */
export const viewedPages = () => callPages(viewedProducts, {});

/** Takes a favourite out or puts it back. The list stays as it is, so that it can be put back where it was. */
export function useToggleListedFavourite() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: { product_id: string; mer_id: string }) => call(toggleFavourite, input, { repeatable: true }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [product.name] }),
  });
}

/** Deletes the recently viewed products. */
export function useClearViews() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(deleteViews, {}),
    onSuccess: () => queries.invalidateQueries({ queryKey: [viewedProducts.name] }),
  });
}
