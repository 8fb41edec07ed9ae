import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { openDatabase } from './database.ts';
import { DatabaseUnavailable } from './outage.ts';
import { wrongSettings } from './pool.ts';
import { rowsOf } from './rows-of.ts';

const db = await testDatabase();

/** The same database by another address, as if a pooler were there. */
const pooled = openDatabase({ url: `${db.directUrl}?keepalives=1`, directUrl: db.directUrl, pool: 1 });
afterAll(() => pooled.close());

describe('behind a pooler', () => {
  it('a statement stays prepared in no session', async () => {
    await pooled.read.selectFrom('users').select('id').limit(1).execute();
    await pooled.transact((tx) => tx.selectFrom('users').select('id').limit(1).execute());
    const prepared = sql<{ count: bigint }>`select count(*) as count from pg_prepared_statements`;
    expect(await rowsOf(pooled.kysely, prepared)).toEqual([{ count: 0n }]);
    expect((await rowsOf<{ count: bigint }>(db.kysely, prepared))[0]!.count).toBeGreaterThan(0n);
  });

  it('a session without the limits of statements and transactions is noticed', async () => {
    expect(await wrongSettings(pooled.pool)).toEqual([
      "set statement_timeout = '15s'",
      "set idle_in_transaction_session_timeout = '10s'",
    ]);
    expect(await wrongSettings(db.pool)).toEqual([]);
  });
});

it('takes a primary that became a replica for an outage, and leaves its connection', async () => {
  const demoted = openDatabase({ url: `${db.directUrl}?options=-c%20default_transaction_read_only%3Don`, pool: 1 });
  try {
    const statement = sql`create table never (id int)`;
    await expect(demoted.transact((tx) => statement.execute(tx))).rejects.toThrow(DatabaseUnavailable);
    expect(demoted.pool.totalCount).toBe(0);
    await expect(statement.execute(demoted.kysely)).rejects.toThrow(DatabaseUnavailable);
    expect(demoted.pool.totalCount).toBe(0);
  } finally {
    await demoted.close();
  }
});
