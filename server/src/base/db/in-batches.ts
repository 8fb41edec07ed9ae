import type { Database, Tx } from './database.ts';

/** Rows of one transaction: few enough that nobody waits long for one of them. */
const batchSize = 2_000;

/**
 * Deletes or changes any number of rows in batches, each in a transaction of its own and within its own time limit. What a
 * failed batch leaves behind is processed by the next run.
 *
 * @param work processes at most `limit` rows, and returns how many
 * @returns how many in all
 */
export async function inBatches(
  db: Pick<Database, 'transact'>,
  work: (tx: Tx, limit: number) => Promise<number>,
  limit = batchSize,
): Promise<number> {
  for (let total = 0; ;) {
    const count = await db.transact((tx) => work(tx, limit));
    total += count;
    if (count < limit) return total;
  }
}

/** Splits a list into batches of the usual size. */
export function batchesOf<Item>(items: readonly Item[], size = batchSize): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
