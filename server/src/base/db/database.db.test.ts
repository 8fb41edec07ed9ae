import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { brokenConstraint, sqlState, type Tx } from './database.ts';
import { DatabaseUnavailable } from './outage.ts';
import { openPool, withConnection } from './pool.ts';
import { deferToCommit } from './transaction.ts';

const db = await testDatabase();
const at = new Date('2026-01-01');
const insertSetting = (tx: Tx, name: string) =>
  tx.insertInto('settings').values({ name, value: 1, effective_at: at }).execute();
const countSettings = async (name: string) =>
  (await db.read.selectFrom('settings').select('name').where('name', '=', name).execute()).length;

describe('a transaction', () => {
  it('rolls back when anything is thrown', async () => {
    await expect(
      db.transact(async (tx) => {
        await insertSetting(tx, 'thrown');
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await countSettings('thrown')).toBe(0);
  });

  it('sends independent statements without waiting, and the last one together with the commit', async () => {
    const log = logOf(['begin', 'insert', 'select', 'commit']);
    await db.transact(async (tx) => {
      await Promise.all([
        insertSetting(tx, 'together 1'),
        insertSetting(tx, 'together 2'),
        tx.selectFrom('settings').select('name').execute(),
      ]);
      deferToCommit(tx, tx.insertInto('settings').values({ name: 'together 3', value: 1, effective_at: at }));
    });
    expect(log).toEqual([
      'begin sent',
      'insert sent',
      'insert sent',
      'select sent',
      'begin answered',
      'insert answered',
      'insert answered',
      'select answered',
      'insert sent',
      'set local statement_timeout = 0 sent',
      'commit sent',
      'insert answered',
      'set local statement_timeout = 0 answered',
      'commit answered',
    ]);
    expect(await countSettings('together 3')).toBe(1);
  });

  it('rolls back when a statement deferred to the commit fails, and throws its error', async () => {
    await insertInOwnTransaction('taken');
    await expect(
      db.transact(async (tx) => {
        await insertSetting(tx, 'before the last');
        deferToCommit(tx, tx.insertInto('settings').values({ name: 'taken', value: 1, effective_at: at }));
      }),
    ).rejects.toSatisfy((error) => brokenConstraint(error) === 'settings_pkey');
    expect(await countSettings('before the last')).toBe(0);
    await insertInOwnTransaction('the connection is as good as before');
  });

  it('retries after a deadlock, a limited number of times', async () => {
    let runs = 0;
    await expect(
      db.transact(async (tx) => {
        runs += 1;
        await sql`do $$ begin raise exception 'as if' using errcode = 'deadlock_detected'; end $$`.execute(tx);
      }),
    ).rejects.toSatisfy((error) => sqlState(error) === '40P01');
    expect(runs).toBe(4);
  });

  it('resolves a real deadlock between two transactions', async () => {
    await db.transact(async (tx) => {
      await insertSetting(tx, 'left');
      await insertSetting(tx, 'right');
    });
    const touch = (tx: Tx, name: string) =>
      tx.updateTable('settings').set({ value: 2 }).where('name', '=', name).execute();
    const both = (first: string, second: string) =>
      db.transact(async (tx) => {
        await touch(tx, first);
        await new Promise((resolve) => setTimeout(resolve, 50));
        await touch(tx, second);
      });
    await Promise.all([both('left', 'right'), both('right', 'left')]);
  });

  it('throws the error that failed it, not the one of a statement sent together with that', async () => {
    await insertInOwnTransaction('taken before');
    const failing = async (tx: Tx) => {
      await insertSetting(tx, 'taken before').finally(() => new Promise((resolve) => setImmediate(resolve)));
    };
    await expect(
      db.transact((tx) => Promise.all([failing(tx), tx.selectFrom('settings').select('name').execute()])),
    ).rejects.toSatisfy((error) => brokenConstraint(error) === 'settings_pkey');
  });

  it('throws at commit when an error inside it was swallowed', async () => {
    await insertInOwnTransaction('double');
    await expect(
      db.transact(async (tx) => {
        await insertSetting(tx, 'beside');
        await insertSetting(tx, 'double').catch((error: unknown) =>
          expect(brokenConstraint(error)).toBe('settings_pkey'),
        );
      }),
    ).rejects.toThrow('nothing of it was kept');
    expect(await countSettings('beside')).toBe(0);
  });

  it('accepts no statement while it is rolled back', async () => {
    let late: Promise<unknown> = Promise.resolve();
    await expect(
      db.transact(async (tx) => {
        // Slow to roll back.
        await sql`do $$ begin for i in 1..200 loop execute format('create table slow_%s (a int primary key)', i); end loop; end $$`.execute(
          tx,
        );
        late = insertSetting(tx, 'before the end').then(() => insertSetting(tx, 'after the end'));
        await Promise.all([late, Promise.reject(new Error('no'))]);
      }),
    ).rejects.toThrow('no');
    await expect(late).rejects.toThrow('over');
    expect(await countSettings('after the end')).toBe(0);
  });

  it('stores nothing when its connection is lost, and the pool keeps working', async () => {
    await expect(
      db.transact(async (tx) => {
        await insertSetting(tx, 'before the loss');
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
        await sql`select pg_terminate_backend(${rows[0]!.pid})`.execute(db.kysely);
        await new Promise((resolve) => setTimeout(resolve, 200));
        await insertSetting(tx, 'after the loss');
      }),
    ).rejects.toThrow();
    expect(await countSettings('before the loss')).toBe(0);
    expect(await countSettings('after the loss')).toBe(0);
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => db.transact((tx) => insertSetting(tx, `again ${index}`))),
    );
    expect(await countSettings('again 39')).toBe(1);
  });
});

describe('a database whose disk was full', () => {
  it('is unavailable to the statement that found no space, and healthy when there is space', async () => {
    const full = db.transact((tx) =>
      sql`do $$ begin raise exception 'as if' using errcode = 'disk_full'; end $$`.execute(tx),
    );
    await expect(full).rejects.toBeInstanceOf(DatabaseUnavailable);
    await db.ping();
  });
});

const insertInOwnTransaction = (name: string) => db.transact((tx) => insertSetting(tx, name));

/** The statements sent and answered over the next reserved connection, by the first word of each. */
function logOf(words: string[]): string[] {
  const log: string[] = [];
  const connect = db.pool.connect.bind(db.pool);
  vi.spyOn(db.pool, 'connect').mockImplementationOnce(async () => {
    const client = await connect();
    const query = client.query.bind(client) as (statement: { text: string }) => Promise<unknown>;
    vi.spyOn(client as { query: typeof query }, 'query').mockImplementation((statement) => {
      const word = words.find((known) => statement.text.startsWith(known)) ?? statement.text;
      log.push(`${word} sent`);
      const answer = query(statement);
      answer.then(
        () => log.push(`${word} answered`),
        () => log.push(`${word} failed`),
      );
      return answer;
    });
    return client;
  });
  return log;
}

it('does not use a connection again in which a failed script left a transaction open', async () => {
  const pool = openPool(db.directUrl, { size: 1 });
  onTestFinished(() => pool.end());
  const script = 'begin; select 1 / 0; commit';
  await expect(withConnection(pool, (client) => client.query(script))).rejects.toThrow('division by zero');
  const { rows } = await withConnection(pool, (client) => client.query('select 1 as one'));
  expect(rows).toEqual([{ one: 1 }]);
});
