import { anew, type Keep } from '../../base/cache/kept-parts.ts';
import type { Read } from '../../base/db/database.ts';
import { handlingOf, shipBy } from '../../goods/shops/index.ts';
import { addWorkingDays, dayOf, daysOffAfter, readSettings, type Settings } from '../../platform/settings/index.ts';
import type { FreightOption } from './freight.ts';

/** The day (YYYY-MM-DD, UTC) until which a shop's option promises that what is ordered now arrives. */
export type Promises = (shopId: string, option: Pick<FreightOption, 'daysTo'>) => string;

/**
 * The promises of shops: their handling days, then the longest time on the way; weekends and days off count for
 * neither, days of a shop's holiday not for its handling.
 */
export const promisesFrom =
  (
    handlings: Awaited<ReturnType<typeof handlingOf>>,
    settings: Settings,
    daysOff: ReadonlySet<string>,
    now: Date,
  ): Promises =>
  (shopId, { daysTo }) => {
    const handling = handlings.get(shopId) ?? { days: null, holiday: null };
    return dayOf(addWorkingDays(shipBy(now, handling, settings, daysOff), daysTo, daysOff));
  };

/** The promises of these shops. */
export async function promisesOf(
  read: Read,
  shopIds: readonly string[],
  now: Date,
  keep: Keep = anew,
): Promise<Promises> {
  const ids = [...new Set(shopIds)];
  const [handlings, settings, daysOff] = await Promise.all([
    keep(
      `handling of ${ids.join()}`,
      () => handlingOf(read, ids),
      () => ids,
    ),
    readSettings(read, now),
    daysOffAfter(read, now),
  ]);
  return promisesFrom(handlings, settings, daysOff, now);
}
