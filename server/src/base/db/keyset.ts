import { sql, type SqlBool } from 'kysely';

/** Rows that are read at once. */
const pageSize = 500;

/**
 * Reads a list of any length in pages, each from behind the last row of the one before, so that no more than one page is in
 * memory. Rows that change in between are neither repeated nor left out, unless the filter no longer fits them.
 *
 * @param read reads at most `limit` rows behind `last`, or the first ones
 */
export async function* pagesOf<Row>(
  read: (last: Row | null, limit: number) => Promise<Row[]>,
  limit = pageSize,
): AsyncGenerator<Row[]> {
  for (let last: Row | null = null; ;) {
    const rows: Row[] = await read(last, limit);
    if (rows.length > 0) yield rows;
    if (rows.length < limit) return;
    last = rows.at(-1)!;
  }
}

/** Where a list that is ordered by a time and an id goes on. The time is text, since a Date would lose its microseconds. */
export interface Place {
  cursor_at: string;
  cursor_id: string;
}

/** SQL: the columns that say where a list goes on. */
export const placeOf = (at: string, id: string) =>
  [sql<string>`${sql.ref(at)}::text`.as('cursor_at'), sql<string>`${sql.ref(id)}::text`.as('cursor_id')] as const;

/** SQL condition: a row is behind a place, in a list with the latest first. */
export const isBehind = (at: string, id: string, { cursor_at, cursor_id }: Place) =>
  sql<SqlBool>`(${sql.ref(at)}, ${sql.ref(id)}) < (${cursor_at}::timestamptz, ${cursor_id}::uuid)`;
