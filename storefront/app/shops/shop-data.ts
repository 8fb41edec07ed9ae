import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProductSort } from '@tradewind/contract/catalog';
import { product } from '@tradewind/contract/catalog';
import { followShop, hotShops, searchShops, shop } from '@tradewind/contract/shops';
import { call } from '../api/call.ts';
import { callPages, callQuery } from '../api/call-query.ts';

/** Shops with most orders lately. */
export const hotShopsQuery = () => callQuery(hotShops, { page: 1, limit: 8 });

/** Shops found by name or by what they sell. */
export const foundShopsPages = (words: string) => callPages(searchShops, words ? { title: words } : {});

export interface ShopView {
  sort: ProductSort | null;
  words: string;
}

/** A shop with its products, part by part. */
export const shopPages = (shopId: string, { sort, words }: ShopView) =>
  callPages(
    shop,
    { mer_id: shopId, ...(sort && { sort }), ...(words && { title: words }) },
    { rows: ({ product_list }) => product_list.list },
  );

/** Follows a shop or stops it. It is under way until whatever shows the shop has come anew. */
export function useFollow() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (mer_id: string) => call(followShop, { mer_id }),
    onSuccess: () =>
      Promise.all(
        [hotShops, searchShops, shop, product].map(({ name }) => queries.invalidateQueries({ queryKey: [name] })),
      ),
  });
}
