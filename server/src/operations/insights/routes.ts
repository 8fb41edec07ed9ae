import { recommendedProducts } from '@tradewind/contract/goods/catalog';
import type { Api } from '../../base/http/api.ts';
import { categoryOf, presentCards } from '../../goods/catalog/index.ts';
import { listProducts, type ListDeps } from '../../goods/search/index.ts';
import { recommendTo } from './recommend.ts';

/** The endpoint of recommended products. */
export function insightsRoutes(api: Api, deps: ListDeps): void {
  api.cached(recommendedProducts, async (call, input) => {
    const { actor, locale, now } = call;
    const isOfAll = categoryOf(input.category_id) === null;
    return presentCards(
      await (isOfAll
        ? recommendTo(deps.db.read, actor?.userId ?? null, input, deps.parts.keepFor(call))
        : listProducts(deps, call, { ...input, withoutAdult: !call.isAdult })),
      locale,
      now,
    );
  });
}
