import * as contract from '@tradewind/contract/desk/duties';
import type { Deps } from '../base/deps.ts';
import type { Api } from '../base/http/endpoint-route.ts';
import { addDutyRule } from './add-duty-rule.ts';
import { listDutyRules } from './desk-queries.ts';
import { endDutyRule } from './end-duty-rule.ts';

/** The operators' desk for rules of duty and tax. */
export function dutiesDeskRoutes(api: Api, deps: Deps): void {
  api.desk(contract.dutyRules, ({ locale, now }, input) => listDutyRules(deps.db.read, locale, input, now));
  api.desk(contract.addDutyRule, (call, input) => addDutyRule(deps, call, input));
  api.desk(contract.endDutyRule, (call, input) => endDutyRule(deps, call, input));
}
