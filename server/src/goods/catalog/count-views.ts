import { sql } from 'kysely';
import { day, later } from '../../base/clock/clock.ts';
import { batchesOf, inBatches } from '../../base/db/in-batches.ts';
import type { Tx } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import { lockShops } from '../shops/index.ts';
import type { ViewCounter } from './view-counter.ts';

/** Days that are recounted; older visitor rows are deleted and only their number is stored. */
const recountedDays = 2;

interface Change {
  id: string;
  shop_id: string;
  views: number;
}

/** A job: counts the distinct visitors of each product per day and updates the total that its card shows. */
export async function countViews({ db, clock, views }: Pick<Deps, 'db' | 'clock'> & { views: ViewCounter }) {
  await views.flush();
  const oldest = later(clock.now(), -recountedDays * day);
  const changes = await db.transact(countVisitors, { unlimited: true });
  for (const batch of batchesOf(changes)) await db.transact((tx) => storeViews(tx, batch));
  await inBatches(db, (tx, limit) => deleteVisitors(tx, oldest, limit));
}

/** Stores the visitors of each day. @returns the products whose total changes, by shop. */
async function countVisitors(tx: Tx): Promise<Change[]> {
  await sql`
    insert into product_view_days (product_id, day, visitors)
    select product_id, day, count(*)::int from product_visitors group by product_id, day
    on conflict (product_id, day) do update set visitors = excluded.visitors where product_view_days.visitors <> excluded.visitors`.execute(
    tx,
  );
  const { rows } = await sql<Change>`
    select p.id, p.shop_id, counted.views
    from (
      select product_id, sum(visitors)::int as views from product_view_days
      where product_id in (select product_id from product_visitors) group by product_id
    ) counted join products p on p.id = counted.product_id
    where p.views <> counted.views order by p.shop_id, p.id`.execute(tx);
  return rows;
}

async function storeViews(tx: Tx, changes: readonly Change[]): Promise<void> {
  await lockShops(
    tx,
    changes.map(({ shop_id: shopId }) => shopId),
  );
  await sql`
    update products p set views = counted.views
    from unnest(${changes.map(({ id }) => id)}::uuid[], ${changes.map((change) => change.views)}::int[]) as counted (id, views)
    where p.id = counted.id`.execute(tx);
}

/** Deletes visitors from before a day. @returns how many. */
async function deleteVisitors(tx: Tx, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from product_visitors where ctid = any(array(
      select ctid from product_visitors where day < ${before}::date limit ${limit}
    ))`.execute(tx);
  return Number(numAffectedRows);
}
