import { sql } from 'kysely';
import { day, later } from '../../base/clock/clock.ts';
import type { Deps } from '../../base/deps.ts';

const lookedBackDays = 180;
/** What fewer people have in common may be chance, or tell about one of them. */
const leastBuyers = 2;
const keptOfEach = 12;
/** Of one shopper; who resells would else be a pair of everything with everything. */
const countedOfOne = 40;

/**
 * A job: which products the same people bought within half a year. Two products fit as well as the share of their buyers
 * that they have in common: common / √(buyers of one × buyers of the other).
 */
export async function rebuildProductPairs(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const from = later(deps.clock.now(), -lookedBackDays * day);
  await deps.db.transact(async (tx) => {
    await tx.deleteFrom('product_pairs').execute();
    await sql`
      with bought as materialized (
        select user_id, product_id from (
          select o.user_id, l.product_id, row_number() over (partition by o.user_id order by max(o.paid_at) desc, l.product_id) as place
          from orders o join order_lines l on l.order_id = o.id
          where o.paid_at >= ${from}::timestamptz and o.status not in ('cancelled', 'refunded')
          group by o.user_id, l.product_id
        ) latest where place <= ${countedOfOne}::int
      ), buyers as (select product_id, count(*) as number from bought group by product_id)
      insert into product_pairs (product_id, other_id, score)
      select product_id, other_id, score from (
        select a.product_id, b.product_id as other_id, count(*) / sqrt(n.number * m.number) as score,
          row_number() over (partition by a.product_id order by count(*) / sqrt(n.number * m.number) desc, b.product_id) as place
        from bought a join bought b on b.user_id = a.user_id and b.product_id <> a.product_id
        join buyers n on n.product_id = a.product_id join buyers m on m.product_id = b.product_id
        group by a.product_id, b.product_id, n.number, m.number having count(*) >= ${leastBuyers}::int
      ) pairs where place <= ${keptOfEach}::int`.execute(tx);
  });
}
