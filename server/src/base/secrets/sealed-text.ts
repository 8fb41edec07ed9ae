import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/**
 * Encrypts a text for storage under a key that is not in the database, so that a copy of the database does not reveal it.
 * The result is bound to its owner: it can't be decrypted for another one.
 */
export function sealText(key: Buffer, owner: string, text: string): Buffer {
  const nonce = randomBytes(nonceLength);
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]);
}

/** Decrypts a sealed text. @throws when it was sealed under another key or for another owner. */
export function openText(key: Buffer, owner: string, sealed: Buffer): string {
  const opening = createDecipheriv(cipher, key, sealed.subarray(0, nonceLength), { authTagLength: tagLength })
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength));
  return opening.update(sealed.subarray(nonceLength + tagLength), undefined, 'utf8') + opening.final('utf8');
}
