import { hash, verify } from '@node-rs/argon2';

/**
 * Argon2id (the library's default) with the minimum cost of OWASP's Password Storage Cheat Sheet: 19 MiB, two passes, one
 * lane.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;

/** Keyboards compose the same characters differently. */
const composed = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => hash(composed(password), cost);

export const passwordMatches = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, composed(password));

export const samePassword = (one: string, other: string): boolean => composed(one) === composed(other);

const zeros = (bytes: number): string => Buffer.alloc(bytes).toString('base64').replaceAll('=', '');

/** A hash that matches no password and costs as much to check as a real one: checked when there is no such user. */
export const dummyHash = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${zeros(16)}$${zeros(cost.outputLen)}`;
