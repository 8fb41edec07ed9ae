import { sql } from 'kysely';
import type { Read } from '../../../base/db/database.ts';
import { rowsOf } from '../../../base/db/rows-of.ts';
import type { Period } from './period.ts';
import { countsAsOrder } from './product-sales.ts';

/** The orders of a period that go to one country; `sales` in minor units. */
export interface CountryRecord {
  country: string;
  orders: number;
  sales: bigint;
}

/** The paid orders of a period by the country that they go to, most orders first. */
export async function figuresByCountry(read: Read, shopId: string, period: Period): Promise<CountryRecord[]> {
  // Both sides are bounded by the time of the payment, so that each is read from an index alone.
  const rows = await rowsOf<{ country: string; orders: number; sales: string }>(
    read,
    sql`
    select o.country, (count(*) filter (where ${countsAsOrder}))::int as orders, sum(e.due - e.refunded)::bigint::text as sales
    from order_earnings e
    join orders o on o.id = e.order_id and o.shop_id = ${shopId} and o.paid_at >= ${period.since} and o.paid_at < ${period.until}
    where e.shop_id = ${shopId} and e.paid_at >= ${period.since} and e.paid_at < ${period.until}
    group by o.country having count(*) filter (where ${countsAsOrder}) > 0
    order by 2 desc, o.country`,
  );
  return rows.map((row) => ({ ...row, sales: BigInt(row.sales) }));
}
