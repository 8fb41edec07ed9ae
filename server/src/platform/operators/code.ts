import { Secret, TOTP } from 'otpauth';

const issuer = 'Tradewind';
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** The clock of a phone may be off by one step. */
const window = 1;

export const newCodeSecret = (): string => new Secret({ size: 20 }).base32;

/** The URI in the QR code for authenticator apps. */
export const codeUri = (base32: string, email: string): string =>
  new TOTP({ ...settings, issuer, label: email, secret: base32 }).toString();

/** The time step of a code, by RFC 6238; null when the code is not valid now. */
export function stepOfCode(base32: string, typed: string, now: Date): bigint | null {
  const token = typed.normalize('NFKC').replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = now.getTime();
  const delta = TOTP.validate({ ...settings, token, secret: Secret.fromBase32(base32), timestamp, window });
  return delta === null ? null : BigInt(TOTP.counter({ period: settings.period, timestamp }) + delta);
}
