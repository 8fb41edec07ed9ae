import { later, minute } from '../../base/clock/clock.ts';
import { derivedSecret } from '../../base/secrets/derived-secret.ts';
import { openText, sealText } from '../../base/secrets/sealed-text.ts';

/** How long a visit at a provider, and the step after it, may take. */
export const sealedLife = 10 * minute;

const keyOf = (secret: Buffer): Buffer => derivedSecret(secret, 'sign-ins with providers');

/**
 * Encrypts and signs a value that a browser keeps for some minutes, so that nothing is stored for visits that never end.
 *
 * @param purpose for which alone it can be opened
 */
export const sealValue = (secret: Buffer, purpose: string, value: object, now: Date): string =>
  sealText(keyOf(secret), purpose, JSON.stringify({ value, end: later(now, sealedLife).getTime() })).toString(
    'base64url',
  );

/** The value; null for one that was made elsewhere or for another purpose, was changed, or has ended. */
export function openValue<Value extends object>(
  secret: Buffer,
  purpose: string,
  sealed: string | null,
  now: Date,
): Value | null {
  if (!sealed) return null;
  try {
    const { value, end } = JSON.parse(openText(keyOf(secret), purpose, Buffer.from(sealed, 'base64url'))) as {
      value: Value;
      end: number;
    };
    return end > now.getTime() ? value : null;
  } catch {
    return null;
  }
}
