import type { Read } from '../../base/db/database.ts';
import { dummyHash, passwordMatches } from '../../base/secrets/password-hash.ts';
import { possibleMobiles } from './mobile-number.ts';
import { usersNamed, type Credentials } from './users-queries.ts';

/** The user with this name and password; null for an unknown name or a wrong password, in about the same time. */
export async function userWithPassword(read: Read, accountName: string, password: string): Promise<Credentials | null> {
  return userOfPassword(await usersNamed(read, accountName.normalize('NFKC'), possibleMobiles(accountName)), password);
}

/** The candidate with this password; null when there is none. Takes about as long without candidates. */
export async function userOfPassword(
  candidates: readonly Credentials[],
  password: string,
): Promise<Credentials | null> {
  if (candidates.length === 0) await passwordMatches(dummyHash, password);
  for (const candidate of candidates) {
    if (await passwordMatches(candidate.password_hash, password)) return candidate;
  }
  return null;
}
