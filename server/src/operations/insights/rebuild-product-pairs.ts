import { sql } from 'kysely';
import { day, later } from '../../base/clock/clock.ts';
import type { Tx } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';

const periodDays = 180;
/** Minimum number of common buyers, against chance and to keep single purchases private. */
const minCommonBuyers = 2;
const maxPairsPerProduct = 12;
/** Latest products counted per shopper, so that resellers don't pair everything with everything. */
const maxProductsPerShopper = 40;

/**
 * A job: rebuilds the pairs of products that the same shoppers bought within half a year. The score of a pair is the share of
 * common buyers: common / √(buyers of one × buyers of the other).
 */
export async function rebuildProductPairs(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const from = later(deps.clock.now(), -periodDays * day);
  const rebuild = async (tx: Tx) => {
    await tx.deleteFrom('product_pairs').execute();
    await sql`
      with bought as materialized (
        select user_id, product_id from (
          select o.user_id, l.product_id, row_number() over (partition by o.user_id order by max(o.paid_at) desc, l.product_id) as place
          from orders o join order_lines l on l.order_id = o.id
          where o.paid_at >= ${from}::timestamptz and o.status not in ('cancelled', 'refunded')
          group by o.user_id, l.product_id
        ) latest where place <= ${maxProductsPerShopper}::int
      ), buyers as (select product_id, count(*) as number from bought group by product_id)
      insert into product_pairs (product_id, other_id, score)
      select product_id, other_id, score from (
        select a.product_id, b.product_id as other_id, count(*) / sqrt(n.number * m.number) as score,
          row_number() over (partition by a.product_id order by count(*) / sqrt(n.number * m.number) desc, b.product_id) as place
        from bought a join bought b on b.user_id = a.user_id and b.product_id <> a.product_id
        join buyers n on n.product_id = a.product_id join buyers m on m.product_id = b.product_id
        group by a.product_id, b.product_id, n.number, m.number having count(*) >= ${minCommonBuyers}::int
      ) pairs where place <= ${maxPairsPerProduct}::int`.execute(tx);
  };
  await deps.db.transact(rebuild, { unlimited: true });
}
