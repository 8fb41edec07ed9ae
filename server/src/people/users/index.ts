export { hashPassword } from '../../base/secrets/password-hash.ts';
export { forgetOldAttempts } from './attempts.ts';
export { checkPaymentCode, refuseCode, tryPaymentCode } from './check-payment-code.ts';
export { isEmail } from './email-address.ts';
export { forgetEndedSessions } from './forget-ended-sessions.ts';
export { sealCode, type SealedCode } from './payment-code.ts';
export { consumePaymentAuthorisation } from './payment-codes-store.ts';
export { usersRoutes } from './routes.ts';
export type { AccountSummary, PaymentCodeDeps, UsersDeps } from './users-deps.ts';
export {
  emailChanged,
  passwordChanged,
  paymentCodeChanged,
  paymentCodeLocked,
  signedInAnew,
  type UserEvent,
} from './user-events.ts';
export { credentialChangesOf, findActor, findActorAndKey, personOf, type CredentialChanges } from './users-queries.ts';
export { carrySessions } from './sessions-store.ts';
export { lockCredentials } from './users-store.ts';
