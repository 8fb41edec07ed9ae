import { hotProducts } from '@tradewind/contract/goods/catalog';
import { banners } from '@tradewind/contract/platform/content';
import { callPages, callQuery } from '../../api/call-query.ts';

/** Slides change seldom. */
export const bannersQuery = () => ({ ...callQuery(banners, {}), staleTime: 5 * 60_000 });

/** What people order most, part by part. */
export const hotProductsPages = () => callPages(hotProducts, {});
