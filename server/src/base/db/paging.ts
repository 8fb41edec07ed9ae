import { mostCounted, mostSkipped } from '@tradewind/contract/base/fields';
import { refuse } from '@tradewind/contract/base/refusals';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Read } from './database.ts';
import { rowsOf } from './rows-of.ts';

/**
 * How many rows stand before a numbered page. The database reads and throws them away, so that what a page costs grows with
 * its number; the bound holds for every list. A page that starts at a cursor skips none.
 *
 * @param page counts from 1
 * @throws Refusal `page_too_deep` where it is more than {@link mostSkipped}
 */
export function rowsBefore(page: number, limit: number, cursor?: string): number {
  const rows = cursor ? 0 : (page - 1) * limit;
  return rows <= mostSkipped ? rows : refuse('page_too_deep', { rows: mostSkipped });
}

/** Counts the rows of SQL `from … where …`, up to {@link mostCounted}: so many means so many or more. */
export async function countedTotal(read: Read, fromRows: RawBuilder<unknown>): Promise<number> {
  const [counted] = await rowsOf<{ total: number }>(
    read,
    sql`select count(*)::int as total from (select 1 ${fromRows} limit ${sql.lit(mostCounted)}) found`,
  );
  return counted!.total;
}

/** SQL: the order of a list by one value, which is never null, and then by id. */
interface ListOrder {
  value: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  /** The value of the row that the cursor names. */
  ofCursor: RawBuilder<unknown>;
  direction: 'asc' | 'desc';
  /** Among equal values. */
  ids: 'asc' | 'desc';
}

/**
 * SQL condition: a row stands behind the one whose id is the cursor. The value is compared first and alone, so that an index by
 * it leads there, whichever way ids are ordered. Nothing stands behind a row that is not there.
 */
export function isBehindCursor({ value, id, ofCursor, direction, ids }: ListOrder, cursor: string) {
  const after = { asc: sql`>`, desc: sql`<` };
  return sql<SqlBool>`(${value} ${after[direction]}= ${ofCursor}
    and (${value} ${after[direction]} ${ofCursor} or ${id} ${after[ids]} ${cursor}::uuid))`;
}

/** A list of one table by one of its columns, which is never null, and then by id. Names come from the code, never from a request. */
interface TableOrder {
  table: string;
  /** The table in the list. */
  alias: string;
  column: string;
  direction: 'asc' | 'desc';
  /** Among equal values. */
  ids: 'asc' | 'desc';
}

/** The same of a list that is ordered by a column of its own table. */
export const isBehindRow = ({ table, alias, column, direction, ids }: TableOrder, cursor: string) =>
  isBehindCursor(
    {
      value: sql.ref(`${alias}.${column}`),
      id: sql.ref(`${alias}.id`),
      ofCursor: sql`(select c.${sql.ref(column)} from ${sql.table(table)} c where c.id = ${cursor}::uuid)`,
      direction,
      ids,
    },
    cursor,
  );

/** The rows of a page, of which one more than `limit` was read, and the cursor of the next one; null at the end. */
export function pageOf<Row>(read: readonly Row[], limit: number, idOf: (row: Row) => string) {
  const rows = read.slice(0, limit);
  return { rows, next: read.length > limit ? idOf(rows.at(-1)!) : null };
}
