import { refuse } from '@tradewind/contract/base/refusals';
import type { Tx } from '../../base/db/database.ts';
import type { Call } from '../../base/http/call.ts';
import { newToken } from '../../base/ids/ids.ts';
import { hashPassword } from '../../base/secrets/password-hash.ts';
import { takeAttempt } from '../../base/throttle/attempt.ts';
import { termsVersions } from '../../platform/content/index.ts';
import { recordAcceptance } from './accepted-terms.ts';
import { registrationAttempt } from './attempts.ts';
import { createUser } from './create-user.ts';
import { type TypedNames, readNames } from './read-names.ts';
import type { PaymentCodeDeps } from './users-deps.ts';
import { hasProof } from './work-proof.ts';

interface Registration extends TypedNames {
  /** The address that is known to belong to whoever registers; null when none is. */
  confirmedEmail: string | null;
  terms_version?: number | undefined;
  proof?: string | undefined;
}

/**
 * Creates an account for somebody who proved who they are in another way than by a password. It asks for what the
 * registration asks for otherwise, and for the current terms where there are any.
 *
 * @param created stores the other way, in the transaction that creates the account
 * @returns the id of the account.
 */
export async function registerWithoutPassword(
  deps: PaymentCodeDeps,
  call: Call,
  { confirmedEmail, terms_version: accepted, proof, ...typed }: Registration,
  created: (tx: Tx, userId: string) => Promise<void>,
): Promise<string> {
  const { db } = deps;
  const { address, now } = call;
  const names = readNames(typed);
  const { current } = await termsVersions(db.read, now);
  if (current && current.version !== accepted) refuse('law_changed', {}, ['terms_version']);
  await takeAttempt(db, registrationAttempt(address), now, await hasProof(deps, call, proof));
  const isConfirmed = names.email !== null && names.email.toLowerCase() === confirmedEmail?.toLowerCase();
  const user = {
    ...names,
    emailConfirmedAt: isConfirmed ? now : null,
    passwordHash: await hashPassword(newToken()),
    hasPassword: false,
    createdAt: now,
  };
  return db.transact(async (tx) => {
    const id = await createUser(tx, user);
    await created(tx, id);
    if (current) await recordAcceptance(tx, id, current.version, 'registration', now);
    return id;
  });
}
