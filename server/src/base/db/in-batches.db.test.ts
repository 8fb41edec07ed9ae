import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import type { Tx } from './database.ts';
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

/** Takes longer than a statement may. */
async function takeTooLong(tx: Tx): Promise<void> {
  await sql`set local statement_timeout = '20ms'`.execute(tx);
  await sql`select pg_sleep(30)`.execute(tx);
}

it('goes on with half the rows where a batch takes too long', async () => {
  const sizes: number[] = [];
  let left = 600;
  const total = await inBatches(
    db,
    async (tx, limit) => {
      sizes.push(limit);
      if (limit > 250) await takeTooLong(tx);
      const count = Math.min(left, limit);
      left -= count;
      return count;
    },
    1_000,
  );
  expect([total, left]).toEqual([600, 0]);
  expect(sizes).toEqual([1_000, 500, 250, 250, 250]);
});

it('fails where even few rows take too long', async () => {
  const sizes: number[] = [];
  const work = inBatches(
    db,
    async (tx, limit) => {
      sizes.push(limit);
      await takeTooLong(tx);
      return 0;
    },
    300,
  );
  await expect(work).rejects.toThrow('statement timeout');
  expect(sizes).toEqual([300, 150, 100]);
});

it('tries no other failure again', async () => {
  let tried = 0;
  const work = inBatches(db, async () => {
    tried += 1;
    throw new Error('wrong');
  });
  await expect(work).rejects.toThrow('wrong');
  expect(tried).toBe(1);
});

it('splits a list without losing anything', () => {
  expect(batchesOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(batchesOf([])).toEqual([]);
});
