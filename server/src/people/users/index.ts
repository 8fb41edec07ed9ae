import type { Module } from '../../base/module.ts';
import { purgeOldAttempts } from './attempts.ts';
import { purgeEndedSessions } from './purge-ended-sessions.ts';
import { usersRoutes } from './routes.ts';
import type { UsersDeps } from './users-deps.ts';

export { hashPassword } from '../../base/secrets/password-hash.ts';
export { holdLock, isStopped, refuseLocked, requireUnlocked } from './account-lock.ts';
export { requireCurrentTerms } from './accepted-terms.ts';
export { checkPaymentCode, refusalOfCode, tryPaymentCode } from './check-payment-code.ts';
export { admitUser } from './admit-user.ts';
export { factorAttempt, ownPasswordAttempt, passkeyAttempt } from './attempts.ts';
export { checkOwnPassword } from './check-own-password.ts';
export { createUser, type NewUser } from './create-user.ts';
export { isEmail } from './email-address.ts';
export { findActor, findActorAndKey, markSessionWrite } from './live-sessions.ts';
export { registerWithoutPassword } from './register-without-password.ts';
export { setFirstPassword } from './set-first-password.ts';
export { lookOfName, mixesScripts } from './look-alike-name.ts';
export { logout } from './logout.ts';
export { openSessionIds } from './open-sessions.ts';
export { openSession, sessionLife } from './open-session.ts';
export { requirePaymentCode } from './require-payment-code.ts';
export { signIn } from './sign-in.ts';
export { ageCookies, type AgeCookies } from './state-age.ts';
export { sealCode, type SealedCode } from './payment-code.ts';
export { consumePaymentAuthorisation, storePaymentCode } from './payment-codes-store.ts';
export type { PaymentCodeDeps } from './users-deps.ts';
export { requireUser } from './desk-acts.ts';
export { sessionsOf } from './live-sessions.ts';
export {
  accountLocked,
  accountLookedAt,
  accountUnlocked,
  deletionRequested,
  deletionTakenBack,
  emailChanged,
  exportReady,
  mobileChanged,
  passwordChanged,
  paymentCodeBlocked,
  paymentCodeChanged,
  paymentCodeLocked,
  signedInAnew,
  type UserEvent,
} from './user-events.ts';
export {
  credentialChangesOf,
  contactOf,
  credentialsOf,
  emailOf,
  isEmailOfAccount,
  type CredentialChanges,
} from './users-queries.ts';
export { endDeskSessionsOf, extendSessions } from './sessions-store.ts';
export { lockCredentials, markDeleted, recordCredentialsChanged, recordCredentialsRecovered } from './users-store.ts';

/** Accounts of shoppers: sign-in, sessions, passwords, payment codes. */
export const usersModule = (deps: UsersDeps): Module => ({
  routes: (api) => usersRoutes(api, deps),
  timers: [
    { name: 'users.forget_ended_sessions', cron: '17 * * * *', run: () => purgeEndedSessions(deps) },
    { name: 'users.forget_old_attempts', cron: '27 * * * *', run: () => purgeOldAttempts(deps) },
  ],
});
