import { sql } from 'kysely';
import { day } from '../../base/clock/clock.ts';
import { batchesOf } from '../../base/db/in-batches.ts';
import type { Tx } from '../../base/db/database.ts';
import { unnested } from '../../base/db/lists.ts';
import type { PartitionedTable } from '../../base/db/partitions/partitioned-table.ts';
import type { Deps } from '../../base/deps.ts';
import { lockShops } from '../shops/index.ts';
import type { ViewCounter } from './view-counter.ts';

/** Visitors stay for as long as their day is recounted: two more days. Then only their number is kept. */
export const visitorPartitions: PartitionedTable = {
  table: 'product_visitors',
  column: 'day',
  holds: 'day',
  step: 'day',
  keep: 2 * day,
  ahead: 2,
};

interface Change {
  id: string;
  shop_id: string;
  views: number;
}

/** A job: counts the distinct visitors of each product per day and updates the total that its card shows. */
export async function countViews({ db, views }: Pick<Deps, 'db'> & { views: ViewCounter }) {
  await views.flush();
  const changes = await db.transact(countVisitors, { unlimited: true });
  for (const batch of batchesOf(changes)) await db.transact((tx) => storeViews(tx, batch));
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
    from ${unnested(changes, { id: 'uuid', views: 'int' })} as counted (id, views)
    where p.id = counted.id`.execute(tx);
}
