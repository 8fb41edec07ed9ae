import type { Read } from '../../../base/db/database.ts';
import type { NotificationsDeps } from '../notifications-deps.ts';
import { notifyReaders } from '../notify-readers.ts';
import { saveToldCoupon } from './notify-coupons.ts';

/**
 * A job: notifies the accounts that a promo code names once it has started. Each code is told once, and one that was ended
 * before is not told.
 */
export async function notifyOfPersonalCodes(deps: NotificationsDeps): Promise<void> {
  const { db, clock } = deps;
  for (const { id, code } of await newPersonalCodes(db.read, clock.now())) {
    const named = await db.read.selectFrom('promo_accounts').select('user_id').where('promo_id', '=', id).execute();
    await notifyReaders(
      deps,
      named.map(({ user_id: userId }) => ({
        reader: 'user',
        readerId: userId,
        kind: 'personal_code',
        subject: `promo:${id}`,
        details: { code, page: '/coupons' },
      })),
    );
    await db.transact((tx) => saveToldCoupon(tx, id));
  }
}

/** Codes for named accounts that are in force and were not told yet. */
const newPersonalCodes = (read: Read, now: Date) =>
  read
    .selectFrom('promo_codes as p')
    .leftJoin('told_coupons as t', 't.promo_id', 'p.id')
    .select(['p.id', 'p.code'])
    .where('p.audience', '=', 'accounts')
    .where('p.starts_at', '<=', now)
    .where('p.ends_at', '>', now)
    .where('t.promo_id', 'is', null)
    .orderBy('p.id')
    .execute();
