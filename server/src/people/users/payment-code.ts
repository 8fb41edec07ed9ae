import { refuse } from '@tradewind/contract/base/refusals';
import { paymentCode } from '@tradewind/contract/people/users';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { day, hour, later } from '../../base/clock/clock.ts';
import { isDate, isPartOfNumber, isSimpleCode } from '../../base/secrets/guessable.ts';

const codeTries = 5;
const codeLock = 3 * hour;
const codeTriesOfDay = 10;

/** @throws Refusal `payment_code_format`, `payment_code_simple` or `payment_code_date`. */
export function checkNewCode(field: string, code: string): void {
  if (!paymentCode.safeParse(code).success) refuse('payment_code_format', {}, [field]);
  if (isSimpleCode(code)) refuse('payment_code_simple', {}, [field]);
  if (isDate(code)) refuse('payment_code_date', {}, [field]);
}

/** @throws Refusal `payment_code_mobile` for digits of the mobile number or the username of the account. */
export function refuseOwnDigits(
  field: string,
  code: string,
  { mobile, username }: { mobile: string | null; username: string },
): void {
  if ([mobile, username].some((own) => isPartOfNumber(code, own ?? ''))) refuse('payment_code_mobile', {}, [field]);
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

/** The wrong tries so far, and what came of them. */
export interface CodeErrors {
  /** Since the last right code or lock. */
  errors: number;
  lockedUntil: Date | null;
  /** Of the day that began with the first of them; a right code does not reset these. */
  dayErrors: number;
  dayStartedAt: Date | null;
  /** Out of use until it is reset by mail. */
  blockedAt: Date | null;
}

export const noErrors: CodeErrors = {
  errors: 0,
  lockedUntil: null,
  dayErrors: 0,
  dayStartedAt: null,
  blockedAt: null,
};

export type CodeVerdict =
  | { says: 'right' }
  | { says: 'missing' }
  | { says: 'wrong'; left: number }
  | { says: 'locked'; until: Date }
  | { says: 'blocked' };

/**
 * Evaluates one try. While the code is locked or blocked, even the right code is refused.
 *
 * @returns `after` is `before` itself where nothing has to be stored, as with nearly every right code.
 */
export function evaluateTry(
  before: CodeErrors,
  matches: boolean,
  now: Date,
): { verdict: CodeVerdict; after: CodeErrors } {
  if (before.blockedAt) return { verdict: { says: 'blocked' }, after: before };
  if (before.lockedUntil && before.lockedUntil > now)
    return { verdict: { says: 'locked', until: before.lockedUntil }, after: before };
  if (matches) {
    const isClean = before.errors === 0 && before.lockedUntil === null;
    return { verdict: { says: 'right' }, after: isClean ? before : { ...before, errors: 0, lockedUntil: null } };
  }

  const sameDay = before.dayStartedAt !== null && before.dayStartedAt > later(now, -day);
  const after: CodeErrors = {
    errors: (before.lockedUntil ? 0 : before.errors) + 1,
    lockedUntil: null,
    dayErrors: (sameDay ? before.dayErrors : 0) + 1,
    dayStartedAt: sameDay ? before.dayStartedAt : now,
    blockedAt: null,
  };
  if (after.dayErrors >= codeTriesOfDay) return { verdict: { says: 'blocked' }, after: { ...after, blockedAt: now } };
  if (after.errors >= codeTries) {
    const until = later(now, codeLock);
    return { verdict: { says: 'locked', until }, after: { ...after, lockedUntil: until } };
  }
  const left = Math.min(codeTries - after.errors, codeTriesOfDay - after.dayErrors);
  return { verdict: { says: 'wrong', left }, after };
}
