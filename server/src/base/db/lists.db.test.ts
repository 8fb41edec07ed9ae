import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { plannedAnyway, plansOf } from '../../../test/plans-of.ts';
import { newId } from '../ids/ids.ts';
import { isNoneOf, isOneOf } from './conditions.ts';
import { unnested } from './lists.ts';
import { rowsOf } from './rows-of.ts';

const db = await testDatabase();

it('a condition that a column is in a list is planned once for all lists', async () => {
  const plans = await plansOf(db, 'planned_ids', (tx) =>
    tx
      .selectFrom('users as planned_ids')
      .select('id')
      .where(isOneOf('id', [newId()]))
      .execute(),
  );
  expect(plans).toBe(plannedAnyway);
});

it('a join with rows is planned once for all rows', async () => {
  const plans = await plansOf(db, 'planned_rows', (tx) =>
    sql`select from ${unnested([{ id: newId(), at: new Date() }], { id: 'uuid', at: 'timestamptz' })} as planned_rows (id, at)
      join users u on u.id = planned_rows.id`.execute(tx),
  );
  expect(plans).toBe(plannedAnyway);
});

it('rows have their values in the order of their columns, with nothing where none is given', async () => {
  const at = new Date('2026-03-01T12:00:00Z');
  const given = [
    { name: 'a, "b" \\ {c}', pieces: 2, amount: 9_007_199_254_740_993n, at },
    { name: '', pieces: -1, amount: 0n, at: null },
  ];
  const types = { amount: 'bigint', name: 'text', at: 'timestamptz', pieces: 'int' } as const;
  const rows = await rowsOf(db.read, sql`select * from ${unnested(given, types)} as r (amount, name, at, pieces)`);
  expect(rows).toEqual(given);
});

it('nothing in a list with dates and bytes is changed', async () => {
  const given = [
    { day: '2026-03-01', mark: Buffer.from([0, 92, 255]), weight: 0.1 },
    { day: '2026-02-28', mark: null, weight: -1e-300 },
  ];
  const rows = await rowsOf(
    db.read,
    sql`select day::text, mark, weight from ${unnested(given, { day: 'date', mark: 'bytea', weight: 'float8' })} as r (day, mark, weight)`,
  );
  expect(rows).toEqual(given);
});

it('a value that is in no list is found, also where the list is empty', async () => {
  const known = sql`(values ('a'), ('b')) as known (letter)`;
  const others = (letters: string[]) =>
    rowsOf(db.read, sql`select letter from ${known} where ${isNoneOf('letter', letters, 'text')} order by letter`);
  expect(await others(['a', 'c'])).toEqual([{ letter: 'b' }]);
  expect(await others([])).toEqual([{ letter: 'a' }, { letter: 'b' }]);
});
