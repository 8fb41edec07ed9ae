import postgres from 'postgres';
import { expect, it } from 'vitest';
import { emptyDatabase, testDatabase } from '../../../test/database.ts';
import { migrate, schemaState } from './migrate.ts';

const emptyUrls = [await emptyDatabase(), await emptyDatabase()];
const [changed, edited, newer] = [await testDatabase(), await testDatabase(), await testDatabase()];

it('migrates once when several processes start at once on an empty database', async () => {
  const processes = [1, 2, 3, 4].map(() => postgres(emptyUrls[0]!, { max: 1, onnotice: () => {} }));
  try {
    const ran = await Promise.all(processes.map((connection) => migrate(connection)));
    expect(ran.map(({ length }) => length).filter((length) => length > 0)).toHaveLength(1);
    expect(await schemaState(processes[0]!)).toEqual({ pending: [], edited: [], unknown: [] });
  } finally {
    await Promise.all(processes.map((connection) => connection.end()));
  }
});

it('runs numbered files in order, then the repeatable ones', async () => {
  const connection = postgres(emptyUrls[1]!, { max: 1, onnotice: () => {} });
  try {
    const ran = await migrate(connection);
    expect(ran).toEqual(ran.toSorted());
    expect(ran[0]).toBe('0001_base.sql');
    expect(ran.at(-1)).toMatch(/^repeatable\//);
    expect(await migrate(connection)).toEqual([]);
  } finally {
    await connection.end();
  }
});

it('runs a repeatable file again when it has changed', async () => {
  const { connection } = changed;
  await connection`update migrations set digest = 'another' where name = 'repeatable/books.sql'`;
  await connection`drop function first_entry_since`;
  expect(await migrate(connection)).toEqual(['repeatable/books.sql']);
  expect(await connection`select first_entry_since(gen_random_uuid(), now())::int as number`).toEqual([{ number: 1 }]);
});

it('refuses a numbered file that was edited after it ran', async () => {
  const { connection } = edited;
  await connection`update migrations set digest = 'another' where name = '0007_books.sql'`;
  await expect(migrate(connection)).rejects.toThrow('Migration 0007_books.sql has been edited after it ran');
});

it('refuses the database of another version', async () => {
  const { connection } = newer;
  await connection`insert into migrations (name, digest) values ('9999_later.sql', 'x')`;
  await expect(migrate(connection)).rejects.toThrow(
    'The database belongs to another version of Tradewind: 9999_later.sql',
  );
});
