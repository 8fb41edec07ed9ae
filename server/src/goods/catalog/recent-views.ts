import { sql } from 'kysely';
import { isOneOf } from '../../base/db/conditions.ts';
import type { Database, Read } from '../../base/db/database.ts';
import { listOf, unnested } from '../../base/db/lists.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import { writeBehind } from '../../base/db/write-behind.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { cardColumns, fromProducts, windowOf, type CardPage, type Paging } from './card-queries.ts';

/** The products that each shopper viewed last. */
export interface RecentViews {
  /** Records a view of a product; an unknown product is ignored. */
  record(userId: string, productId: string, at: Date): void;
  /** A page of the products that a shopper viewed, latest first, without those no longer sold or not for their age. */
  page(viewer: { userId: string; isAdult: boolean }, paging: Paging): Promise<CardPage>;
  /** Deletes one of the shopper's views, or all. */
  delete(call: Pick<ShopperCall, 'actor'>, view: { product_id?: string | undefined }): Promise<null>;
  /** Writes the views recorded so far. */
  flush(): Promise<void>;
}

/** Views stored per shopper. */
const maxViews = 60;

/** In milliseconds. */
const writtenAfter = 200;

interface View {
  userId: string;
  productId: string;
  at: Date;
}

/** Opens the store of recent views, which writes behind requests. */
export function recentViews(db: Pick<Database, 'read' | 'transact'>, onError: (error: unknown) => void): RecentViews {
  const buffer = writeBehind<View>({
    write: (views) => storeViews(db, views),
    delay: writtenAfter,
    maxItems: 5_000,
    onError,
  });
  return {
    flush: buffer.flush,
    record(userId, productId, at) {
      buffer.set(`${userId} ${productId.toLowerCase()}`, { userId, productId, at });
    },
    async page(viewer, paging) {
      await buffer.flush();
      return viewedPage(db.read, viewer, paging);
    },
    async delete({ actor }, { product_id: productId }) {
      await buffer.flush();
      await db.transact((tx) =>
        tx
          .deleteFrom('recent_views')
          .where('user_id', '=', actor.userId)
          .$if(productId !== undefined, (query) => query.where('product_id', '=', productId!))
          .execute(),
      );
      return null;
    },
  };
}

/** Each shopper's views are locked as a whole, in one order, because old ones are deleted. */
async function storeViews(db: Pick<Database, 'transact'>, views: readonly View[]): Promise<void> {
  const users = [...new Set(views.map(({ userId }) => userId))];
  await db.transact(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('recent views of ' || id, 0)) from unnest(${listOf('text', users)}) id`.execute(
      tx,
    );
    await sql`
      insert into recent_views (user_id, product_id, viewed_at)
      select v.user_id, v.product_id, v.at
      from ${unnested(views, { userId: 'uuid', productId: 'uuid', at: 'timestamptz' })} as v (user_id, product_id, at)
      join products p on p.id = v.product_id
      join users u on u.id = v.user_id
      on conflict (user_id, product_id) do update set viewed_at = excluded.viewed_at`.execute(tx);
    await sql`
      delete from recent_views r using (
        select user_id, product_id, row_number() over (partition by user_id order by viewed_at desc, product_id) as position
        from recent_views where ${isOneOf('user_id', users)}
      ) ranked
      where r.user_id = ranked.user_id and r.product_id = ranked.product_id and ranked.position > ${maxViews}`.execute(
      tx,
    );
  });
}

async function viewedPage(
  read: Read,
  { userId, isAdult }: { userId: string; isAdult: boolean },
  paging: Paging,
): Promise<CardPage> {
  const window = windowOf(paging);
  const mine = sql`${fromProducts} join recent_views v on v.product_id = p.id where v.user_id = ${userId} and p.status = 'on_sale' and h.status = 'open' ${isAdult ? sql`` : sql`and not p.adult`}`;
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
