import * as contract from '@tradewind/contract/goods/shop-desk/profile';
import type { Deps } from '../../base/deps.ts';
import type { Api } from '../../base/http/api.ts';
import { setBanner } from './set-banner.ts';
import { setPolicy } from './set-policy.ts';
import { setTrader } from './set-trader.ts';
import { setDescription } from './set-description.ts';
import { showProfile } from './show-profile.ts';

/** The shop desk's endpoints for the shop's profile. */
export function shopProfileRoutes(api: Api, deps: Pick<Deps, 'db'>): void {
  api.merchant(contract.shopProfile, (call) => showProfile(deps, call));
  api.merchant(contract.setShopBanner, (call, input) => setBanner(deps, call, input));
  api.merchant(contract.setShopDescription, (call, input) => setDescription(deps, call, input));
  api.merchant(contract.setShopTrader, (call, input) => setTrader(deps, call, input));
  api.merchant(contract.setShopPolicy, (call, input) => setPolicy(deps, call, input));
}
