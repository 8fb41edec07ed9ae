import * as contract from '@tradewind/contract/trade/desk/duties';
import * as remittances from '@tradewind/contract/trade/desk/duty-remittances';
import type { Deps } from '../../base/deps.ts';
import type { Api } from '../../base/http/api.ts';
import { changeById, proposeChange } from '../../platform/changes/index.ts';
import { approveRemittance } from './approve-remittance.ts';
import { requestRemittance } from './request-remittance.ts';
import { listDutyRules } from './desk-queries.ts';
import { dutyEnd } from './duty-changes.ts';
import { proposeDutyRule } from './propose-duty.ts';
import { listRemittances } from './list-remittances.ts';
import { refuseRemittance } from './refuse-remittance.ts';

/** Routes of the desk for rules of duty and tax, and for remittances. */
export function dutiesDeskRoutes(api: Api, deps: Deps): void {
  api.operator(contract.dutyRules, ({ locale, now }, input) => listDutyRules(deps.db.read, locale, input, now));
  api.operator(contract.addDutyRule, async (call, input) =>
    changeById(deps.db.read, call, await proposeDutyRule(deps, call, input)),
  );
  api.operator(contract.endDutyRule, async (call, { id, reason }) =>
    changeById(deps.db.read, call, await proposeChange(deps, call, dutyEnd, { id }, { reason })),
  );

  api.operator(remittances.dutyRemittances, ({ now }, input) => listRemittances(deps.db.read, input, now));
  api.operator(remittances.requestDutyRemittance, async (call, input) => requestRemittance(call, input));
  api.operator(remittances.approveDutyRemittance, (call, input) => approveRemittance(deps, call, input));
  api.operator(remittances.refuseDutyRemittance, (call, input) => refuseRemittance(deps, call, input));
}
