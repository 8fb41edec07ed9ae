import { recommendedProducts } from '@tradewind/contract/goods/catalog';
import { callPages } from '../../api/call-query.ts';

/** Recommended products, of one category or of all, part by part. */
export const recommendedPages = (category: string | null) =>
  callPages(recommendedProducts, category ? { category_id: category } : {});
