import type pg from 'pg';
import { from, to } from 'pg-copy-streams';
import type { Queryable } from '../db/pool.ts';

/** A table with the columns that are stored, not computed. */
export interface StoredTable {
  name: string;
  columns: string[];
}

const partLength = 1 << 20;

/**
 * The tables of the schema, each after those that it refers to, so that rows can be inserted in this order. Without the list
 * of migrations, which building the schema fills, and without partitions, which are in a schema of their own: their rows are
 * those of their table, and find their partitions anew.
 */
export async function listTables(client: Queryable): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable & { needs: string[] }>(`
    select c.relname as name,
      array(
        select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum
      ) as columns,
      array(
        select t.relname::text from pg_constraint f join pg_class t on t.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid
      ) as needs
    from pg_class c
    where c.relnamespace = to_regnamespace('public') and c.relkind in ('r', 'p') and c.relname <> 'migrations'
    order by c.relname`);
  const listed: StoredTable[] = [];
  const isListed = new Set<string>();
  while (listed.length < rows.length) {
    const next = rows.filter(({ name, needs }) => !isListed.has(name) && needs.every((other) => isListed.has(other)));
    if (next.length === 0) throw new Error('Some tables refer to each other in a circle');
    for (const { name, columns } of next) listed.push({ name, columns });
    for (const { name } of next) isListed.add(name);
  }
  return listed;
}

const columnsIn = ({ columns }: StoredTable): string => columns.map(quoted).join(', ');

/** An identifier as SQL writes it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The rows of a table in PostgreSQL's text format, in parts of about a megabyte. */
export async function* copyOut(client: pg.Client, table: StoredTable): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let length = 0;
  for await (const part of client.query(
    to(`copy (select ${columnsIn(table)} from ${quoted(table.name)}) to stdout`),
  ) as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    if (length < partLength) continue;
    yield Buffer.concat(parts);
    parts = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(parts);
}

/** Opens a table for the parts of `copyOut`. */
export function copyIn(client: pg.Client, table: StoredTable) {
  const rows = client.query(from(`copy ${quoted(table.name)} (${columnsIn(table)}) from stdin`));
  // A failure rejects below; without a listener it would also end the process.
  rows.on('error', () => undefined);
  const settled = (begin: (done: (error?: Error | null) => void) => void): Promise<void> =>
    new Promise((resolve, reject) => {
      rows.once('error', reject);
      begin((error) => {
        rows.off('error', reject);
        if (error) reject(error);
        else resolve();
      });
    });
  return {
    write: (part: Buffer) => settled((done) => rows.write(part, done)),
    end: () => settled((done) => rows.end(done)),
  };
}

/** How many rows parts of `copyOut` hold: line breaks within values are escaped. */
export const rowsIn = (part: Buffer): number => {
  let rows = 0;
  for (let at = part.indexOf(10); at !== -1; at = part.indexOf(10, at + 1)) rows += 1;
  return rows;
};

/** Lets columns that number their rows by themselves go on after the highest number, because rows were stored with theirs. */
export async function continueNumbers(client: Queryable): Promise<void> {
  const { rows } = await client.query<{ table_name: string; column_name: string }>(`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`);
  for (const { table_name: table, column_name: column } of rows) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), (select coalesce(max(${quoted(column)}), 0) + 1 from ${quoted(table)}), false)`,
      [quoted(table), column],
    );
  }
}
