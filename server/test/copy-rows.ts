import { sql } from 'kysely';
import type { Tx } from '../src/base/db/database.ts';
import type { Table } from './sharding/placements.ts';

interface Copies {
  /** SQL condition of the rows `r`. */
  where: string;
  times: number;
  /** SQL of the columns that differ, of a copy numbered `n`; all others are those of the row. */
  own: Readonly<Record<string, string>>;
}

/** An id of its own for each copy, the same in every table. */
export const copyId = "md5('copy' || n)::uuid";

/** Adds many copies of rows to a table, for tests of sizes: without its foreign keys and triggers in this transaction. */
export async function copyRows(tx: Tx, table: Table, { where, times, own }: Copies): Promise<void> {
  await sql`set local session_replication_role = replica`.execute(tx);
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(tx);
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => sql.raw(own[name] ?? `r."${name}"`));
  await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(values)} from ${sql.table(table)} r, generate_series(1, ${times}::int) n
    where ${sql.raw(where)}`.execute(tx);
}
