import * as contract from '@tradewind/contract/goods/shops';
import type { Deps } from '../../base/deps.ts';
import type { Api } from '../../base/http/api.ts';
import { followShop } from './follow-shop.ts';
import { showHandling } from './show-handling.ts';
import { showTerms } from './show-terms.ts';

/** Shoppers' endpoints for a shop's terms and for following it. */
export function shopsRoutes(api: Api, deps: Pick<Deps, 'db'>): void {
  api.cached(contract.shopTerms, (call, input) => showTerms(deps, call, input));

  api.cached(contract.shopHandling, (call, input) => showHandling(deps, call, input));
  api.shopper(contract.followShop, (call, input) => followShop(deps, call, input));
}
