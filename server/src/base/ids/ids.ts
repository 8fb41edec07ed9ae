import { createHash, randomBytes, randomInt } from 'node:crypto';
import { v7, validate } from 'uuid';

/** A new id: UUIDv7, so that ids sort by creation time and can't be guessed. */
export const newId = (): string => v7();

/** The smallest id that can be created at a time. */
export const oldestIdAt = (time: Date): string => v7({ msecs: time.getTime(), seq: 0, random: new Uint8Array(16) });

/** Whether a text is a valid id. Invalid ones are treated as not found. */
export const isId = (text: string): boolean => validate(text);

/** An id derived from a name: the same name gives the same id on every machine. */
export function idFromName(name: string): string {
  const hash = createHash('sha256').update(name).digest();
  hash[6] = (hash[6]! & 0x0f) | 0x80;
  hash[8] = (hash[8]! & 0x3f) | 0x80;
  const hex = hash.toString('hex', 0, 16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** A number that users read: the prefix and random digits, e.g. `TW4821993015772`. */
export function publicNumber(prefix: string, digits = 13): string {
  let number = '';
  while (number.length < digits) number += randomInt(10).toString();
  return prefix + number;
}

/** Generates request ids for the logs: unique across processes, but not secret. */
export function requestIds(): () => string {
  const run = randomBytes(6).toString('hex');
  let count = 0;
  return () => `${run}-${(count += 1)}`;
}

/** 256 random bits as URL-safe text. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a token. Tokens are long and random, so a plain hash is safe. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
