export { hashPassword } from '../base/secrets/password-hash.ts';
export { forgetOldAttempts } from './attempts.ts';
export { checkPaymentCode, refuseCode, tryPaymentCode } from './check-payment-code.ts';
export { forgetEndedSessions } from './forget-ended-sessions.ts';
export { sealCode, type SealedCode } from './payment-code.ts';
export { consumePaymentAuthorisation } from './payment-codes-store.ts';
export { usersRoutes } from './routes.ts';
export type { PaymentCodeDeps, UserCounts, UsersDeps } from './users-deps.ts';
export { findActor } from './users-queries.ts';
