import { hash, verify } from '@node-rs/argon2';

/**
 * Argon2id (the library's default kind) with the smallest cost that OWASP's Password Storage Cheat Sheet allows: 19 MiB,
 * two passes, one lane.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;

/** The same password may arrive composed in different ways, depending on the keyboard. */
const composed = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => hash(composed(password), cost);

export const passwordMatches = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, composed(password));

export const samePassword = (one: string, other: string): boolean => composed(one) === composed(other);

const zeros = (bytes: number): string => Buffer.alloc(bytes).toString('base64').replaceAll('=', '');

/** A hash that no password has and that costs as much to check as a real one: checked where there is no user. */
export const dummyHash = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${zeros(16)}$${zeros(cost.outputLen)}`;
