import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';

/** The days after a moment (UTC, as YYYY-MM-DD) that operators listed as no working days. */
export async function daysOffAfter(read: Read, moment: Date): Promise<ReadonlySet<string>> {
  const rows = await read
    .selectFrom('days_off')
    .select(sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'))
    .where('day', '>', sql<Date>`${dayOf(moment)}::date`)
    .execute();
  return new Set(rows.map(({ day }) => day));
}

/** The day of a moment, UTC, as YYYY-MM-DD. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
