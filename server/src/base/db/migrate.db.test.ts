import { expect, it } from 'vitest';
import { emptyDatabase, testDatabase } from '../../../test/database.ts';
import { openDatabase } from './database.ts';
import { migrate, schemaState } from './migrate.ts';

const emptyUrls = [await emptyDatabase(), await emptyDatabase()];
const [changed, edited, newer] = [await testDatabase(), await testDatabase(), await testDatabase()];

it('migrates once when several processes start at once on an empty database', async () => {
  const processes = [1, 2, 3, 4].map(() => openDatabase({ url: emptyUrls[0]!, pool: 1 }));
  try {
    const ran = await Promise.all(processes.map(({ directUrl }) => migrate(directUrl)));
    expect(ran.map(({ length }) => length).filter((length) => length > 0)).toHaveLength(1);
    expect(await schemaState(processes[0]!.pool)).toEqual({ pending: [], edited: [], unknown: [] });
  } finally {
    await Promise.all(processes.map((database) => database.close()));
  }
});

it('runs numbered files in order, then the repeatable ones', async () => {
  const database = openDatabase({ url: emptyUrls[1]!, pool: 1 });
  try {
    const ran = await migrate(database.directUrl);
    expect(ran).toEqual(ran.toSorted());
    expect(ran[0]).toBe('0001_base.sql');
    expect(ran.at(-1)).toMatch(/^repeatable\//);
    expect(await migrate(database.directUrl)).toEqual([]);
  } finally {
    await database.close();
  }
});

it('runs a repeatable file again when it has changed', async () => {
  const { pool, directUrl } = changed;
  await pool.query(`update migrations set digest = 'another' where name = 'repeatable/books.sql'`);
  await pool.query(`drop function first_entry_since`);
  expect(await migrate(directUrl)).toEqual(['repeatable/books.sql']);
  const { rows } = await pool.query('select first_entry_since(gen_random_uuid(), now())::int as number');
  expect(rows).toEqual([{ number: 1 }]);
});

it('refuses a numbered file that was edited after it ran', async () => {
  const { pool, directUrl } = edited;
  await pool.query(`update migrations set digest = 'another' where name = '0007_books.sql'`);
  await expect(migrate(directUrl)).rejects.toThrow('Migration 0007_books.sql has been edited after it ran');
});

it('refuses the database of another version', async () => {
  const { pool, directUrl } = newer;
  await pool.query(`insert into migrations (name, digest) values ('9999_later.sql', 'x')`);
  await expect(migrate(directUrl)).rejects.toThrow(
    'The database belongs to another version of Tradewind: 9999_later.sql',
  );
});
