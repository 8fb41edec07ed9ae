import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/**
 * A text as it is stored where a copy of the database shall tell nobody what it says: encrypted under a key that is kept
 * elsewhere, and bound to its owner, so that a row moved to somebody else opens nothing.
 */
export function sealText(key: Buffer, owner: string, text: string): Buffer {
  const nonce = randomBytes(nonceLength);
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]);
}

/** @throws when it was sealed under another key or for another owner. */
export function openText(key: Buffer, owner: string, sealed: Buffer): string {
  const opening = createDecipheriv(cipher, key, sealed.subarray(0, nonceLength), { authTagLength: tagLength })
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength));
  return opening.update(sealed.subarray(nonceLength + tagLength), undefined, 'utf8') + opening.final('utf8');
}
