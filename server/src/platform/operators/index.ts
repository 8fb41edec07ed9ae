import type { Module } from '../../base/module.ts';
import { sealAuditLog } from './audit-chain.ts';
import { runAuditCheck } from './audit-checks.ts';
import { purgeEndedDeskSessions } from './operator-sessions.ts';
import type { OperatorsDeps } from './operators-deps.ts';
import { operatorsRoutes } from './routes.ts';

export { audit } from './audit.ts';
export { sealAuditLog, verifyAuditLog } from './audit-chain.ts';
export { lastAuditCheck } from './audit-checks.ts';
export {
  deleteCustomRole,
  isRoleHeld,
  isRoleNameTaken,
  listCustomRoles,
  lockCustomRole,
  requireCustomRoles,
  saveCustomRole,
} from './custom-roles.ts';
export { demoCodeSecret, seedDemoOperators } from './demo-operators.ts';
export { enrolmentAttempt } from './desk-attempts.ts';
export { createLink, linkHours, linkPath } from './links.ts';
export {
  extendDeskSessions,
  findOperator,
  markDeskWrite,
  openDeskSession,
  openDeskSessionIds,
  sessionLife,
} from './operator-sessions.ts';
export type { OperatorsDeps } from './operators-deps.ts';
export { actsOn, listOperators, operatorByEmail, operatorById, secretFits, type Act } from './operators-queries.ts';
export {
  confirmOperatorRow,
  disableOperatorRow,
  hasOperators,
  insertOperator,
  inviteAgain,
  lockOperator,
  principalIdOf,
  requireAnotherAdmin,
  saveRoles,
} from './operators-store.ts';
export {
  activeAdministrators,
  hasRole,
  isSecondPerson,
  isSingleAdministrator,
  requireSecondPerson,
  requireUninvolved,
} from './second-person.ts';
export { requireStrongPassword } from './strong-password.ts';

/** Operators, their sign-in and their audit log. */
export const operatorsModule = (deps: OperatorsDeps): Module => ({
  routes: (api) => operatorsRoutes(api, deps),
  timers: [
    { name: 'operators.forget_ended_sessions', cron: '22 * * * *', run: () => purgeEndedDeskSessions(deps) },
    { name: 'operators.seal_audit_log', cron: '* * * * *', run: () => sealAuditLog(deps) },
    { name: 'operators.check_audit_log', cron: '43 2 * * *', run: () => runAuditCheck(deps, null) },
  ],
});
