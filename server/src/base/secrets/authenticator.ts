import { Secret, TOTP } from 'otpauth';
import { derivedSecret } from './derived-secret.ts';
import { openText, sealText } from './sealed-text.ts';

/** The codes of authenticator apps (TOTP, RFC 6238), and how their secrets are stored. */

const issuer = 'Tradewind';
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** The clock of a phone may be off by one step. */
const window = 1;

export const newCodeSecret = (): string => new Secret({ size: 20 }).base32;

/** The URI in the QR code for authenticator apps. @param account what the app shows beside the name of the product. */
export const codeUri = (base32: string, account: string): string =>
  new TOTP({ ...settings, issuer, label: account, secret: base32 }).toString();

/** The time step of a code; null when the code is not valid now. */
export function stepOfCode(base32: string, typed: string, now: Date): bigint | null {
  const token = typed.normalize('NFKC').replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = now.getTime();
  const delta = TOTP.validate({ ...settings, token, secret: Secret.fromBase32(base32), timestamp, window });
  return delta === null ? null : BigInt(TOTP.counter({ period: settings.period, timestamp }) + delta);
}

/** Whose codes: the secrets of each kind are encrypted under a key of their own. */
type CodeOwners = 'operators' | 'shoppers';

const keyOf = (secret: Buffer, owners: CodeOwners): Buffer => derivedSecret(secret, `codes of ${owners}`);

/** Encrypts the secret of somebody's codes for storage. @param secret that of the installation. */
export const sealCodeSecret = (secret: Buffer, owners: CodeOwners, ownerId: string, base32: string): Buffer =>
  sealText(keyOf(secret, owners), ownerId, base32);

/** Decrypts the secret of somebody's codes. @throws when it was sealed under another key or for another owner. */
export const openCodeSecret = (secret: Buffer, owners: CodeOwners, ownerId: string, sealed: Buffer): string =>
  openText(keyOf(secret, owners), ownerId, sealed);
