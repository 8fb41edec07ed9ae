export { dutyRulesTo } from './duties-queries.ts';
export { dutiesDeskRoutes } from './desk-routes.ts';
export { chargesOn, sumCharges, type Charges, type DutyRule } from './landed-cost.ts';
