import { sql } from 'kysely';
import { day, later } from '../../base/clock/clock.ts';
import type { Read, Tx } from '../../base/db/database.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import type { Deps } from '../../base/deps.ts';

const periodDays = 180;
/** Minimum number of common buyers, against chance and to keep single purchases private. */
const minCommonBuyers = 2;
const maxPairsPerProduct = 12;
/** Latest products counted per shopper, so that resellers don't pair everything with everything. */
const maxProductsPerShopper = 40;
/** What a pair counts whose products are of different categories of the first level: who buys headphones may buy razors too. */
const otherCategoryWeight = 0.1;
/** Smaller changes of a score, as a share of it, are not written. */
const minChange = 0.01;

/** With more orders than this a rebuild takes a minute or more. Then it runs once a day, in the quiet hour (UTC). */
const manyOrders = 500_000;
const quietHour = 2;

/** A job of every hour: rebuilds the pairs, in large installations once a day. */
export async function rebuildPairsInTime(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  if (deps.clock.now().getUTCHours() === quietHour || !(await hasManyOrders(deps.db.read)))
    await rebuildProductPairs(deps);
}

/** By the estimate of the planner, because counting reads them all. */
async function hasManyOrders(read: Read): Promise<boolean> {
  const rows = await rowsOf(
    read,
    sql`select c.oid from pg_class c where c.oid = 'orders'::regclass and c.reltuples > ${manyOrders}::int`,
  );
  return rows.length > 0;
}

/**
 * Rebuilds the pairs of products that the same shoppers bought within half a year. The score of a pair is the share of common
 * buyers: common / √(buyers of one × buyers of the other), and a tenth of it where their categories of the first level differ.
 * Only pairs that differ are written.
 */
export const rebuildProductPairs = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  db.transact(
    async (tx) => {
      await findPairs(tx, later(clock.now(), -periodDays * day));
      await storePairs(tx);
    },
    { unlimited: true },
  );

/** Stores what the pairs are now in a table of this transaction. */
async function findPairs(tx: Tx, from: Date): Promise<void> {
  await sql`
    create temporary table bought on commit drop as
    select user_id, product_id from (
      select o.user_id, l.product_id, row_number() over (partition by o.user_id order by max(o.paid_at) desc, l.product_id) as place
      from orders o join order_lines l on l.order_id = o.id
      where o.paid_at >= ${from}::timestamptz and o.status not in ('cancelled', 'refunded')
      group by o.user_id, l.product_id
    ) latest where place <= ${maxProductsPerShopper}::int`.execute(tx);
  await sql`analyze bought`.execute(tx);
  await sql`
    create temporary table fresh_pairs on commit drop as
    with buyers as (
      select b.product_id, count(*) as number, coalesce(c.parent_code, c.code) as top
      from bought b join products p on p.id = b.product_id join categories c on c.code = p.category_code
      group by b.product_id, c.code
    ), scored as (
      select c.product_id, c.other_id,
        c.common / sqrt(n.number * m.number) * case when n.top = m.top then 1 else ${otherCategoryWeight}::float8 end as score
      from (
        select a.product_id, b.product_id as other_id, count(*) as common
        from bought a join bought b on b.user_id = a.user_id and b.product_id <> a.product_id
        group by a.product_id, b.product_id having count(*) >= ${minCommonBuyers}::int
      ) c join buyers n on n.product_id = c.product_id join buyers m on m.product_id = c.other_id
    )
    select product_id, other_id, score::real from (
      select product_id, other_id, score, row_number() over (partition by product_id order by score desc, other_id) as place
      from scored
    ) pairs where place <= ${maxPairsPerProduct}::int`.execute(tx);
  await sql`analyze fresh_pairs`.execute(tx);
}

async function storePairs(tx: Tx): Promise<void> {
  await sql`
    delete from product_pairs p where not exists (
      select from fresh_pairs f where f.product_id = p.product_id and f.other_id = p.other_id)`.execute(tx);
  await sql`
    insert into product_pairs (product_id, other_id, score)
    select f.product_id, f.other_id, f.score
    from fresh_pairs f left join product_pairs p on p.product_id = f.product_id and p.other_id = f.other_id
    where p.score is null or abs(p.score - f.score) > ${minChange}::real * f.score
    on conflict (product_id, other_id) do update set score = excluded.score`.execute(tx);
}
