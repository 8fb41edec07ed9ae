import * as desk from '@tradewind/contract/people/desk/users';
import * as contract from '@tradewind/contract/people/shop-desk/second-factor';
import type { Api } from '../../base/http/api.ts';
import type { PaymentCodeDeps } from '../users/index.ts';
import { endSecondFactor, renewRecoveryCodes } from './change-second-factor.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { showSecondFactor } from './second-factor-queries.ts';
import { confirmSecondFactor, startSecondFactor } from './set-up-second-factor.ts';

export function secondFactorRoutes(api: Api, deps: PaymentCodeDeps): void {
  api.merchant(contract.showSecondFactor, ({ actor, now }) => showSecondFactor(deps.db.read, actor, now));
  api.merchant(contract.startSecondFactor, (call, input) => startSecondFactor(deps, call, input));
  api.merchant(contract.confirmSecondFactor, (call, input) => confirmSecondFactor(deps, call, input));
  api.merchant(contract.renewRecoveryCodes, (call, input) => renewRecoveryCodes(deps, call, input));
  api.merchant(contract.endSecondFactor, (call, input) => endSecondFactor(deps, call, input));
  api.operator(desk.resetSecondFactor, (call, input) => resetSecondFactor(deps, call, input));
}
