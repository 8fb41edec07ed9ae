import { sql } from 'kysely';
import { createHmac, randomBytes } from 'node:crypto';
import type { Database, Tx } from '../../base/db/database.ts';
import type { PartitionedTable } from '../../base/db/partitions/partitioned-table.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import type { CountedSearch } from './search-counter.ts';

/**
 * So many, each of an account and a network of its own or of a block of networks, looked for it on one day. Whoever comes back every day is one of a day, so
 * nobody alone can fill the list.
 */
export const minSearchers = 3;

/** Marks are dropped when their day is over. */
export const searchMarkPartitions: PartitionedTable = {
  table: 'search_marks',
  column: 'day',
  holds: 'day',
  step: 'day',
  keep: 0,
  ahead: 2,
};

const markBytes = 16;
const saltBytes = 32;

/** A mark of a searcher; `searcher` is the place of who would be counted, of which each mark must be new. */
interface Mark {
  readonly day: string;
  readonly mark: string;
  readonly search: number;
  readonly searcher: number;
}

/** Counts searches; whose account, network or block was counted for the same that day is not counted again. */
export async function countSearches(tx: Tx, searches: readonly CountedSearch[]): Promise<void> {
  const salts = await saltsOf(tx, [...new Set(searches.map(({ day }) => day))].toSorted());
  const marks = searches.flatMap((search, index) => marksOf(search, index, salts.get(search.day)!));
  await sql`
    with given as materialized (
      select * from unnest(
        ${marks.map(({ day }) => day)}::date[], ${marks.map(({ mark }) => Buffer.from(mark, 'hex'))}::bytea[],
        ${marks.map(({ search }) => search)}::int[], ${marks.map(({ searcher }) => searcher)}::int[]
      ) as g (day, mark, search, searcher)
    ), fresh as (
      insert into search_marks (day, mark) select distinct day, mark from given order by day, mark
      on conflict do nothing returning day, mark
    ), searchers as (
      select search, searcher, bool_and(fresh.mark is not null) as is_new
      from given left join fresh using (day, mark) group by search, searcher
    ), counted as (
      select search, (count(*) filter (where is_new))::int as searchers from searchers group by search
    )
    insert into search_days (locale, keyword, day, searches, missed)
    select locale, keyword, day, sum(case when found then searchers else 0 end), sum(case when found then 0 else searchers end)
    from unnest(
      ${searches.map((_, index) => index)}::int[], ${searches.map(({ locale }) => locale)}::text[], ${searches.map(({ keyword }) => keyword)}::text[],
      ${searches.map(({ day }) => day)}::date[], ${searches.map(({ found }) => found)}::boolean[]
    ) as s (search, locale, keyword, day, found) join counted using (search)
    where searchers > 0
    group by locale, keyword, day order by day, locale, keyword
    on conflict (day, locale, keyword) do update
    set searches = search_days.searches + excluded.searches, missed = search_days.missed + excluded.missed`.execute(tx);
}

/** The marks of those who would be counted. Of two who share an account, a network or a block, the second is none of them. */
function marksOf({ day, locale, keyword, found, searchers }: CountedSearch, search: number, salt: Buffer): Mark[] {
  const taken = new Set<string>();
  return [...searchers.values()].flatMap((parts, searcher) => {
    if (parts.some((part) => taken.has(part))) return [];
    for (const part of parts) taken.add(part);
    return parts.map((part) => ({
      day,
      search,
      searcher,
      mark: digest(salt, `${locale} ${found} ${keyword} ${part}`),
    }));
  });
}

const digest = (salt: Buffer, text: string): string =>
  createHmac('sha256', salt).update(text).digest().subarray(0, markBytes).toString('hex');

/** The salt of each day; made by the first process that needs it. */
async function saltsOf(tx: Tx, days: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  await sql`
    insert into search_salts (day, salt)
    select day, salt from unnest(${days}::date[], ${days.map(() => randomBytes(saltBytes))}::bytea[]) as given (day, salt)
    order by day on conflict do nothing`.execute(tx);
  const rows = await rowsOf<{ day: string; salt: Buffer }>(
    tx,
    sql`select day::text, salt from search_salts where day = any(${days}::date[])`,
  );
  return new Map(rows.map(({ day, salt }) => [day, salt]));
}

/** Deletes the salts of the days that are over; from then on nobody can tell who was counted. */
export async function purgeSearchSalts(db: Database, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  await db.transact((tx) => sql`delete from search_salts where day < ${today}::date`.execute(tx));
}
