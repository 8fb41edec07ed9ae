import { sql } from 'kysely';

export type ListType = 'uuid' | 'text' | 'int' | 'bigint' | 'boolean' | 'float8' | 'date' | 'timestamptz' | 'bytea';

/**
 * SQL array whose length PostgreSQL does not see. Of a parameter it does: since most lists are shorter than the ten that it assumes where
 * it does not, it would plan the statement anew for each list and take that for cheaper.
 */
export const listOf = (type: ListType, values: readonly unknown[]) =>
  sql`(select ${values.map(textOf)}::${sql.raw(type)}[])`;

const textOf = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  return value instanceof Date ? value.toISOString() : String(value);
};

/** SQL rows for FROM, of the properties that are named, in their order. The alias gives the columns their names. */
export const unnested = <Row extends object>(
  rows: readonly Row[],
  types: Readonly<Partial<Record<keyof Row & string, ListType>>>,
) =>
  sql`unnest(${sql.join(
    Object.entries<ListType>(types as Record<string, ListType>).map(([name, type]) =>
      listOf(
        type,
        rows.map((row) => row[name as keyof Row]),
      ),
    ),
  )})`;
