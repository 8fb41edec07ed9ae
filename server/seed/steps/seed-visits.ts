import { sql } from 'kysely';
import { rowsOf } from '../../src/base/db/rows-of.ts';
import { shopId } from '../demo-ids.ts';
import type { DemoWorld } from '../world/demo-world.ts';
import type { Step } from './step.ts';

const weeks = 5;

/**
 * Creates the visits of the last weeks, in the counters that the shops read. What sold more was looked at more, weekends are
 * busier, and whoever ordered had looked and put something into the cart: each day has at least as many of these as it has
 * orders. Numbers only, and the same on every machine for the same day.
 */
export const seedVisits =
  ({ shops }: DemoWorld): Step =>
  async ({ db, clock }) =>
    db.transact(async (tx) => {
      const ids = shops.map(({ slug }) => shopId(slug));
      const today = clock.now().toISOString().slice(0, 10);
      // Visitors may have come today while the demo was created; they are counted beside these.
      const known = await rowsOf(
        tx,
        sql`select day from shop_visit_days where shop_id = any(${ids}::uuid[]) and day < ${today}::date limit 1`,
      );
      if (known.length > 0) return 0;
      const { numAffectedRows } = await sql`
      insert into product_visit_days (shop_id, product_id, day, visitors, carts, checkouts)
      select p.shop_id, p.id, d.day::date, seen.visitors + bought.orders, seen.visitors / 9 + bought.orders,
        seen.visitors / 16 + bought.orders
      from products p
      cross join generate_series(${today}::date - ${weeks * 7}::int, ${today}::date, interval '1 day') as d (day)
      cross join lateral (select
        (abs(hashtext(p.slug || d.day::date)) % 100 / 100.0 * (5 + 4 * least(p.sales, 12))
          * case when extract(isodow from d.day) >= 6 then 1.4 else 1 end)::int as visitors
      ) seen
      cross join lateral (
        select count(distinct o.id)::int as orders from order_lines l join orders o on o.id = l.order_id
        where l.product_id = p.id and (o.paid_at at time zone 'UTC')::date = d.day::date
      ) bought
      where p.shop_id = any(${ids}::uuid[]) and (bought.orders > 0
        or (p.status = 'on_sale' and p.created_at < d.day + interval '1 day' and seen.visitors > 0))
      on conflict (shop_id, day, product_id) do update set visitors = product_visit_days.visitors + excluded.visitors,
        carts = product_visit_days.carts + excluded.carts, checkouts = product_visit_days.checkouts + excluded.checkouts`.execute(
        tx,
      );
      // A visitor of several products counts once for the shop, and some look at the shop's page only.
      await sql`
      insert into shop_visit_days (shop_id, day, visitors, product_visitors, carts, checkouts)
      select shop_id, day, looked + most / 4 + 2, looked, carts, checkouts from (
        select shop_id, day, greatest((sum(visitors) * 0.8)::int, sum(carts)::int) as looked, max(visitors) as most,
          sum(carts)::int as carts, sum(checkouts)::int as checkouts
        from product_visit_days where shop_id = any(${ids}::uuid[]) group by shop_id, day
      ) days
      on conflict (shop_id, day) do update set visitors = excluded.visitors + shop_visit_days.visitors, product_visitors = excluded.product_visitors,
        carts = excluded.carts, checkouts = excluded.checkouts`.execute(tx);
      return Number(numAffectedRows);
    });
