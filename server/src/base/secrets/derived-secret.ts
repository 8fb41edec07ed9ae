import { hkdfSync } from 'node:crypto';

/** Derives a secret for one purpose from the installation's secret; it reveals neither that secret nor other derived ones. */
export const derivedSecret = (secret: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `tradewind ${purpose}`, 32));
