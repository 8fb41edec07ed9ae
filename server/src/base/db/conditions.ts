import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { listOf, type ListType } from './lists.ts';

/** SQL condition: all of these hold. What is no condition, such as an absent filter, filters nothing. */
export function allOf(conditions: readonly (RawBuilder<unknown> | string | false | undefined)[]) {
  const given = conditions.filter((condition) => typeof condition === 'object');
  return given.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(given, sql` and `)})`;
}

/** SQL condition: a column is one of these. The statement is the same for any number of them, and is planned once: see `listOf`. */
export const isOneOf = (column: string, values: readonly string[], type: ListType = 'uuid') =>
  sql<SqlBool>`${sql.ref(column)} = any(${listOf(type, values)}::${sql.raw(type)}[])`;

/** SQL condition: a column is none of these. Of none at all it is. */
export const isNoneOf = (column: string, values: readonly string[], type: ListType = 'uuid') =>
  sql<SqlBool>`${sql.ref(column)} <> all(${listOf(type, values)}::${sql.raw(type)}[])`;
