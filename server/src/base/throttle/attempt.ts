import { refuse } from '@tradewind/contract/base/refusals';
import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import {
  countFailure,
  secondsToWait,
  secondsToWaitWithProof,
  signInRule,
  notBlocked,
  type ThrottleRule,
} from './throttle.ts';

/** An attempt to sign in or to guess a code, counted for the account and for the network it comes from. */
export interface Attempt {
  readonly account: string | null;
  readonly network: string;
  readonly networkRule: ThrottleRule;
  readonly refusal: 'sign_in_delayed' | 'too_many_requests';
}

/**
 * Counts one attempt as a failure until `clearAttempt` takes it back. Check and count happen under one lock, so that
 * concurrent guesses are all counted.
 *
 * @param proven whether the client proved work, which takes the place of the first waits
 * @throws Refusal of the attempt, with the seconds to wait, while the account or the network is blocked.
 */
export async function takeAttempt(db: Database, attempt: Attempt, now: Date, proven = false): Promise<void> {
  const { account, network, networkRule, refusal } = attempt;
  const subjects = account ? [account, network] : [network];
  const rules = account ? [signInRule, networkRule] : [networkRule];
  const seconds = await db.transact(async (tx) => {
    for (const subject of subjects)
      await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(tx);
    const wait = proven
      ? await secondsToWaitWithProof(tx, subjects, rules, now)
      : await secondsToWait(tx, subjects, now);
    if (wait === 0) await countFailure(tx, subjects, rules, now);
    return wait;
  });
  if (seconds > 0) refuse(refusal, { seconds });
}

/**
 * Clears the failures of the account after a success, and takes back this one attempt of the network. The network's other
 * failures stay: otherwise an attacker could clear them by signing in to an own account.
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
