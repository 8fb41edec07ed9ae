import { sql } from 'kysely';
import { day, later } from '../../../base/clock/clock.ts';
import type { Read, Tx } from '../../../base/db/database.ts';
import { rowsOf } from '../../../base/db/rows-of.ts';
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
      const readers: Reader[] = await readersOf(db.read, id, shopId, after);
      const unclaimed = readers.filter(({ claimed }) => !claimed).map(({ userId }) => userId);
      const told = await toldWithinDay(db.read, unclaimed, now);
      const userIds = unclaimed.filter((userId) => (told.get(userId) ?? 0) < mostADay);
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
      after = readers.length < readersAtOnce ? null : readers.at(-1)!.userId;
    }
    await db.transact((tx) => saveToldCoupon(tx, id));
  }
}

interface Reader {
  userId: string;
  claimed: boolean;
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

/**
 * Who may like to hear of a coupon of a shop, after a user id, and whether they have claimed it: a page of those who follow the
 * shop or like one of its products. Others are not read, however many there are.
 */
const readersOf = (read: Read, promoId: string, shopId: string, after: string) =>
  rowsOf<Reader>(
    read,
    sql`
    select r.user_id as "userId", exists (select from promo_claims c where c.user_id = r.user_id and c.promo_id = ${promoId}) as claimed
    from (
      (select f.user_id from shop_follows f
       where f.shop_id = ${shopId} and f.user_id > ${after}::uuid order by f.user_id limit ${readersAtOnce}::int)
      union
      (select l.user_id from products p cross join lateral (
         select o.user_id from product_likes o
         where o.product_id = p.id and o.removed_at is null and o.user_id > ${after}::uuid order by o.user_id limit ${readersAtOnce}::int
       ) l where p.shop_id = ${shopId} order by l.user_id limit ${readersAtOnce}::int)
    ) r order by r.user_id limit ${readersAtOnce}::int`,
  );

/** Stores that a promo code was told. */
export async function saveToldCoupon(tx: Tx, promoId: string): Promise<void> {
  await tx
    .insertInto('told_coupons')
    .values({ promo_id: promoId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
