import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { listOf } from './lists.ts';

/** SQL condition: all of these hold. What is no condition, such as an absent filter, filters nothing. */
export function allOf(conditions: readonly (RawBuilder<unknown> | string | false | undefined)[]) {
  const given = conditions.filter((condition) => typeof condition === 'object');
  return given.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(given, sql` and `)})`;
}

/** SQL condition: a column, of ids unless it says so, is one of these. The statement is the same for any number of them, and is planned once: see `listOf`. */
export const isOneOf = (column: string, values: readonly string[], type: 'uuid' | 'text' = 'uuid') =>
  sql<SqlBool>`${sql.ref(column)} = any(${listOf(type, values)}::${sql.raw(type)}[])`;
