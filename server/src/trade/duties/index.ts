import type { Deps } from '../../base/deps.ts';
import type { Module } from '../../base/module.ts';
import { dutiesDeskRoutes } from './desk-routes.ts';

export { dutyAddition, dutyEnd, insertDutyRule } from './duty-changes.ts';
export {
  dutyRulesAsJson,
  dutyRulesTo,
  hasDutyRules,
  isDutyUnknown,
  readDutyRule,
  shopsOfUnknownDuty,
  shopsWithDutyRules,
  type StoredDutyRule,
} from './duties-queries.ts';
export { requestRemittance } from './request-remittance.ts';
export { hasDuties } from './category-duties.ts';
export { chargesOn, sumCharges, type Charges, type DutyRule } from './landed-cost.ts';

/** Duty and tax: the rules, and remittances to authorities. */
export const dutiesModule = (deps: Deps): Module => ({ routes: (api) => dutiesDeskRoutes(api, deps) });
