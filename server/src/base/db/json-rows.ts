import { sql, type Insertable } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Rows as one JSON text, so that a statement is the same for any number of them. Amounts are text in it, since JSON's numbers are
 * not exact at their size, and half a surrogate, which JSON may hold and PostgreSQL refuses, is replaced as in any parameter.
 */
export const asJson = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_key, value: unknown) => {
    if (typeof value === 'bigint') return value.toString();
    return typeof value === 'string' ? value.toWellFormed() : value;
  });

/** Values by column, as JSON has them. */
export type JsonRow<Table extends keyof Tables> = Readonly<Partial<Record<keyof Insertable<Tables[Table]>, unknown>>>;

/** SQL that inserts rows, at least one, all with the same columns. */
export function insertion<Table extends keyof Tables & string>(table: Table, rows: readonly JsonRow<Table>[]) {
  const columns = sql.join(Object.keys(rows[0]!).map((name) => sql.id(name)));
  return sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${asJson(rows)}::jsonb)`;
}
