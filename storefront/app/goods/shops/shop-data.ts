import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { product } from '@tradewind/contract/goods/catalog';
import { followedShops } from '@tradewind/contract/goods/favourites';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { followShop, hotShops, searchShops, shop } from '@tradewind/contract/goods/shops';
import { call } from '../../api/call.ts';
import { callPages, callQuery } from '../../api/call-query.ts';

/** Shops with the most orders lately. */
export const hotShopsQuery = () => callQuery(hotShops, { page: 1, limit: 8 });

/** Shops found by name or by what they sell. */
export const shopSearchPages = (words: string) => callPages(searchShops, words ? { title: words } : {});

type Followed = InfiniteData<OutputOf<typeof followedShops>>;

/**
 * Follows or unfollows a shop. The mutation is pending until everything that shows the shop has been refetched; in the list
 * of followed shops the shop stays where it is.
 */
export function useFollow() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (mer_id: string) => call(followShop, { mer_id }),
    onSuccess: (answer, mer_id) => {
      queries.setQueriesData<Followed>(
        { queryKey: [followedShops.name] },
        (known) => known && withFollow(known, { ...answer, mer_id }),
      );
      return Promise.all(
        [hotShops, searchShops, shop, product].map(({ name }) => queries.invalidateQueries({ queryKey: [name] })),
      );
    },
  });
}

const withFollow = (known: Followed, shop: { mer_id: string; is_follow: 0 | 1; follow_count: number }): Followed => ({
  ...known,
  pages: known.pages.map((page) => ({
    ...page,
    list: page.list.map((one) => (one.mer_id === shop.mer_id ? { ...one, ...shop } : one)),
  })),
});
