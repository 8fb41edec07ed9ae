import type { ShopScorecard } from '@tradewind/contract/operations/shop-desk/insights';
import { mostCounted } from '@tradewind/contract/base/fields';
import { sql, type RawBuilder } from 'kysely';
import { day, later } from '../../../base/clock/clock.ts';
import type { Read } from '../../../base/db/database.ts';
import { rowsOf } from '../../../base/db/rows-of.ts';

/** An order is paid at most so long before its shipping deadline: handling days, a holiday and days off. */
const longestHandling = 90 * day;

/** The rest of a statement that reads the newest rows only, of more than are counted. */
const newest = (by: RawBuilder<unknown>) => sql`order by ${by} desc limit ${sql.lit(mostCounted)}`;

/** How a shop served its shoppers in the last days; the contract says what each number counts. */
export async function readScorecard(read: Read, shopId: string, days: number, now: Date): Promise<ShopScorecard> {
  const from = later(now, -days * day);
  const [row] = await rowsOf<
    Record<'due' | 'on_time' | 'paid' | 'refunded' | 'asked' | 'answered' | 'reviews' | 'replied', number> & {
      median_hours: number | null;
      stars: number | null;
    }
  >(
    read,
    sql`
    select * from (
      select count(*)::int as due, (count(*) filter (where delivered_at <= ship_by))::int as on_time
      from (
        select delivered_at, ship_by from orders
        where shop_id = ${shopId} and paid_at > ${later(from, -longestHandling)} and ship_by > ${from} and ship_by <= ${now}
          and (delivered_at is not null or (status = 'waiting_delivery' and refund_status <> 1)
            or cancel_reason in ('shop', 'unshipped'))
        ${newest(sql`paid_at`)}
      ) o
    ) shipping, (
      select count(*)::int as paid, (count(r.order_id))::int as refunded
      from (
        select order_id from order_earnings
        where shop_id = ${shopId} and paid_at > ${from} and paid_at <= ${now} ${newest(sql`paid_at`)}
      ) e left join (
        select distinct order_id from refund_requests where shop_id = ${shopId} and state = 'refunded' and asked_at > ${from}
      ) r on r.order_id = e.order_id
    ) refunds, (
      select count(*)::int as asked, count(answered_at)::int as answered,
        round((percentile_cont(0.5) within group (order by extract(epoch from answered_at - asked_at)) / 3600)::numeric, 1)::float8 as median_hours
      from (
        select r.asked_at, r.state, r.due_at, (
          select min(h.at) from refund_happenings h where h.request_id = r.id and h.by = 'shop'
        ) as answered_at
        from refund_requests r where r.shop_id = ${shopId} and r.asked_at > ${from} and r.asked_at <= ${now}
        ${newest(sql`r.asked_at`)}
      ) request
      where answered_at is not null or (state <> 'withdrawn' and not (state = 'pending' and due_at > ${now}))
    ) answers, (
      select count(*)::int as reviews, count(replied_at)::int as replied, round(avg(product_score) / 2, 1)::float8 as stars
      from (
        select replied_at, product_score from reviews
        where shop_id = ${shopId} and hidden_at is null and reviewed_at > ${from} and reviewed_at <= ${now}
        ${newest(sql`reviewed_at`)}
      ) r
    ) reviewed`,
  );
  const { due, on_time: onTime, paid, refunded, asked, answered, median_hours, reviews, replied, stars } = row!;
  return {
    shipping: { of: due, on_time: onTime },
    refunds: { of: paid, refunded },
    answers: { of: asked, answered, median_hours },
    replies: { of: reviews, replied },
    rating: { of: reviews, stars },
  };
}
