import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { cardColumns, fromProducts, windowOf, type CardPage, type Paging } from './card-queries.ts';

/** Views stored per shopper. */
const maxViews = 60;

/** Records a view of a product by a shopper; does nothing for an unknown product. */
export async function recordView(deps: Pick<Deps, 'db'>, userId: string, productId: string, at: Date): Promise<void> {
  await deps.db.transact(async (tx) => {
    await sql`
      insert into recent_views (user_id, product_id, viewed_at) select ${userId}::uuid, id, ${at}::timestamptz from products where id = ${productId}
      on conflict (user_id, product_id) do update set viewed_at = excluded.viewed_at`.execute(tx);
    await sql`
      delete from recent_views where user_id = ${userId} and product_id in (
        select product_id from recent_views where user_id = ${userId} order by viewed_at desc, product_id offset ${maxViews}
      )`.execute(tx);
  });
}

/** A page of the products that a shopper viewed, latest first, without those no longer sold. */
export async function viewedPage(read: Read, userId: string, paging: Paging): Promise<CardPage> {
  const window = windowOf(paging);
  const mine = sql`${fromProducts} join recent_views v on v.product_id = p.id where v.user_id = ${userId} and p.status = 'on_sale' and h.status = 'open'`;
  const [[counted], rows] = await Promise.all([
    rowsOf<{ total: number }>(read, sql`select count(*)::int as total ${mine}`),
    window
      ? rowsOf<CardPage['rows'][number]>(
          read,
          sql`select ${cardColumns} ${mine} order by v.viewed_at desc, v.product_id limit ${window.limit} offset ${window.offset}`,
        )
      : [],
  ]);
  return { total: counted!.total, rows };
}

/** Deletes one of the shopper's views, or all. */
export async function deleteViews(
  deps: Pick<Deps, 'db'>,
  { actor }: ShopperCall,
  { product_id: productId }: { product_id?: string | undefined },
): Promise<null> {
  await deps.db.transact((tx) =>
    tx
      .deleteFrom('recent_views')
      .where('user_id', '=', actor.userId)
      .$if(productId !== undefined, (query) => query.where('product_id', '=', productId!))
      .execute(),
  );
  return null;
}
