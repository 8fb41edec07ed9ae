export { askAboutWaiting } from './ask-about-waiting.ts';
export { webhookPath } from './payment-routes.ts';
export { rechargePassed, rechargeRefused } from './recharge-events.ts';
export { evidenceOf, pendingRecharges, type EvidenceRow } from './recharge-queries.ts';
export { recordDeposit, type DepositRow } from './recharges-store.ts';
export { rechargeSubjects } from './recharge-subjects.ts';
export { rechargesRoutes } from './routes.ts';
export { openWays } from './show-ways.ts';
