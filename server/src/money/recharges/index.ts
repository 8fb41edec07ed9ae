import type { FastifyBaseLogger } from 'fastify';
import type { Module } from '../../base/module.ts';
import { askAboutWaiting } from './ask-about-waiting.ts';
import type { RechargesDeps } from './recharges-deps.ts';
import { rechargesRoutes } from './routes.ts';

export { askAboutWaiting } from './ask-about-waiting.ts';
export { webhookPath } from './payment-routes.ts';
export { rechargePassed, rechargeRefused } from './recharge-events.ts';
export { evidenceOf, pendingRecharges, type EvidenceRow } from './recharge-queries.ts';
export { recordDeposit, type DepositRow } from './recharges-store.ts';
export { rechargeSubjects } from './recharge-subjects.ts';
export { openWays } from './show-ways.ts';

/** Money that shoppers bring in by transfer, card or online. */
export const rechargesModule = (deps: RechargesDeps & { log: FastifyBaseLogger }): Module => ({
  routes: (api, app) => rechargesRoutes(app, api, deps),
  timers: [{ name: 'recharges.ask_about_waiting', cron: '*/5 * * * *', run: () => askAboutWaiting(deps, deps.log) }],
});
