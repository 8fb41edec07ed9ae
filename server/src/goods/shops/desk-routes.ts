import * as contract from '@tradewind/contract/goods/desk/traders';
import type { Deps } from '../../base/deps.ts';
import type { Api } from '../../base/http/api.ts';
import { checkTrader, withdrawTraderCheck } from './check-trader.ts';
import { listTraders } from './desk-traders.ts';
import { reopenShop, suspendShop } from './suspend-shop.ts';

/** The operators' endpoints for traders. */
export function shopsDeskRoutes(api: Api, deps: Pick<Deps, 'db' | 'jobs'>): void {
  api.operator(contract.traders, (_call, input) => listTraders(deps.db.read, input));
  api.operator(contract.checkTrader, (call, input) => checkTrader(deps, call, input));
  api.operator(contract.withdrawTraderCheck, (call, input) => withdrawTraderCheck(deps, call, input));
  api.operator(contract.suspendShop, (call, input) => suspendShop(deps, call, input));
  api.operator(contract.reopenShop, (call, input) => reopenShop(deps, call, input));
}
