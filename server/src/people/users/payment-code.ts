import { refuse } from '@tradewind/contract/base/refusals';
import { paymentCode } from '@tradewind/contract/people/users';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { hour, later } from '../../base/clock/clock.ts';
import { isSimpleCode } from '../../base/secrets/guessable.ts';

export const codeTries = 5;
export const codeLock = 3 * hour;

/** @throws Refusal `payment_code_format` or `payment_code_simple`. */
export function checkNewCode(field: string, code: string): void {
  if (!paymentCode.safeParse(code).success) refuse('payment_code_format', {}, [field]);
  if (isSimpleCode(code)) refuse('payment_code_simple', {}, [field]);
}

/** The stored form of a payment code. The user's id is part of the digest, so it does not match for another user. */
export interface SealedCode {
  salt: Buffer;
  digest: Buffer;
}

export function sealCode(secret: Buffer, userId: string, code: string, salt: Buffer = randomBytes(16)): SealedCode {
  return { salt, digest: createHmac('sha256', secret).update(salt).update(userId).update(code).digest() };
}

export function codeMatches(secret: Buffer, userId: string, code: string, sealed: SealedCode): boolean {
  const { digest } = sealCode(secret, userId, code, sealed.salt);
  return digest.length === sealed.digest.length && timingSafeEqual(digest, sealed.digest);
}

/** The wrong tries so far, and the lock. */
export interface CodeErrors {
  errors: number;
  lockedUntil: Date | null;
}

export type CodeVerdict =
  | { says: 'right' }
  | { says: 'missing' }
  | { says: 'wrong'; left: number }
  | { says: 'locked'; until: Date };

/** Evaluates one try. While the code is locked, even the right code is refused. */
export function evaluateTry(
  before: CodeErrors,
  matches: boolean,
  now: Date,
): { verdict: CodeVerdict; after: CodeErrors } {
  if (before.lockedUntil && before.lockedUntil > now)
    return { verdict: { says: 'locked', until: before.lockedUntil }, after: before };
  if (matches) return { verdict: { says: 'right' }, after: { errors: 0, lockedUntil: null } };
  const errors = (before.lockedUntil ? 0 : before.errors) + 1;
  if (errors < codeTries)
    return { verdict: { says: 'wrong', left: codeTries - errors }, after: { errors, lockedUntil: null } };
  const until = later(now, codeLock);
  return { verdict: { says: 'locked', until }, after: { errors, lockedUntil: until } };
}
