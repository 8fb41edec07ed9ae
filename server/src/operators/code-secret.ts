import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derivedSecret } from '../base/secrets/derived-secret.ts';

const cipher = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/**
 * The secret behind an operator's codes, as it is stored: encrypted under a key that is not in the database, and bound
 * to its operator, so that a copy of the database makes no codes and a row moved to another operator opens nothing.
 */
export function sealCodeSecret(secret: Buffer, operatorId: string, base32: string): Buffer {
  const nonce = randomBytes(nonceLength);
  const sealing = createCipheriv(cipher, keyFrom(secret), nonce).setAAD(Buffer.from(operatorId));
  const sealed = Buffer.concat([sealing.update(base32, 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]);
}

/** @throws when it was sealed under another key or for another operator. */
export function openCodeSecret(secret: Buffer, operatorId: string, sealed: Buffer): string {
  const opening = createDecipheriv(cipher, keyFrom(secret), sealed.subarray(0, nonceLength), { authTagLength: tagLength })
    .setAAD(Buffer.from(operatorId))
    .setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength));
  return opening.update(sealed.subarray(nonceLength + tagLength), undefined, 'utf8') + opening.final('utf8');
}

const keyFrom = (secret: Buffer): Buffer => derivedSecret(secret, 'codes of operators');
