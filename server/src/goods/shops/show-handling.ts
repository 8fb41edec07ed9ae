import { pickText } from '@tradewind/contract/base/locales';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { shopHandling } from '@tradewind/contract/goods/shops';
import { day, later } from '../../base/clock/clock.ts';
import type { Deps } from '../../base/deps.ts';
import type { Call } from '../../base/http/call.ts';
import { dayOf, daysOffAfter, readSettings } from '../../platform/settings/index.ts';
import { handlingOf, shipBy, type Holiday } from './handling.ts';

/** A holiday is shown from this long before it begins. */
const announced = 14 * day;

/** Until when shops ship what is paid now, and their holidays; unknown shops are missing. */
export async function showHandling(
  { db: { read } }: Pick<Deps, 'db'>,
  { locale, now }: Call,
  { mer_ids: ids }: { mer_ids: readonly string[] },
): Promise<OutputOf<typeof shopHandling>> {
  const [shops, settings, daysOff] = await Promise.all([
    handlingOf(read, ids),
    readSettings(read, now),
    daysOffAfter(read, now),
  ]);
  const isShown = ({ from, until }: Holiday) => until >= dayOf(now) && from <= dayOf(later(now, announced));
  return {
    shops: [...shops].map(([id, handling]) => ({
      mer_id: id,
      days: handling.days ?? settings['orders.shipWithinDays'],
      ship_by: dayOf(shipBy(now, handling, settings, daysOff)),
      holiday:
        handling.holiday && isShown(handling.holiday)
          ? {
              from: handling.holiday.from,
              until: handling.holiday.until,
              message: pickText(handling.holiday.texts, locale),
            }
          : null,
    })),
  };
}
