import * as contract from '@tradewind/contract/operations/desk/risk';
import type { Deps } from '../../base/deps.ts';
import type { Module } from '../../base/module.ts';
import { rebuildRisks } from './rebuild-risks.ts';
import { reviewRisk } from './review-risk.ts';
import { listRisks } from './risk-queries.ts';

export { rebuildRisks } from './rebuild-risks.ts';

/** The risk board: what accounts have in common or do too much of, and what people concluded. It blocks nobody. */
export const riskModule = (deps: Deps): Module => ({
  routes(api) {
    api.operator(contract.risks, (_call, input) => listRisks(deps.db.read, input));
    api.operator(contract.reviewRisk, (call, input) => reviewRisk(deps, call, input));
  },
  timers: [{ name: 'risk.rebuild', cron: '37 * * * *', run: () => rebuildRisks(deps) }],
});
