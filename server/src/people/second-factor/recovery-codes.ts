import { createHmac, randomInt } from 'node:crypto';
import { derivedSecret } from '../../base/secrets/derived-secret.ts';

/** Without characters that can be mistaken for each other. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const length = 10;
const count = 10;

/** New recovery codes of about 50 bits each, as they are shown: `abcde-fghjk`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () => {
    const code = Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
    return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`;
  });

/** What is stored of a code, however it was typed. */
export const digestOfRecoveryCode = (secret: Buffer, userId: string, typed: string): Buffer =>
  createHmac('sha256', derivedSecret(secret, 'recovery codes'))
    .update(
      `${userId} ${typed
        .normalize('NFKC')
        .toLowerCase()
        .replaceAll(/[^a-z0-9]/g, '')}`,
    )
    .digest();
