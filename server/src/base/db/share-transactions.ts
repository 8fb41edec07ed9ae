import { AsyncResource } from 'node:async_hooks';
import type { Tx } from './database.ts';
import { oneAfterAnother } from './one-after-another.ts';
import { DatabaseUnavailable } from './outage.ts';
import { runTogether, StoppedByAnother } from './shared-transaction.ts';
import { afterCommit } from './transaction.ts';

type Work<Result> = (tx: Tx) => Promise<Result>;

/** How transactions are run for works that may share them. */
interface Transactions {
  /** In a transaction of its own, with all its retries. */
  alone<Result>(work: Work<Result>): Promise<Result>;
  /** Once, and waiting only shortly for locks. */
  shared<Result>(work: Work<Result>): Promise<Result>;
  /** As `RequestRouting.onTransaction`. */
  onTransaction: ((tx: Tx) => () => void) | undefined;
  /** How many works share a transaction at most; 1: none. */
  most: number;
}

interface Waiting {
  readonly names: readonly string[];
  readonly work: Work<unknown>;
  /** Runs something as a part of the request that waits. */
  readonly inContext: (act: () => Promise<unknown>) => Promise<unknown>;
  /** Whether it is its second time in a shared transaction. */
  readonly isRetry: boolean;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Gathers works that arrive while a transaction runs, and runs them together in the next one: they share its commit, and each
 * statement that is written for many (`together`). A work that arrives while none runs does not wait.
 *
 * A work that throws is taken out and runs alone, as it would have without the others, which run again without it. Where the
 * transaction itself fails, as by a conflict or a lock that others hold, each of its works runs alone.
 */
export function shareTransactions({ alone, shared, onTransaction, most }: Transactions) {
  let waiting: Waiting[] = [];
  const startNext = oneAfterAnother(() => (waiting.length === 0 ? null : run(takeNext())));

  /** The first ones that have no names in common; the rest stays. */
  function takeNext(): Waiting[] {
    const taken = new Set<Waiting>();
    const names = new Set<string>();
    for (const one of waiting) {
      if (taken.size === most) break;
      if (one.names.some((name) => names.has(name))) continue;
      taken.add(one);
      for (const name of one.names) names.add(name);
    }
    waiting = waiting.filter((one) => !taken.has(one));
    return [...taken];
  }

  async function run(works: readonly Waiting[]): Promise<unknown> {
    if (works.length === 1) return runAlone(works[0]!);
    let outcomes: readonly PromiseSettledResult<unknown>[] = [];
    try {
      await shared(async (tx) => {
        outcomes = await runTogether(
          tx,
          works.map(
            ({ work, inContext }) =>
              (handle) =>
                inContext(() => workOf(work, handle)),
          ),
        );
        for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
      });
      for (const [index, { resolve }] of works.entries())
        resolve((outcomes[index] as PromiseFulfilledResult<unknown>).value);
    } catch (error) {
      // Nobody knows whether it was committed.
      if (error instanceof DatabaseUnavailable) for (const { reject } of works) reject(error);
      else await runAgain(works, outcomes);
    }
  }

  function runAgain(works: readonly Waiting[], outcomes: readonly PromiseSettledResult<unknown>[]): Promise<unknown> {
    const hasFailed = (_: unknown, index: number) => {
      const outcome = outcomes[index];
      return outcome?.status === 'rejected' && !(outcome.reason instanceof StoppedByAnother);
    };
    const failed = works.filter(hasFailed);
    const others = works.filter((work) => !failed.includes(work));
    const isOnce = failed.length > 0 && !works.some(({ isRetry }) => isRetry);
    return Promise.all([
      ...(isOnce ? failed : works).map(runAlone),
      isOnce && others.length > 0 && run(others.map((work) => ({ ...work, isRetry: true }))),
    ]);
  }

  const runAlone = ({ work, inContext, resolve, reject }: Waiting): Promise<void> =>
    inContext(() => alone(work)).then(resolve, reject);

  function workOf(work: Work<unknown>, tx: Tx): Promise<unknown> {
    const onCommitted = onTransaction?.(tx);
    if (onCommitted) afterCommit(tx, AsyncResource.bind(onCommitted));
    return work(tx);
  }

  return <Result>(names: readonly string[], work: Work<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      const inContext = AsyncResource.bind((act: () => Promise<unknown>) => act());
      waiting.push({ names, work, inContext, isRetry: false, resolve: resolve as (result: unknown) => void, reject });
      startNext();
    });
}
