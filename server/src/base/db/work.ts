import type { Refusal } from '@tradewind/contract/base/refusals';
import type { Database, Tx } from './database.ts';
import type { SharedAs } from './transaction.ts';

/**
 * The part of an act that runs in a transaction opened by its caller: the pipeline for an endpoint that takes an
 * idempotency key, the seed, a test. It may run more than once (see `transact`), so it has no effect outside.
 */
export interface Work<Answer> {
  (tx: Tx): Promise<Answer | CommittedRefusal>;
  /** See `TransactionOptions`. */
  readonly sharedAs?: SharedAs;
}

/** The work, which may share its transaction with others that run at the same time: see `TransactionOptions.sharedAs`. */
export const sharedWork = <Answer>(
  sharedAs: SharedAs | undefined,
  work: (tx: Tx) => ReturnType<Work<Answer>>,
): Work<Answer> => (sharedAs === undefined ? work : Object.assign(work, { sharedAs }));

/**
 * A refusal that the work returns instead of throwing, so that the transaction commits: for a record that must stay,
 * such as the count of a wrong try. The work must have written nothing else.
 */
export class CommittedRefusal {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    this.refusal = refusal;
  }
}

/** The work, with an answer that is read in the same transaction after it. */
export const thenAnswer =
  <Done, Answer>(work: Work<Done>, answer: (tx: Tx, done: Done) => Promise<Answer>): Work<Answer> =>
  async (tx) => {
    const done = await work(tx);
    return done instanceof CommittedRefusal ? done : answer(tx, done);
  };

/** Runs the work in one transaction. @throws Refusal also where the work returned one to be committed. */
export async function runWork<Answer>(db: Database, work: Work<Answer>): Promise<Answer> {
  const { sharedAs } = work;
  const outcome = await db.transact(work, sharedAs === undefined ? undefined : { sharedAs });
  if (outcome instanceof CommittedRefusal) throw outcome.refusal;
  return outcome;
}
