import { refuse } from '@tradewind/contract/base/refusals';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { newId } from '../ids/ids.ts';
import type { Tx } from './database.ts';
import { rowsOf } from './rows-of.ts';
import { together } from './shared-transaction.ts';
import { afterCommit, deferToCommit } from './transaction.ts';

const db = await testDatabase();
const at = new Date('2026-03-01T12:00:00Z');

type Work<Result> = (tx: Tx) => Promise<Result>;

/** Runs works that arrive while a transaction runs, so that those without a name in common share the next one. */
async function gather<Result>(
  works: readonly Work<Result>[],
  nameOf: (index: number) => string = () => newId(),
  kindOf: (index: number) => string = () => 'works',
): Promise<PromiseSettledResult<Result>[]> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const kinds = new Set(works.map((_, index) => kindOf(index)));
  const running = [...kinds].map((kind) => db.transact(() => released, { sharedAs: { kind, names: [newId()] } }));
  const results = await Promise.allSettled(
    works.map((work, index) => db.transact(work, { sharedAs: { kind: kindOf(index), names: [nameOf(index)] } })),
  );
  release();
  await Promise.all(running);
  return results;
}

const transactionOf: Work<string> = async (tx) => {
  const [row] = await rowsOf<{ id: bigint }>(tx, sql`select pg_current_xact_id() as id`);
  return String(row!.id);
};
const valueOf = <Result>(result: PromiseSettledResult<Result> | undefined): Result => {
  if (result?.status !== 'fulfilled') throw result?.reason ?? new Error('No result');
  return result.value;
};

const write = (tx: Tx, subject: string) =>
  tx.insertInto('throttles').values({ subject, failures: 1, last_failure_at: at, blocked_until: at }).execute();
const written = async (prefix: string): Promise<string[]> =>
  (
    await db.read
      .selectFrom('throttles')
      .select('subject')
      .where('subject', 'like', `${prefix}%`)
      .orderBy('subject')
      .execute()
  ).map(({ subject }) => subject.slice(prefix.length));

describe('works that arrive while others run', () => {
  it('share a transaction', async () => {
    const ids = (await gather([1, 2, 3, 4].map(() => transactionOf))).map(valueOf);
    expect(new Set(ids).size).toBe(1);
  });

  it('have transactions of their own where they have a name in common', async () => {
    const ids = (
      await gather(
        [1, 2, 3, 4].map(() => transactionOf),
        (index) => `half ${index % 2}`,
      )
    ).map(valueOf);
    expect(new Set(ids).size).toBe(2);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[0]).not.toBe(ids[2]);
  });

  it('have transactions of their own where they are of different kinds', async () => {
    const ids = (
      await gather(
        [1, 2, 3, 4].map(() => transactionOf),
        () => newId(),
        (index) => `kind ${index % 2}`,
      )
    ).map(valueOf);
    expect(ids[0]).toBe(ids[2]);
    expect(ids[1]).toBe(ids[3]);
    expect(ids[0]).not.toBe(ids[1]);
  });

  it('are no more than sixteen in one', async () => {
    const ids = (await gather(Array.from({ length: 40 }, () => transactionOf))).map(valueOf);
    const sizes = [...Map.groupBy(ids, (id) => id).values()].map(({ length }) => length);
    expect(Math.max(...sizes)).toBe(16);
  });

  it('make their common calls once, each with its own result', async () => {
    const sizes: number[] = [];
    const double = together(async (_tx, numbers: readonly number[]) => {
      sizes.push(numbers.length);
      return numbers.map((number) => number * 2);
    });
    const results = await gather([1, 2, 3].map((number) => async (tx: Tx) => double(tx, await double(tx, number))));
    expect(results.map(valueOf)).toEqual([4, 8, 12]);
    expect(sizes).toEqual([3, 3]);
  });

  it('make a common call without those that do not make it', async () => {
    const sizes: number[] = [];
    const same = together(async (_tx, values: readonly string[]) => {
      sizes.push(values.length);
      return values;
    });
    const results = await gather(
      ['a', 'b', 'c'].map((value) => async (tx: Tx) => (value === 'b' ? transactionOf(tx) : same(tx, value))),
    );
    expect(results.map(valueOf)).toEqual(['a', expect.any(String), 'c']);
    expect(sizes).toEqual([2]);
  });

  it('are kept where another one is refused, of which nothing is', async () => {
    const prefix = `refused ${newId()} `;
    const results = await gather(
      ['a', 'b', 'c'].map((name) => async (tx: Tx) => {
        await write(tx, prefix + name);
        return name === 'b' ? refuse('sold_out') : name;
      }),
    );
    expect(results).toEqual([
      { status: 'fulfilled', value: 'a' },
      { status: 'rejected', reason: expect.objectContaining({ code: 'sold_out' }) },
      { status: 'fulfilled', value: 'c' },
    ]);
    expect(await written(prefix)).toEqual(['a', 'c']);
  });

  it('are kept where a common call fails for another one', async () => {
    const prefix = `common ${newId()} `;
    const writeAll = together(async (tx, names: readonly string[]) => {
      for (const name of names) await write(tx, prefix + name);
      return names;
    });
    await db.transact((tx) => writeAll(tx, 'b'));
    const results = await gather(['a', 'b', 'c'].map((name) => (tx: Tx) => writeAll(tx, name)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await written(prefix)).toEqual(['a', 'b', 'c']);
  });

  it('are kept where the end of another one fails', async () => {
    const prefix = `deferred ${newId()} `;
    await db.transact((tx) => write(tx, `${prefix}b`));
    const results = await gather(
      ['a', 'b', 'c'].map((name) => async (tx: Tx) => {
        const values = { subject: prefix + name, failures: 1, last_failure_at: at, blocked_until: at };
        deferToCommit(tx, tx.insertInto('throttles').values(values));
        return name;
      }),
    );
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await written(prefix)).toEqual(['a', 'b', 'c']);
  });

  it('end while another one waits for a lock', async () => {
    const name = `waits ${newId()}`;
    const lock = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: held, resolve: hold } = Promise.withResolvers<void>();
    const holder = db.transact(async (tx) => {
      await lock(tx);
      hold();
      await released;
    });
    await held;
    const ends: string[] = [];
    const ended = (end: string) => async (tx: Tx) => {
      if (end === 'b') await lock(tx);
      else await transactionOf(tx);
      afterCommit(tx, () => {
        ends.push(end);
        if (ends.length === 2) release();
      });
    };
    await gather(['a', 'b', 'c'].map(ended));
    await holder;
    expect(ends.toSorted()).toEqual(['a', 'b', 'c']);
    expect(ends.at(-1)).toBe('b');
  });

  it('do once what they do after the commit', async () => {
    const acts: string[] = [];
    await gather(
      ['a', 'b', 'c'].map((name) => async (tx: Tx) => {
        afterCommit(tx, () => acts.push(name));
        await transactionOf(tx);
        if (name === 'b') refuse('sold_out');
      }),
    );
    expect(acts.toSorted()).toEqual(['a', 'c']);
  });
});
