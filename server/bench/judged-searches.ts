import type { Success } from '@tradewind/contract/base/envelope';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { wireNames } from '@tradewind/contract/base/locales';
import { searchProducts } from '@tradewind/contract/goods/search';
import { productId } from '../seed/demo-ids.ts';
import { products } from '../seed/world/shops.ts';
import { describeVerdicts, judgeSearch } from '../test/search/judge-search.ts';
import { sendRequest } from './request-timing.ts';
import { get } from './requests.ts';

/** Asks a running product with the demo data all judged queries. @returns the figures as lines of text */
export async function judgeProduct(origin: string): Promise<string[]> {
  const slugs = new Map(products.map(({ slug }) => [productId(slug), slug]));
  const verdicts = await judgeSearch(async (title, locale) => {
    const request = get(searchProducts, { title, limit: 10 }, { lang: wireNames[locale] });
    const { data } = JSON.parse(await sendRequest(origin, request)) as Success<OutputOf<typeof searchProducts>>;
    return { found: data.list.map(({ product_id }) => slugs.get(product_id) ?? ''), near: data.near };
  });
  return describeVerdicts(verdicts);
}
