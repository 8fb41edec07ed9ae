import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '../limit-concurrency.ts';

/**
 * Argon2id (the library's default) with the minimum cost of OWASP's Password Storage Cheat Sheet: 19 MiB, two passes, one
 * lane.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;

/**
 * A hash takes one of the four threads that the process has for files, compression and name look-ups, too. These go on
 * however many people sign in at once.
 */
const runLimited = limitConcurrency(3);

/** Keyboards compose the same characters differently. */
const composed = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => runLimited(() => hash(composed(password), cost));

export const passwordMatches = (passwordHash: string, password: string): Promise<boolean> =>
  runLimited(() => verify(passwordHash, composed(password)));

export const samePassword = (one: string, other: string): boolean => composed(one) === composed(other);

const zeros = (bytes: number): string => Buffer.alloc(bytes).toString('base64').replaceAll('=', '');

/** A hash that matches no password and costs as much to check as a real one: checked when there is no such user. */
export const dummyHash = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${zeros(16)}$${zeros(cost.outputLen)}`;
