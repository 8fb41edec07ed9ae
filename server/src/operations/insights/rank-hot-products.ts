import { sql } from 'kysely';
import { day, later } from '../../base/clock/clock.ts';
import type { Read, Tx } from '../../base/db/database.ts';
import { batchesOf } from '../../base/db/in-batches.ts';
import { unnested } from '../../base/db/lists.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import type { Deps } from '../../base/deps.ts';
import { storeProductHeat } from '../../goods/catalog/index.ts';
import { lockShops, storeShopHeat } from '../../goods/shops/index.ts';

/** One buyer counts as many as this number of visitors. */
const buyerWeight = 20;
const halfLifeDays = 7;
const maxAgeDays = 60;
/** Days that every run counts again; the first run of a day counts all that have points. */
const recountedDays = 2;
/** The day that days are counted from. Any day works, because it shifts all heats equally. */
const firstDay = '2026-01-01';
/** Smaller changes, of about 1 %, are not written. */
const minChange = 0.01;

/**
 * A job: computes the heat of products and shops. Per day a product gets 20 points for each shopper who bought it in a paid
 * order that was neither cancelled nor wholly refunded, and 1 for each visitor. Points halve every week and end after sixty
 * days. A shopper counts once a day, whatever the quantity. The heat of a shop is that of its products together. Without
 * points the heat is 0, and lists sort by sales. An order that was cancelled days after its payment counts until the next day.
 * Only changes are written, in batches that lock a few shops for a moment.
 */
export async function rankHotProducts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const from = later(now, -maxAgeDays * day);
  for (const at of await daysToCount(db.read, now)) await db.transact((tx) => countBuyers(tx, at));
  await db.transact((tx) => tx.deleteFrom('product_buyer_days').where('day', '<', from).execute());
  const { products, shops } = await db.transact((tx) => findChanges(tx, from), { unlimited: true });
  for (const batch of batchesOf(products))
    await db.transact(async (tx) => {
      await lockShops(
        tx,
        batch.map(({ shop_id: shopId }) => shopId),
      );
      await storeProductHeat(tx, heatsOf(batch));
    });
  for (const batch of batchesOf(shops))
    await db.transact(async (tx) => {
      await lockShops(
        tx,
        batch.map(({ id }) => id),
      );
      await storeShopHeat(tx, heatsOf(batch));
    });
}

/** The days whose buyers are counted now. Today is the last one, so that a run that was broken off is made up for. */
async function daysToCount(read: Read, now: Date): Promise<Date[]> {
  const rows = await rowsOf(read, sql`select day from product_buyer_days where day = ${now}::date limit 1`);
  const days = rows.length > 0 ? recountedDays : maxAgeDays + 1;
  return Array.from({ length: days }, (_, index) => later(now, (index + 1 - days) * day));
}

/** Counts who bought each product on a day, and writes what differs. */
async function countBuyers(tx: Tx, at: Date): Promise<void> {
  await sql`
    with fresh as materialized (
      select l.product_id, count(distinct o.user_id)::int as buyers from orders o join order_lines l on l.order_id = o.id
      where o.paid_at >= ${at}::date and o.paid_at < ${at}::date + 1 and o.status not in ('cancelled', 'refunded') group by l.product_id
    ), gone as (
      delete from product_buyer_days b where b.day = ${at}::date and not exists (select from fresh f where f.product_id = b.product_id)
    )
    insert into product_buyer_days (day, product_id, buyers)
    select ${at}::date, f.product_id, f.buyers
    from fresh f left join product_buyer_days b on b.day = ${at}::date and b.product_id = f.product_id where b.buyers is distinct from f.buyers
    on conflict (day, product_id) do update set buyers = excluded.buyers`.execute(tx);
}

interface Change {
  id: string;
  shop_id: string;
  heat: number;
}

/** The products and shops whose heat has changed, by shop. Locks nothing. */
async function findChanges(tx: Tx, from: Date): Promise<{ products: Change[]; shops: Change[] }> {
  await sql`
    create temporary table hot on commit drop as
    select product_id, sum(weight * power(2::float8, (day - ${firstDay}::date) / ${halfLifeDays}::float8)) as warmth
    from (
      select product_id, day, ${buyerWeight}::int * buyers as weight from product_buyer_days where day >= ${from}::date
      union all
      select product_id, day, visitors from product_view_days where day >= ${from}::date
    ) happened
    group by product_id`.execute(tx);
  const { rows: products } = await sql<Change>`
    select p.id, p.shop_id, found.heat
    from products p left join hot h on h.product_id = p.id cross join lateral (select coalesce(ln(1 + h.warmth), 0) as heat) found
    where (p.heat <> 0 or h.product_id is not null)
      and (abs(p.heat - found.heat) > ${minChange}::float8 or (found.heat = 0 and p.heat <> 0))
    order by p.shop_id, p.id`.execute(tx);
  const { rows: shops } = await sql<Change>`
    select id, id as shop_id, heat from (
      select s.id, s.heat as before, coalesce(ln(1 + sum(h.warmth)), 0) as heat
      from shops s left join (products p join hot h on h.product_id = p.id) on p.shop_id = s.id group by s.id
    ) found
    where abs(before - heat) > ${minChange}::float8
    order by id`.execute(tx);
  return { products, shops };
}

const heatsOf = (changes: readonly Change[]) =>
  sql<{ id: string; heat: number }>`
    select id, heat from ${unnested(changes, { id: 'uuid', heat: 'float8' })} as c (id, heat)`;
