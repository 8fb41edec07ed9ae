import { hkdfSync } from 'node:crypto';

/** A secret for one purpose, made from the installation's own: whoever learns it learns neither that one nor any other. */
export const derivedSecret = (secret: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `tradewind ${purpose}`, 32));
