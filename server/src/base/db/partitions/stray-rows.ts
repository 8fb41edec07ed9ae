import { sql } from 'kysely';
import type { Read } from '../database.ts';
import { rowsOf } from '../rows-of.ts';

/** Rows beyond this number are not counted. */
const mostCounted = 1_000;

export interface StrayRows {
  table: string;
  rows: number;
}

/**
 * The tables of which rows wait in the default partition: they fitted into no other when they were written. The upkeep moves
 * them, so those that stay show that it does not run.
 */
export async function strayRows(read: Read): Promise<StrayRows[]> {
  const tables = await rowsOf<{ name: string }>(
    read,
    sql`
    select c.relname as name from pg_partitioned_table p join pg_class c on c.oid = p.partrelid
    where p.partdefid <> 0 and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  if (tables.length === 0) return [];
  const counts = tables.map(
    ({ name }) => sql`
    select ${name} as table, count(*)::int as rows
    from (select from ${sql.id('partitions', `${name}_default`)} limit ${mostCounted}) strays`,
  );
  const rows = await rowsOf<StrayRows>(read, sql`${sql.join(counts, sql` union all `)}`);
  return rows.filter((one) => one.rows > 0);
}
