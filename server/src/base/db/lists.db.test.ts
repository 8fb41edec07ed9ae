import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { plannedAnyway, plansOf } from '../../../test/plans-of.ts';
import { newId } from '../ids/ids.ts';
import { isOneOf } from './conditions.ts';
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
