import { pickText, type Locale } from '@tradewind/contract/base/locales';
import { toWire, usd } from '@tradewind/contract/base/money';
import type { Coupon } from '@tradewind/contract/trade/coupons';
import { sql } from 'kysely';
import { isOneOf } from '../../base/db/conditions.ts';
import type { Read } from '../../base/db/database.ts';
import { fitsAudience } from './promo-audience.ts';

interface Viewer {
  /** Null for a visitor, who has claimed nothing. */
  userId: string | null;
  locale: Locale;
  now: Date;
}

/** The most coupons that are listed. */
const maxListed = 50;
const nobody = '00000000-0000-0000-0000-000000000000';

/** SQL: how often somebody has used the code `p`. */
const usesBy = (userId: string) =>
  sql<bigint>`(select count(*) from promo_uses u where u.promo_id = p.id and u.user_id = ${userId} and u.given_back_at is null)`;

/** Coupons of open shops that are in force, with the caller's claims and uses. */
const couponsInForce = (read: Read, { userId, now }: Viewer) =>
  read
    .selectFrom('promo_codes as p')
    .innerJoin('shops as s', 's.id', 'p.shop_id')
    .leftJoin('promo_campaigns as m', 'm.id', 'p.campaign_id')
    .leftJoin('promo_claims as c', (join) =>
      join.onRef('c.promo_id', '=', 'p.id').on('c.user_id', '=', userId ?? nobody),
    )
    .select(['p.id', 'p.code', 'p.titles', 's.id as shop_id', 's.name as shop_name', 'p.minimum', 'p.ends_at'])
    .select(['p.uses_per_user', 'p.uses_left', 'c.claimed_at'])
    .select(usesBy(userId ?? nobody).as('used'))
    .where('p.claimable', '=', true)
    .where('s.status', '=', 'open')
    .where('p.starts_at', '<=', now)
    .where('p.ends_at', '>', now)
    .where((eb) =>
      eb.or([
        eb('m.id', 'is', null),
        eb.and([eb('m.starts_at', '<=', now), eb('m.ends_at', '>', now), eb('m.spent', '<', eb.ref('m.budget'))]),
      ]),
    )
    .orderBy('p.ends_at')
    .orderBy('p.id')
    .limit(maxListed);
type CouponRow = Awaited<ReturnType<ReturnType<typeof couponsInForce>['executeTakeFirstOrThrow']>>;

/** The coupons of a shop that anybody can claim, and those that the caller has claimed. */
export async function couponsOfShop(read: Read, shopId: string, viewer: Viewer): Promise<Coupon[]> {
  const rows = await couponsInForce(read, viewer)
    .where('p.shop_id', '=', shopId)
    .where((eb) =>
      eb.or([eb('p.uses_left', 'is', null), eb('p.uses_left', '>', 0), eb('c.claimed_at', 'is not', null)]),
    )
    .execute();
  return rows.map((row) => presentCoupon(row, viewer.locale));
}

/** Coupons of all shops that the caller can claim or use, the first of each shop. */
export async function couponsOfMarket(read: Read, viewer: Viewer): Promise<Coupon[]> {
  const firsts = couponsInForce(read, viewer)
    .clearOrderBy()
    .clearLimit()
    .distinctOn('s.id')
    .where((eb) => eb.or([eb('p.uses_left', 'is', null), eb('p.uses_left', '>', 0)]))
    .where(sql<boolean>`${usesBy(viewer.userId ?? nobody)} < p.uses_per_user`)
    .orderBy('s.id')
    .orderBy('p.ends_at')
    .orderBy('p.id');
  const rows = await read
    .selectFrom(firsts.as('first'))
    .selectAll()
    .orderBy('ends_at')
    .orderBy('id')
    .limit(maxListed)
    .execute();
  return rows.map((row) => presentCoupon(row, viewer.locale));
}

/** The claimed coupons that the caller can still use. */
async function claimedCoupons(read: Read, viewer: Viewer): Promise<Coupon[]> {
  const rows = await couponsInForce(read, viewer).where('c.claimed_at', 'is not', null).execute();
  return rows
    .filter((row) => row.uses_left !== 0)
    .map((row) => presentCoupon(row, viewer.locale))
    .filter(({ used }) => used === 0);
}

/** One coupon in force; null where there is none. */
export async function findCoupon(read: Read, id: string, viewer: Viewer): Promise<Coupon | null> {
  const row = await couponsInForce(read, viewer).where('p.id', '=', id).executeTakeFirst();
  return row ? presentCoupon(row, viewer.locale) : null;
}

/** Codes of the platform in force that are for a shopper and not for everybody. */
const codesForShopper = (read: Read, userId: string, now: Date) =>
  read
    .selectFrom('promo_codes as p')
    .where('p.audience', '<>', sql.lit('everybody'))
    .where('p.starts_at', '<=', now)
    .where('p.ends_at', '>', now)
    .where((eb) => eb.or([eb('p.uses_left', 'is', null), eb('p.uses_left', '>', 0)]))
    .where(fitsAudience(userId, now))
    .orderBy('p.ends_at')
    .orderBy('p.id')
    .limit(maxListed);

/** The codes of the platform that are for the shopper, or for a group that the shopper belongs to, and can still be used. */
async function couponsForShopper(read: Read, { userId, locale, now }: Viewer & { userId: string }): Promise<Coupon[]> {
  const rows = await codesForShopper(read, userId, now)
    .select(['p.id', 'p.code', 'p.titles', 'p.minimum', 'p.ends_at', 'p.uses_per_user', 'p.uses_left'])
    .select([sql<string>`''`.as('shop_id'), sql<string>`''`.as('shop_name'), sql<Date>`p.starts_at`.as('claimed_at')])
    .select(usesBy(userId).as('used'))
    .execute();
  return rows.map((row) => presentCoupon(row, locale)).filter(({ used }) => used === 0);
}

/** The coupons that the caller has claimed and the codes that are for the caller, those that end first in front. */
export async function ownCoupons(read: Read, viewer: Viewer & { userId: string }): Promise<Coupon[]> {
  const [claimed, forShopper] = await Promise.all([claimedCoupons(read, viewer), couponsForShopper(read, viewer)]);
  return [...claimed, ...forShopper].toSorted((one, other) => (one.ends_at < other.ends_at ? -1 : 1));
}

/** The codes of coupons of these shops that a shopper has claimed, and those of the platform that are for the shopper. */
export async function ownCodes(read: Read, userId: string, shopIds: readonly string[], now: Date): Promise<string[]> {
  if (shopIds.length === 0) return [];
  const claimed = read
    .selectFrom('promo_claims as c')
    .innerJoin('promo_codes as p', 'p.id', 'c.promo_id')
    .select('p.code')
    .where('c.user_id', '=', userId)
    .where(isOneOf('p.shop_id', [...new Set(shopIds)]))
    .orderBy('p.ends_at', 'desc')
    .limit(200);
  const forShopper = codesForShopper(read, userId, now).select('p.code');
  const rows = await read
    .selectFrom(claimed.as('claimed'))
    .select('code')
    .unionAll(read.selectFrom(forShopper.as('for_shopper')).select('code'))
    .execute();
  return rows.map(({ code }) => code);
}

const presentCoupon = (row: CouponRow, locale: Locale): Coupon => ({
  id: row.id,
  code: row.code,
  title: pickText(row.titles, locale),
  mer_id: row.shop_id,
  mer_name: row.shop_name,
  minimum: toWire(usd(row.minimum)),
  ends_at: row.ends_at.toISOString(),
  uses_per_user: row.uses_per_user,
  claimed: row.claimed_at ? 1 : 0,
  used: Number(row.used) >= row.uses_per_user ? 1 : 0,
});
