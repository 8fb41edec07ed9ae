import * as contract from '@tradewind/contract/money/deposits';
import type { Deps } from '../../base/deps.ts';
import type { Api } from '../../base/http/api.ts';
import { claimDeposit } from './claim-deposit.ts';
import { detect } from './detect.ts';
import { listDeposits } from './list-deposits.ts';
import { presentFinding } from './present-finding.ts';

/** Endpoints of shoppers. */
export function depositsRoutes(api: Api, deps: Deps): void {
  api.shopper(contract.myDeposits, (call, page) => listDeposits(deps, call, page));
  api.shopper(contract.detectDeposit, async (call, input) =>
    presentFinding(await detect(deps, call, input), call.locale),
  );
  api.shopper(contract.claimDeposit, async (call, input) =>
    presentFinding(await claimDeposit(deps, call, input), call.locale),
  );
}
