import * as contract from '@tradewind/contract/goods/shop-desk/profile';
import type { Deps } from '../../base/deps.ts';
import type { Api } from '../../base/http/api.ts';
import { endHoliday, setHandling, setHoliday } from './set-handling.ts';
import { setPolicy } from './set-policy.ts';
import { setTrader } from './set-trader.ts';
import { showProfile } from './show-profile.ts';

/** The shop desk's endpoints for the shop's profile. */
export function shopProfileRoutes(api: Api, deps: Pick<Deps, 'db'>): void {
  api.merchant(contract.shopProfile, (call) => showProfile(deps, call));
  api.merchant(contract.setShopHandling, async (call, input) => setHandling(call, input));
  api.merchant(contract.setShopHoliday, async (call, input) => setHoliday(call, input));
  api.merchant(contract.endShopHoliday, async (call, input) => endHoliday(call, input));
  api.merchant(contract.setShopTrader, async (call, input) => setTrader(call, input));
  api.merchant(contract.setShopPolicy, async (call, input) => setPolicy(call, input));
}
