export { audit } from './audit.ts';
export { findOperator, forgetEndedDeskSessions } from './operator-sessions.ts';
