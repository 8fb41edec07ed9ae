import { expect, it } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { batchesOf, inBatches } from './in-batches.ts';

const db = await testDatabase();

it('deletes all rows, each batch in a transaction of its own', async () => {
  const left = () => db.read.selectFrom('throttles').select('subject').execute();
  const at = new Date();
  await db.transact((tx) =>
    tx
      .insertInto('throttles')
      .values(
        ['a', 'b', 'c', 'd', 'e'].map((subject) => ({ subject, failures: 1, last_failure_at: at, blocked_until: at })),
      )
      .execute(),
  );
  const before: number[] = [];
  const total = await inBatches(
    db,
    async (tx, limit) => {
      before.push((await left()).length);
      const { numDeletedRows } = await tx
        .deleteFrom('throttles')
        .where('subject', 'in', (eb) => eb.selectFrom('throttles').select('subject').limit(limit))
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
    2,
  );
  expect(total).toBe(5);
  // Read outside the transactions: earlier batches are committed.
  expect(before).toEqual([5, 3, 1]);
});

it('splits a list without losing anything', () => {
  expect(batchesOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(batchesOf([])).toEqual([]);
});
