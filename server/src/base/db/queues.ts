import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';

/** The conditions under which a row is in each queue of a list. */
export type Queues<Name extends string> = Readonly<Record<Name, RawBuilder<unknown>>>;

/**
 * How many rows there are in all and in each queue, in one statement.
 *
 * @param rows the rows of all queues that the filters fit, without columns
 */
export async function countQueues<Name extends string, Tables, From extends keyof Tables>(
  rows: SelectQueryBuilder<Tables, From, object>,
  queues: Queues<Name>,
): Promise<Record<Name | 'all', number>> {
  const names = Object.keys(queues) as Name[];
  const counted = await rows
    .select(sql<number>`count(*)::int`.as('all'))
    .select(names.map((name) => sql<number>`(count(*) filter (where ${queues[name]}))::int`.as(name)))
    .executeTakeFirstOrThrow();
  return counted as Record<Name | 'all', number>;
}
