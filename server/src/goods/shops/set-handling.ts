import { refuse } from '@tradewind/contract/base/refusals';
import { sql } from 'kysely';
import { day, later } from '../../base/clock/clock.ts';
import type { Tx } from '../../base/db/database.ts';
import type { LocalTexts } from '../../base/db/tables.ts';
import type { Work } from '../../base/db/work.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { dayOf } from '../../platform/settings/index.ts';
import { handlingOf, type Holiday } from './handling.ts';
import { lockShop } from './lock-shop.ts';
import { withoutEmpty } from './written-texts.ts';

/** The longest holiday, in days. */
const longest = 30;
/** The latest beginning, in days from now. */
const latest = 180;
/** Days between two holidays, since the money of shoppers waits in the meantime. */
const between = 30;

/** Sets within how many working days the shop ships. Orders that are paid keep their deadlines. */
export const setHandling =
  ({ actor: { shopId } }: MerchantCall, { days }: { days: number }): Work<null> =>
  async (tx) => {
    await tx.updateTable('shops').set({ handling_days: days }).where('id', '=', shopId).execute();
    return null;
  };

/**
 * Announces a holiday of the shop, or changes one that is not over. Orders that are paid keep their deadlines.
 *
 * @throws Refusal `holiday_invalid` or `holiday_too_soon`.
 */
export const setHoliday =
  (
    { actor: { shopId }, now }: MerchantCall,
    { from, until, texts = {} }: { from: string; until: string; texts?: LocalTexts | undefined },
  ): Work<null> =>
  async (tx) => {
    const known = await lockHoliday(tx, shopId);
    const today = dayOf(now);
    const goesOn = known !== null && known.from <= today && known.until >= today;
    const earliest = goesOn ? known.from : today;
    if (from < earliest || from > daysAfter(today, latest) || until < from || until < today)
      refuse('holiday_invalid', { days: longest }, ['from', 'until']);
    if (until > daysAfter(from, longest - 1)) refuse('holiday_invalid', { days: longest }, ['until']);
    const next = known && known.from <= today ? daysAfter(known.until, between + 1) : today;
    if (!(goesOn && from === known.from) && from < next) refuse('holiday_too_soon', { day: next }, ['from']);
    await storeHoliday(tx, shopId, { from, until, texts: withoutEmpty(texts) });
    return null;
  };

/** Ends the holiday that begins on a day with yesterday, or calls it off where it has not begun before today. */
export const endHoliday =
  ({ actor: { shopId }, now }: MerchantCall, { from }: { from: string }): Work<null> =>
  async (tx) => {
    const known = await lockHoliday(tx, shopId);
    const yesterday = daysAfter(dayOf(now), -1);
    if (known?.from === from && known.until > yesterday)
      await storeHoliday(tx, shopId, known.from > yesterday ? null : { ...known, until: yesterday });
    return null;
  };

async function lockHoliday(tx: Tx, shopId: string): Promise<Holiday | null> {
  await lockShop(tx, shopId);
  return (await handlingOf(tx, [shopId])).get(shopId)?.holiday ?? null;
}

async function storeHoliday(tx: Tx, shopId: string, holiday: Holiday | null): Promise<void> {
  await tx
    .updateTable('shops')
    .set({
      holiday_from: holiday && sql<Date>`${holiday.from}::date`,
      holiday_until: holiday && sql<Date>`${holiday.until}::date`,
      holiday_texts: holiday?.texts ?? {},
    })
    .where('id', '=', shopId)
    .execute();
}

const daysAfter = (from: string, days: number): string => dayOf(later(new Date(from), days * day));
