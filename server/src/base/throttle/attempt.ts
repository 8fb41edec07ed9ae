import { refuse } from '@tradewind/contract/base/refusals';
import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import { countFailure, secondsToWait, signInRule, notBlocked, type ThrottleRule } from './throttle.ts';

/** What guessing wears out: an account, and the network that guesses. */
export interface Attempt {
  readonly account: string | null;
  readonly network: string;
  readonly networkRule: ThrottleRule;
  readonly refusal: 'sign_in_delayed' | 'too_many_requests';
}

/**
 * Takes one attempt, or refuses while account or network have to wait. It counts as a failure until `forgive` takes it
 * back, and looking and counting happen under one lock: a hundred guesses at once are not a hundred free ones.
 */
export async function takeAttempt(db: Database, attempt: Attempt, now: Date): Promise<void> {
  const { account, network, networkRule, refusal } = attempt;
  const subjects = account ? [account, network] : [network];
  const rules = account ? [signInRule, networkRule] : [networkRule];
  const seconds = await db.transact(async (tx) => {
    for (const subject of subjects)
      await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(tx);
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
export async function clearAttempt(tx: Tx, { account, network }: Attempt): Promise<void> {
  if (account) await tx.deleteFrom('throttles').where('subject', '=', account).execute();
  await tx.deleteFrom('throttles').where('subject', '=', network).where('failures', '=', 1).execute();
  await tx
    .updateTable('throttles')
    .set((eb) => ({ failures: eb('failures', '-', 1), blocked_until: notBlocked }))
    .where('subject', '=', network)
    .where('failures', '>', 1)
    .execute();
}
