import type { FastifyBaseLogger } from 'fastify';
import type { Module } from '../../base/module.ts';
import { syncWaitingPayments } from './sync-waiting-payments.ts';
import type { RechargesDeps } from './recharges-deps.ts';
import { rechargesRoutes } from './routes.ts';

export { syncWaitingPayments } from './sync-waiting-payments.ts';
export { webhookPath } from './payment-routes.ts';
export { rechargeApproved, rechargeRefused } from './recharge-events.ts';
export { evidenceOf, pendingRecharges, type EvidenceRow } from './recharge-queries.ts';
export { recordDeposit, type DepositRow } from './recharges-store.ts';
export { rechargeSubjects } from './recharge-subjects.ts';
export { openMethods } from './show-methods.ts';

/** Money that shoppers bring in by transfer, card or online. */
export const rechargesModule = (deps: RechargesDeps & { log: FastifyBaseLogger }): Module => ({
  routes: (api, app) => rechargesRoutes(app, api, deps),
  timers: [
    { name: 'recharges.ask_about_waiting', cron: '*/5 * * * *', run: () => syncWaitingPayments(deps, deps.log) },
  ],
});
