import { sql, type Expression } from 'kysely';
import { isOneOf } from '../../base/db/conditions.ts';
import type { Read } from '../../base/db/database.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import type { LocalTexts } from '../../base/db/tables.ts';
import { day, later } from '../../base/clock/clock.ts';
import { addWorkingDays, dayOf, type Settings } from '../../platform/settings/index.ts';

/** A holiday of a shop, from its first to its last day (YYYY-MM-DD, UTC). */
export interface Holiday {
  from: string;
  until: string;
  texts: LocalTexts;
}

/** How soon a shop ships. */
export interface Handling {
  /** Working days; null: as the platform has it. */
  days: number | null;
  /** Announced, current or past; null: none. */
  holiday: Holiday | null;
}

/** How soon these shops ship, by their id. @param shops their ids, or a query that reads them. */
export async function handlingOf(
  read: Read,
  shops: readonly string[] | Expression<{ shop_id: string }>,
): Promise<Map<string, Handling>> {
  if ('length' in shops && shops.length === 0) return new Map();
  const isWanted = 'toOperationNode' in shops ? sql`h.id in ${shops}` : isOneOf('h.id', shops);
  const rows = await rowsOf<HandlingRow & { id: string }>(
    read,
    sql`select h.id, ${handlingColumns} from shops h where ${isWanted}`,
  );
  return new Map(rows.map((row) => [row.id, presentHandling(row)]));
}

/** SQL of the columns that `presentHandling` reads, of a shop `h`. */
export const handlingColumns = sql`h.handling_days, h.holiday_texts,
  to_char(h.holiday_from, 'YYYY-MM-DD') as holiday_from, to_char(h.holiday_until, 'YYYY-MM-DD') as holiday_until`;

export interface HandlingRow {
  handling_days: number | null;
  holiday_texts: LocalTexts;
  holiday_from: string | null;
  holiday_until: string | null;
}

export const presentHandling = ({
  handling_days: days,
  holiday_texts: texts,
  holiday_from: from,
  holiday_until: until,
}: HandlingRow): Handling => ({ days, holiday: from && until ? { from, until, texts } : null });

/** Until when a shop ships an order that is paid at a moment: days off and those of its holiday don't count. */
export function shipBy(
  paidAt: Date,
  { days, holiday }: Handling,
  settings: Settings,
  daysOff: ReadonlySet<string>,
): Date {
  const off = new Set([...daysOff, ...(holiday ? daysOf(holiday) : [])]);
  return addWorkingDays(paidAt, days ?? settings['orders.shipWithinDays'], off);
}

function daysOf({ from, until }: Holiday): string[] {
  const days: string[] = [];
  for (let at = new Date(from); dayOf(at) <= until; at = later(at, day)) days.push(dayOf(at));
  return days;
}
