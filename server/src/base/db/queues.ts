import { mostCounted } from '@tradewind/contract/base/fields';
import { sql, type RawBuilder } from 'kysely';
import type { Read } from './database.ts';
import { rowsOf } from './rows-of.ts';

/** The conditions under which a row is in each queue of a list. */
export type Queues<Name extends string> = Readonly<Record<Name, RawBuilder<unknown>>>;

/** How many rows there are in each queue, and in all of them together with those in none. */
type Counts<Name extends string> = Record<Name | 'all', number>;

/**
 * How many rows there are in all and in each queue, each up to {@link mostCounted}: so many means so many or more.
 *
 * One pass counts all queues at once. It ends at so many rows, and says nothing of those behind them: then each queue is counted by
 * itself, along an index of its own where there is one.
 *
 * @param rows SQL `from … where …`: the rows of all queues that the filters fit
 */
export async function countQueues<Name extends string>(
  read: Read,
  rows: RawBuilder<unknown>,
  queues: Queues<Name>,
): Promise<Counts<Name>> {
  const names = Object.keys(queues) as Name[];
  const inOnePass = names.map(
    (name) => sql`(count(*) filter (where ${sql.id('found', name)}))::int as ${sql.id(name)}`,
  );
  const [counted] = await rowsOf<Counts<Name>>(
    read,
    sql`select ${sql.join([sql`count(*)::int as "all"`, ...inOnePass])}
    from (
      select ${sql.join(names.map((name) => sql`(${queues[name]}) as ${sql.id(name)}`))} ${rows} limit ${sql.lit(mostCounted)}
    ) found`,
  );
  if (counted!.all < mostCounted) return counted!;

  const byItself = names.map(
    (name) =>
      sql`(select count(*)::int from (select 1 ${rows} and (${queues[name]}) limit ${sql.lit(mostCounted)}) found) as ${sql.id(name)}`,
  );
  const [each] = await rowsOf<Counts<Name>>(
    read,
    sql`select ${sql.join([sql`${sql.lit(mostCounted)} as "all"`, ...byItself])}`,
  );
  return each!;
}
