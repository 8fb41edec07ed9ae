import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const prefix = 'twk_';
const randomLength = 32;
const checksumLength = 6;
const form = new RegExp(`^${prefix}[0-9A-Za-z]{${randomLength + checksumLength}}$`);

/**
 * A new key: `twk_`, 32 random letters and digits (190 bits) and a checksum of what is before it. Scanners that look for
 * published secrets recognise the prefix, and the checksum tells a key from a text that only looks like one.
 */
export function newApiKey(): string {
  const random = Array.from({ length: randomLength }, () => letters[randomInt(letters.length)]).join('');
  return `${prefix}${random}${checksumOf(prefix + random)}`;
}

/** Whether a text is a key by its form and checksum; no database is asked. */
export const isApiKey = (text: string): boolean =>
  form.test(text) && checksumOf(text.slice(0, -checksumLength)) === text.slice(-checksumLength);

/** What is stored of a key. Keys are long and random, so a plain hash is safe. */
export const hashApiKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/** The CRC-32 of a text in base 62. */
function checksumOf(text: string): string {
  let rest = crc32(text);
  let checksum = '';
  while (checksum.length < checksumLength) {
    checksum = letters[rest % letters.length]! + checksum;
    rest = Math.floor(rest / letters.length);
  }
  return checksum;
}
