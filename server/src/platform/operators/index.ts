import type { Module } from '../../base/module.ts';
import { purgeEndedDeskSessions } from './operator-sessions.ts';
import type { OperatorsDeps } from './operators-deps.ts';
import { operatorsRoutes } from './routes.ts';

export { addOperator } from './add-operator.ts';
export { audit } from './audit.ts';
export { demoCodeSecret, seedDemoOperators } from './demo-operators.ts';
export { extendDeskSessions, findOperator, openDeskSession } from './operator-sessions.ts';
export { actsOn, type Act } from './operators-queries.ts';
export { insertOperator } from './operators-store.ts';

/** Operators, their sign-in and their audit log. */
export const operatorsModule = (deps: OperatorsDeps): Module => ({
  routes: (api) => operatorsRoutes(api, deps),
  timers: [{ name: 'operators.forget_ended_sessions', cron: '22 * * * *', run: () => purgeEndedDeskSessions(deps) }],
});
