import * as contract from '@tradewind/contract/deposits';
import type { Deps } from '../base/deps.ts';
import type { Api } from '../base/http/endpoint-route.ts';
import { listDeposits } from './list-deposits.ts';

export function depositsRoutes(api: Api, deps: Deps): void {
  api.own(contract.myDeposits, (call, page) => listDeposits(deps, call, page));
}
