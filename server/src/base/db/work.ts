import type { Refusal } from '@tradewind/contract/base/refusals';
import type { Database, Tx } from './database.ts';

/**
 * What an act does in the one transaction that somebody else opens for it: the pipeline for an endpoint that takes an
 * idempotency key, the seed, a test. It may run more than once (see `transact`), so it has no effect outside.
 */
export type Work<Answer> = (tx: Tx) => Promise<Answer | CommittedRefusal>;

/**
 * A refusal that undoes nothing when the work returns it: for a trace that must stay, such as the count of a wrong try.
 * Whoever returns it has written nothing else.
 */
export class CommittedRefusal {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    this.refusal = refusal;
  }
}

/** Runs the work in one transaction. @throws Refusal also where the work returned one to be committed. */
export async function runWork<Answer>(db: Database, work: Work<Answer>): Promise<Answer> {
  const outcome = await db.transact(work);
  if (outcome instanceof CommittedRefusal) throw outcome.refusal;
  return outcome;
}
