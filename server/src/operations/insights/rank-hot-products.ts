import { sql } from 'kysely';
import { day, later } from '../../base/clock/clock.ts';
import type { Deps } from '../../base/deps.ts';
import { storeProductHeat } from '../../goods/catalog/index.ts';
import { storeShopHeat } from '../../goods/shops/index.ts';

/** Somebody who buys weighs as much as so many who look. */
const buyerWeighs = 20;
const halvedAfterDays = 7;
const forgottenAfterDays = 60;
/** Where days are counted from. Any day will do: it moves all heats by the same. */
const firstDay = '2026-01-01';
/** A smaller change, about one part in a hundred, moves nobody past anybody who matters. */
const leastChange = 0.01;

/**
 * A job: how hot products and shops are. On each day a product gets 20 for each person who bought it in a paid order that
 * was neither cancelled nor wholly refunded, and 1 for each visitor; a week later that weighs half, two weeks later a
 * quarter, and nothing after sixty days. A person counts once a day, however much is bought. A shop is as hot as its
 * products together. What nothing happened to has heat 0 and stands by its sales.
 */
export async function rankHotProducts(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const from = later(deps.clock.now(), -forgottenAfterDays * day);
  await deps.db.transact(async (tx) => {
    // Of the order that shops and their products are locked in when sales are counted.
    await tx.selectFrom('shops').select('id').orderBy('id').forNoKeyUpdate().execute();
    await sql`
      create temporary table hot on commit drop as
      select product_id, sum(weight * power(2::float8, (day - ${firstDay}::date) / ${halvedAfterDays}::float8)) as warmth
      from (
        select l.product_id, o.paid_at::date as day, ${buyerWeighs}::int * count(distinct o.user_id) as weight
        from orders o join order_lines l on l.order_id = o.id
        where o.paid_at >= ${from}::timestamptz and o.status not in ('cancelled', 'refunded')
        group by l.product_id, o.paid_at::date
        union all
        select product_id, day, visitors from product_view_days where day >= ${from}::date
      ) happened
      group by product_id`.execute(tx);
    await storeProductHeat(
      tx,
      sql`
        select p.id, found.heat
        from products p left join hot h on h.product_id = p.id cross join lateral (select coalesce(ln(1 + h.warmth), 0) as heat) found
        where (p.heat <> 0 or h.product_id is not null)
          and (abs(p.heat - found.heat) > ${leastChange}::float8 or (found.heat = 0 and p.heat <> 0))`,
    );
    await storeShopHeat(
      tx,
      sql`
        select id, found.heat from (
          select s.id, s.heat as before, coalesce(ln(1 + sum(h.warmth)), 0) as heat
          from shops s left join (products p join hot h on h.product_id = p.id) on p.shop_id = s.id group by s.id
        ) found
        where abs(found.before - found.heat) > ${leastChange}::float8`,
    );
  });
}
