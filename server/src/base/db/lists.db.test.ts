import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { newId } from '../ids/ids.ts';
import { isOneOf } from './conditions.ts';
import type { Tx } from './database.ts';
import { unnested } from './lists.ts';
import { rowsOf } from './rows-of.ts';

const db = await testDatabase();

/** How often a statement was planned for its parameters, of ten times that it was sent, each with one row. */
const plansOf = (name: string, send: (tx: Tx) => Promise<unknown>): Promise<number> =>
  db.transact(async (tx) => {
    for (let time = 0; time < 10; time += 1) await send(tx);
    const [row] = await rowsOf<{ plans: bigint }>(
      tx,
      sql`select custom_plans as plans from pg_prepared_statements where statement like ${`%${name}%`} and statement not like '%pg_prepared_statements%'`,
    );
    return Number(row!.plans);
  });

it('a condition that a column is in a list is planned once for all lists', async () => {
  const plans = await plansOf('planned_ids', (tx) =>
    tx
      .selectFrom('users as planned_ids')
      .select('id')
      .where(isOneOf('id', [newId()]))
      .execute(),
  );
  // The first five are planned anyway, to compare.
  expect(plans).toBe(5);
});

it('a join with rows is planned once for all rows', async () => {
  const plans = await plansOf('planned_rows', (tx) =>
    sql`select from ${unnested([{ id: newId(), at: new Date() }], { id: 'uuid', at: 'timestamptz' })} as planned_rows (id, at)
      join users u on u.id = planned_rows.id`.execute(tx),
  );
  expect(plans).toBe(5);
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
