export { addOperator } from './add-operator.ts';
export { audit } from './audit.ts';
export { demoCodeSecret, seedDemoOperators } from './demo-operators.ts';
export { findOperator, forgetEndedDeskSessions } from './operator-sessions.ts';
export type { OperatorsDeps } from './operators-deps.ts';
export { operatorsRoutes } from './routes.ts';
