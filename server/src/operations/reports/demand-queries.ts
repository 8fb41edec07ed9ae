import { sql } from 'kysely';
import { day, later } from '../../base/clock/clock.ts';
import type { Read } from '../../base/db/database.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import type { Period } from '../insights/index.ts';
import type { Bucket } from './buckets.ts';

export interface VisitsRecord {
  bucket: string;
  visits: number;
  product_visits: number;
  carts: number;
  checkouts: number;
}

/** How far visits to shops got, by bucket. Who visits two shops counts in both. */
export const visitsBy = (read: Read, { from, to }: Period, by: Bucket): Promise<VisitsRecord[]> =>
  rowsOf<VisitsRecord>(
    read,
    sql`
    select date_trunc(${by}, day::timestamp)::date::text as bucket, sum(visitors)::int as visits,
      sum(product_visitors)::int as product_visits, sum(carts)::int as carts, sum(checkouts)::int as checkouts
    from shop_visit_days where day between ${from}::date and ${to}::date group by 1`,
  );

export interface MissRecord {
  keyword: string;
  locale: string;
  missed: number;
  searches: number;
}

/** Searches of a period that found nothing, most frequent first. */
export const missedSearches = (read: Read, { from, to }: Period, limit: number): Promise<MissRecord[]> =>
  rowsOf<MissRecord>(
    read,
    sql`
    select keyword, locale, sum(missed)::int as missed, sum(searches)::int as searches from search_days
    where day between ${from}::date and ${to}::date
    group by keyword, locale having sum(missed) > 0
    order by 3 desc, 1, 2 limit ${limit}`,
  );

/** The last days of a period for which searches are kept. */
export const keptSearches = (period: Period): Period => {
  const since = later(period.until, -30 * day);
  return since > period.since ? { ...period, since, from: since.toISOString().slice(0, 10) } : period;
};
