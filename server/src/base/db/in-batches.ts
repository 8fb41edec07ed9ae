import { sqlState, type Database, type Tx } from './database.ts';

/** Rows of one transaction: few enough that nobody waits long for one of them. */
const batchSize = 2_000;

/** Rows of one transaction below which it is not for their number that one takes too long. */
const leastRows = 100;

/** SQL state of a statement that was ended: its time was over, or an administrator ended it. */
const ended = '57014';

/**
 * Deletes or changes any number of rows in batches, each in a transaction of its own and within its own time limit. What a
 * failed batch leaves behind is processed by the next run. Where a batch takes longer than a statement may, it is tried again
 * with half the rows, and so are the others of this run: a job that only ever tried the whole would fail for ever.
 *
 * @param work processes at most `limit` rows, and returns how many
 * @returns how many in all
 * @throws what a batch throws, and that a statement took too long only when `leastRows` rows did
 */
export async function inBatches(
  db: Pick<Database, 'transact'>,
  work: (tx: Tx, limit: number) => Promise<number>,
  limit = batchSize,
): Promise<number> {
  let size = limit;
  for (let total = 0; ;) {
    try {
      const count = await db.transact((tx) => work(tx, size));
      total += count;
      if (count < size) return total;
    } catch (error) {
      if (sqlState(error) !== ended || size <= leastRows) throw error;
      size = Math.max(leastRows, Math.floor(size / 2));
    }
  }
}

/** Splits a list into batches of the usual size. */
export function batchesOf<Item>(items: readonly Item[], size = batchSize): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
