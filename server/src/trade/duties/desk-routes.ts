import * as contract from '@tradewind/contract/trade/desk/duties';
import * as remittances from '@tradewind/contract/trade/desk/duty-remittances';
import type { Deps } from '../../base/deps.ts';
import type { Api } from '../../base/http/api.ts';
import { addDutyRule } from './add-duty-rule.ts';
import { approveRemittance } from './approve-remittance.ts';
import { requestRemittance } from './request-remittance.ts';
import { listDutyRules } from './desk-queries.ts';
import { endDutyRule } from './end-duty-rule.ts';
import { listRemittances } from './list-remittances.ts';
import { refuseRemittance } from './refuse-remittance.ts';

/** Routes of the desk for rules of duty and tax, and for remittances. */
export function dutiesDeskRoutes(api: Api, deps: Deps): void {
  api.operator(contract.dutyRules, ({ locale, now }, input) => listDutyRules(deps.db.read, locale, input, now));
  api.operator(contract.addDutyRule, (call, input) => addDutyRule(deps, call, input));
  api.operator(contract.endDutyRule, (call, input) => endDutyRule(deps, call, input));

  api.operator(remittances.dutyRemittances, ({ now }, input) => listRemittances(deps.db.read, input, now));
  api.operator(remittances.requestDutyRemittance, async (call, input) => requestRemittance(call, input));
  api.operator(remittances.approveDutyRemittance, (call, input) => approveRemittance(deps, call, input));
  api.operator(remittances.refuseDutyRemittance, (call, input) => refuseRemittance(deps, call, input));
}
