export { addOperator } from './add-operator.ts';
export { audit } from './audit.ts';
export { demoCodeSecret, seedDemoOperators } from './demo-operators.ts';
export { carryDeskSessions, findOperator, forgetEndedDeskSessions } from './operator-sessions.ts';
export type { OperatorsDeps } from './operators-deps.ts';
export { actsOn, type Act } from './operators-queries.ts';
export { operatorsRoutes } from './routes.ts';
