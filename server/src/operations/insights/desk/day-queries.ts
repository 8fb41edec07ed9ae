import { sql } from 'kysely';
import type { Read } from '../../../base/db/database.ts';
import { rowsOf } from '../../../base/db/rows-of.ts';
import type { Period } from './period.ts';
import { countsAsOrder } from './product-sales.ts';

/** The figures of one day; amounts in minor units. */
export interface DayRecord {
  day: string;
  visitors: number;
  product_visitors: number;
  carts: number;
  checkouts: number;
  orders: number;
  gross: bigint;
  refunded: bigint;
}

/**
 * The figures of each day of a period. An order belongs to the day on which it was paid, and so does what is refunded of it
 * later: the sums are those of the same orders in the list of earnings.
 */
export async function figuresByDay(read: Read, shopId: string, period: Period): Promise<DayRecord[]> {
  const rows = await rowsOf<Omit<DayRecord, 'gross' | 'refunded'> & { gross: string; refunded: string }>(
    read,
    sql`
    with sold as (
      select (e.paid_at at time zone 'UTC')::date as day, (count(*) filter (where ${countsAsOrder}))::int as orders,
        sum(e.due) as gross, sum(e.refunded) as refunded
      from order_earnings e
      where e.shop_id = ${shopId} and e.paid_at >= ${period.since} and e.paid_at < ${period.until}
      group by 1
    ), came as (
      select day, visitors, product_visitors, carts, checkouts from shop_visit_days
      where shop_id = ${shopId} and day between ${period.from}::date and ${period.to}::date
    )
    select d.day::date::text as day, coalesce(c.visitors, 0) as visitors, coalesce(c.product_visitors, 0) as product_visitors,
      coalesce(c.carts, 0) as carts, coalesce(c.checkouts, 0) as checkouts, coalesce(s.orders, 0) as orders,
      coalesce(s.gross, 0)::text as gross, coalesce(s.refunded, 0)::text as refunded
    from generate_series(${period.from}::timestamp, ${period.to}::timestamp, interval '1 day') as d (day)
    left join came c on c.day = d.day::date left join sold s on s.day = d.day::date
    order by d.day`,
  );
  return rows.map((row) => ({ ...row, gross: BigInt(row.gross), refunded: BigInt(row.refunded) }));
}

/** The sums of some days. */
export const sumOf = (days: readonly DayRecord[]): Omit<DayRecord, 'day'> => ({
  visitors: days.reduce((sum, { visitors }) => sum + visitors, 0),
  product_visitors: days.reduce((sum, one) => sum + one.product_visitors, 0),
  carts: days.reduce((sum, { carts }) => sum + carts, 0),
  checkouts: days.reduce((sum, { checkouts }) => sum + checkouts, 0),
  orders: days.reduce((sum, { orders }) => sum + orders, 0),
  gross: days.reduce((sum, { gross }) => sum + gross, 0n),
  refunded: days.reduce((sum, { refunded }) => sum + refunded, 0n),
});
