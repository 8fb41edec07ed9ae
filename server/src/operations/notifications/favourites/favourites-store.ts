import { sql } from 'kysely';
import { day, later } from '../../../base/clock/clock.ts';
import type { Read, Tx } from '../../../base/db/database.ts';
import { rowsOf } from '../../../base/db/rows-of.ts';
import type { LocalTexts } from '../../../base/db/tables.ts';

/** A favourite product that changed since it was last looked at. */
export interface ChangedProduct {
  id: string;
  shopId: string;
  titles: LocalTexts;
  price: bigint;
  available: boolean;
  priceBefore: bigint;
  availableBefore: boolean;
}

/** Watches products that became favourites, from what they are now. */
export async function watchNewFavourites(tx: Tx): Promise<void> {
  await sql`
    insert into watched_products (product_id, price, available)
    select p.id, p.min_price, p.in_stock and p.status = 'on_sale' and h.status = 'open'
    from products p join shops h on h.id = p.shop_id
    where exists (select from product_likes l where l.product_id = p.id and l.removed_at is null)
    on conflict do nothing`.execute(tx);
}

/** The watched products that changed, a batch of them. */
export function changedFavourites(read: Read, limit: number): Promise<ChangedProduct[]> {
  return rowsOf<ChangedProduct>(
    read,
    sql`select p.id, p.shop_id as "shopId", p.titles, p.min_price as price, now_is.available,
      w.price as "priceBefore", w.available as "availableBefore"
    from watched_products w join products p on p.id = w.product_id join shops h on h.id = p.shop_id
      cross join lateral (select p.in_stock and p.status = 'on_sale' and h.status = 'open' as available) now_is
    where p.min_price <> w.price or now_is.available <> w.available
    order by p.id limit ${limit}`,
  );
}

/** Remembers what products are now. */
export async function saveWatched(tx: Tx, { id, price, available }: ChangedProduct): Promise<void> {
  await tx.updateTable('watched_products').set({ price, available }).where('product_id', '=', id).execute();
}

export interface Liker {
  userId: string;
  locale: string | null;
  likedAt: Date;
  priceWhenLiked: bigint;
  toldAt: Date | null;
  toldPrice: bigint | null;
}

/** Who has a product as a favourite, with the last notice of it, after a user id. */
export const likersOf = (read: Read, productId: string, after: string, limit: number): Promise<Liker[]> =>
  read
    .selectFrom('product_likes as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .leftJoin('favourite_notices as n', (join) =>
      join.onRef('n.user_id', '=', 'l.user_id').onRef('n.subject_id', '=', 'l.product_id'),
    )
    .select(['l.user_id as userId', 'u.locale', 'l.liked_at as likedAt', 'l.price_when_liked as priceWhenLiked'])
    .select(['n.told_at as toldAt', 'n.price as toldPrice'])
    .where('l.product_id', '=', productId)
    .where('l.removed_at', 'is', null)
    .where('l.user_id', '>', after)
    .orderBy('l.user_id')
    .limit(limit)
    .execute();

/** How many notices of favourites and coupons each of these users got within a day. */
export async function toldWithinDay(read: Read, userIds: readonly string[], now: Date): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await read
    .selectFrom('favourite_notices')
    .select(['user_id', (eb) => eb.fn.countAll<bigint>().as('count')])
    .where('user_id', 'in', [...userIds])
    .where('told_at', '>', later(now, -day))
    .groupBy('user_id')
    .execute();
  return new Map(rows.map(({ user_id, count }) => [user_id, Number(count)]));
}

/** Remembers notices. */
export async function saveTold(
  tx: Tx,
  told: readonly { userId: string; subjectId: string; price: bigint | null }[],
  now: Date,
): Promise<void> {
  if (told.length === 0) return;
  await tx
    .insertInto('favourite_notices')
    .values(
      told.map(({ userId, subjectId, price }) => ({ user_id: userId, subject_id: subjectId, price, told_at: now })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'subject_id']).doUpdateSet((eb) => ({
        price: eb.ref('excluded.price'),
        told_at: eb.ref('excluded.told_at'),
      })),
    )
    .execute();
}
