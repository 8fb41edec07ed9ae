import { sql } from 'kysely';
import type { NotificationsDeps } from './notifications-deps.ts';
import { notifyReaders } from './notify-readers.ts';

const batchSize = 500;
const zeroId = '00000000-0000-0000-0000-000000000000';
const page = `/shop_products?filter=${encodeURIComponent(JSON.stringify({ state: 'on_sale', low_stock: '1' }))}`;

interface Low {
  shop_id: string;
  count: string;
  fresh: string;
}

/**
 * A job: notifies each shop, at most once a day, of products whose stock has become low since its last notification. A
 * product counts again after its stock was higher.
 */
export async function digestLowStock(deps: NotificationsDeps): Promise<void> {
  const { db, clock } = deps;
  await db.transact((tx) =>
    sql`
      delete from low_stock_notices n using products p
      where p.id = n.product_id and not (p.low_stock and p.status = 'on_sale')`.execute(tx),
  );
  const date = clock.now().toISOString().slice(0, 10);
  let after = zeroId;
  for (;;) {
    const { rows } = await sql<Low>`
      select p.shop_id, count(*)::text as count, (count(*) filter (where n.product_id is null))::text as fresh
      from products p left join low_stock_notices n on n.product_id = p.id
      where p.low_stock and p.status = 'on_sale' and p.shop_id > ${after}
      group by p.shop_id having count(*) filter (where n.product_id is null) > 0
      order by p.shop_id limit ${batchSize}`.execute(db.kysely);
    await notifyReaders(
      deps,
      rows.map(({ shop_id: shopId, count, fresh }) => ({
        reader: 'shop',
        readerId: shopId,
        kind: 'shop_low_stock',
        subject: `shop:${shopId}:${date}`,
        details: { count, fresh, page },
      })),
    );
    await db.transact((tx) =>
      sql`
        insert into low_stock_notices (product_id)
        select id from products
        where low_stock and status = 'on_sale' and shop_id = any(${rows.map(({ shop_id: id }) => id)}::uuid[])
        on conflict do nothing`.execute(tx),
    );
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    after = last.shop_id;
  }
}
