import { recommendedProducts } from '@tradewind/contract/goods/catalog';
import { tastes } from '@tradewind/contract/goods/tastes';
import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type { Api } from '../../base/http/api.ts';
import type { Call } from '../../base/http/call.ts';
import { categoryOf, presentCards, type CardPage } from '../../goods/catalog/index.ts';
import { listProducts, type ListDeps } from '../../goods/search/index.ts';
import { recommendBeside, recommendTo, type Goods } from './recommend.ts';
import { tastesOf } from './tastes.ts';

type Wanted = ParsedInputOf<typeof recommendedProducts>;

/** The endpoints of recommended products and of the categories by taste. */
export function insightsRoutes(api: Api, deps: ListDeps): void {
  api.cached(recommendedProducts, async (call, input) =>
    presentCards(await recommendedFor(deps, call, input), call.locale, call.now),
  );

  api.shopper(tastes, ({ actor, locale }) =>
    tastesOf({ read: deps.db.read, categories: deps.categories }, actor.userId, locale),
  );
}

async function recommendedFor(deps: ListDeps, call: Call, input: Wanted): Promise<CardPage> {
  if (categoryOf(input.category_id) !== null)
    return listProducts(deps, call, { ...input, withoutAdult: !call.isAdult });
  const { read } = deps.db;
  const userId = call.actor?.userId ?? null;
  const goods = goodsOf(input);
  const beside = goods && userId !== null ? await recommendBeside(read, userId, goods, input) : null;
  return beside ?? recommendTo(read, userId, input, deps.parts.keepFor(call));
}

const goodsOf = ({ beside, order_ids: ids = [] }: Wanted): Goods | null =>
  beside === undefined ? null : beside === 'cart' ? { of: beside } : { of: beside, ids };
