import { randomInt } from 'node:crypto';
import { derivedSecret } from '../../base/secrets/derived-secret.ts';
import { minute, second } from '../../base/clock/clock.ts';

/** The purpose for which a mailed code, or one in a text message, is valid. */
export type CodePurpose = 'payment_code' | 'password' | 'email' | 'mobile';

export const mailCodeLife = 15 * minute;
export const mailCodeTries = 5;
/** The minimum time between two codes. */
export const mailCodePause = 60 * second;

export const newMailCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** A secret per purpose, so that a code is not valid for another one. */
export const mailCodeSecret = (secret: Buffer, purpose: CodePurpose): Buffer =>
  derivedSecret(secret, `mailed codes: ${purpose}`);

/** A masked address such as `a•••@example.com`, which its owner recognises. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${Array.from(email.slice(0, at))[0] ?? ''}•••${email.slice(at)}`;
}
