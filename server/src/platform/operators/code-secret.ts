import { derivedSecret } from '../../base/secrets/derived-secret.ts';
import { openText, sealText } from '../../base/secrets/sealed-text.ts';

/** Encrypts the secret of an operator's codes for storage. */
export const sealCodeSecret = (secret: Buffer, operatorId: string, base32: string): Buffer =>
  sealText(keyFrom(secret), operatorId, base32);

/** Decrypts the secret of an operator's codes. @throws when it was sealed under another key or for another operator. */
export const openCodeSecret = (secret: Buffer, operatorId: string, sealed: Buffer): string =>
  openText(keyFrom(secret), operatorId, sealed);

const keyFrom = (secret: Buffer): Buffer => derivedSecret(secret, 'codes of operators');
