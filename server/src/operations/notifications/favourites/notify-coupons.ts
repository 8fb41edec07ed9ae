import { sql } from 'kysely';
import { day, later } from '../../../base/clock/clock.ts';
import type { Read, Tx } from '../../../base/db/database.ts';
import type { NotificationsDeps } from '../notifications-deps.ts';
import { notifyReaders } from '../notify-readers.ts';
import { saveTold, toldWithinDay } from './favourites-store.ts';
import { mostADay, readersAtOnce, zeroId } from './notify-favourites.ts';

/** A coupon that started longer ago is no news, as after a long stop of the server. */
const news = 2 * day;

/**
 * A job: notifies those who follow a shop, or have one of its products as a favourite, of a new coupon that they can claim.
 * Each coupon is told once, within the limit of notices a day.
 */
export async function notifyOfCoupons(deps: NotificationsDeps): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  for (const { id, shopId, shop } of await newCoupons(db.read, now)) {
    for (let after: string | null = zeroId; after !== null;) {
      const readers: string[] = await readersOf(db.read, id, shopId, after);
      const told = await toldWithinDay(db.read, readers, now);
      const userIds = readers.filter((userId) => (told.get(userId) ?? 0) < mostADay);
      await notifyReaders(
        deps,
        userIds.map((userId) => ({
          reader: 'user',
          readerId: userId,
          kind: 'shop_coupon',
          subject: `coupon:${id}`,
          details: { shop, page: `/shop/${shopId}` },
        })),
      );
      await db.transact((tx) =>
        saveTold(
          tx,
          userIds.map((userId) => ({ userId, subjectId: id, price: null })),
          now,
        ),
      );
      after = readers.length < readersAtOnce ? null : readers.at(-1)!;
    }
    await db.transact((tx) => saveToldCoupon(tx, id));
  }
}

/** Coupons in force that were not told yet. */
const newCoupons = (read: Read, now: Date) =>
  read
    .selectFrom('promo_codes as p')
    .innerJoin('shops as s', 's.id', 'p.shop_id')
    .leftJoin('told_coupons as t', 't.promo_id', 'p.id')
    .select(['p.id', 's.id as shopId', 's.name as shop'])
    .where('p.claimable', '=', true)
    .where('s.status', '=', 'open')
    .where('p.starts_at', '<=', now)
    .where('p.starts_at', '>', later(now, -news))
    .where('p.ends_at', '>', now)
    .where((eb) => eb.or([eb('p.uses_left', 'is', null), eb('p.uses_left', '>', 0)]))
    .where('t.promo_id', 'is', null)
    .orderBy('p.id')
    .execute();

/** Who may like to hear of a coupon of a shop and has not claimed it, after a user id. */
async function readersOf(read: Read, promoId: string, shopId: string, after: string): Promise<string[]> {
  const rows = await read
    .selectFrom('users as u')
    .select('u.id')
    .where('u.id', '>', after)
    .where(
      sql<boolean>`(
        exists (select from shop_follows f where f.user_id = u.id and f.shop_id = ${shopId})
        or exists (
          select from product_likes l join products p on p.id = l.product_id
          where l.user_id = u.id and l.removed_at is null and p.shop_id = ${shopId}
        )
      ) and not exists (select from promo_claims c where c.user_id = u.id and c.promo_id = ${promoId})`,
    )
    .orderBy('u.id')
    .limit(readersAtOnce)
    .execute();
  return rows.map(({ id }) => id);
}

/** Stores that a promo code was told. */
export async function saveToldCoupon(tx: Tx, promoId: string): Promise<void> {
  await tx
    .insertInto('told_coupons')
    .values({ promo_id: promoId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
