import { randomInt } from 'node:crypto';
import { derivedSecret } from '../../base/secrets/derived-secret.ts';
import { minute, second } from '../../base/clock/clock.ts';

/** What a mailed code lets somebody do. */
export type CodePurpose = 'payment_code' | 'password' | 'email';

export const mailCodeLife = 15 * minute;
export const mailCodeTries = 5;
/** A code that was sent so lately is not followed by another. */
export const mailCodePause = 60 * second;

export const newMailCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Codes of one purpose open nothing else. */
export const mailCodeSecret = (secret: Buffer, purpose: CodePurpose): Buffer =>
  derivedSecret(secret, `mailed codes: ${purpose}`);

/** `a•••@example.com`: enough for its owner to know which, too little for anybody else. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${Array.from(email.slice(0, at))[0] ?? ''}•••${email.slice(at)}`;
}
