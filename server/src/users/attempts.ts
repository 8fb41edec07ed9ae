import { createHash } from 'node:crypto';
import { refuse } from '@tradewind/contract/refusals';
import { sql } from 'kysely';
import { day, hour, later, minute } from '../base/clock/clock.ts';
import type { Database, Tx } from '../base/db/database.ts';
import type { Deps } from '../base/deps.ts';
import { countFailure, secondsToWait, signInRule, unblocked, type ThrottleRule } from '../base/throttle/throttle.ts';
import { looksLikeMobile } from './mobile-number.ts';
import { networkOf } from './network.ts';

/** What guessing wears out: an account, and the network that guesses. */
export interface Attempt {
  readonly account: string | null;
  readonly network: string;
  readonly networkRule: ThrottleRule;
  readonly refusal: 'sign_in_delayed' | 'too_many_requests';
}

/** Offices and households share an address, so it has more to spend than an account. */
const guessing: ThrottleRule = { free: 30, longest: 15 * minute, forget: hour };
const registering: ThrottleRule = { free: 20, longest: 15 * minute, forget: hour };
const longestMemory = day;

export const signInAttempt = (accountName: string, address: string): Attempt => guess(`sign-in:${digest(spelling(accountName))}`, address);
export const ownPasswordAttempt = (userId: string, address: string): Attempt => guess(`own-password:${userId}`, address);
export const registrationAttempt = (address: string): Attempt => ({
  account: null,
  network: `register-from:${networkOf(address)}`,
  networkRule: registering,
  refusal: 'too_many_requests',
});

/**
 * Takes one attempt, or refuses while account or network have to wait. It counts as a failure until `forgive` takes it
 * back, and looking and counting happen under one lock: a hundred guesses at once are not a hundred free ones.
 */
export async function takeAttempt(db: Database, attempt: Attempt, now: Date): Promise<void> {
  const { account, network, networkRule, refusal } = attempt;
  const subjects = account ? [account, network] : [network];
  const rules = account ? [signInRule, networkRule] : [networkRule];
  const seconds = await db.transact(async (tx) => {
    for (const subject of subjects) await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(tx);
    const wait = await secondsToWait(tx, subjects, now);
    if (wait === 0) await countFailure(tx, subjects, rules, now);
    return wait;
  });
  if (seconds > 0) refuse(refusal, { seconds });
}

/**
 * After a success: the account starts anew, the network gets this one attempt back. Its other failures stay, or whoever
 * has an account of their own could wash them off.
 */
export async function forgive(tx: Tx, { account, network }: Attempt): Promise<void> {
  if (account) await tx.deleteFrom('throttles').where('subject', '=', account).execute();
  await tx.deleteFrom('throttles').where('subject', '=', network).where('failures', '=', 1).execute();
  await tx
    .updateTable('throttles')
    .set((eb) => ({ failures: eb('failures', '-', 1), blocked_until: unblocked }))
    .where('subject', '=', network)
    .where('failures', '>', 1)
    .execute();
}

/** A job: counts that are too old to matter. */
export async function forgetOldAttempts({ db, clock }: Deps): Promise<void> {
  await db.transact((tx) => tx.deleteFrom('throttles').where('last_failure_at', '<', later(clock.now(), -longestMemory)).execute());
}

function guess(account: string, address: string): Attempt {
  return { account, network: `guesses-from:${networkOf(address)}`, networkRule: guessing, refusal: 'sign_in_delayed' };
}

/**
 * One key for all spellings of an account's name, found without looking at accounts: what is counted must not tell which
 * of them exist. A mobile number is known by its last digits, whatever stands before them.
 */
function spelling(accountName: string): string {
  const name = accountName.normalize('NFKC').trim().toLowerCase();
  return looksLikeMobile(name) ? name.replace(/\D/g, '').slice(-8) : name;
}

/** People type passwords into the wrong field; what they typed is not kept. */
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
