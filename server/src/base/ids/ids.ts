import { createHash, randomBytes, randomInt } from 'node:crypto';
import { v7, validate } from 'uuid';

/** A new id: UUIDv7, so rows lie in the order of their making and nobody can guess the next. */
export const newId = (): string => v7();

/** No id made at that time or later is smaller. */
export const oldestIdAt = (time: Date): string => v7({ msecs: time.getTime(), seq: 0, random: new Uint8Array(16) });

/** Whether a text from outside can be an id at all; what can't is simply not found. */
export const isId = (text: string): boolean => validate(text);

/** The id that follows from a name: the same name, the same id, on every machine. */
export function idFromName(name: string): string {
  const hash = createHash('sha256').update(name).digest();
  hash[6] = (hash[6]! & 0x0f) | 0x80;
  hash[8] = (hash[8]! & 0x3f) | 0x80;
  const hex = hash.toString('hex', 0, 16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** A number for people: `prefix` and random digits, e.g. `TW4821993015772`. */
export function publicNumber(prefix: string, digits = 13): string {
  let number = '';
  while (number.length < digits) number += randomInt(10).toString();
  return prefix + number;
}

/** Ids of requests, to find them in logs: unlike any other process's, but not secret, since every answer shows its own. */
export function requestIds(): () => string {
  const run = randomBytes(6).toString('hex');
  let count = 0;
  return () => `${run}-${(count += 1)}`;
}

/** 256 random bits as URL-safe text. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. Tokens are long and random, so a plain hash protects them. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
