import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { second } from '../../base/clock/clock.ts';
import type { Read, Tx } from '../../base/db/database.ts';
import { fromPrimary } from '../../base/db/request-reads.ts';

/** All days off as YYYY-MM-DD; they are few. Cached per read handle, like the settings. */
const cache = new LRUCache<Read, string[]>({
  max: 100,
  ttl: 2 * second,
  fetchMethod: async (read) => {
    const rows = await fromPrimary(() =>
      read
        .selectFrom('days_off')
        .select(sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'))
        .execute(),
    );
    return rows.map(({ day }) => day);
  },
  ignoreFetchAbort: true,
});

/**
 * The listed days off after a moment, as YYYY-MM-DD in UTC. Each handle caches them for two seconds, so a change reaches
 * other processes within that time.
 */
export async function daysOffAfter(read: Read, moment: Date): Promise<ReadonlySet<string>> {
  const after = dayOf(moment);
  return new Set((await cache.forceFetch(read)).filter((day) => day > after));
}

/** The day of a moment, UTC, as YYYY-MM-DD. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/**
 * Inserts days off (YYYY-MM-DD).
 *
 * @returns the first day that is listed already, or null. The caller must refuse then, which rolls back the others.
 */
export async function insertDaysOff(
  tx: Tx,
  days: readonly string[],
  row: { name: string; added_by: string; added_at: Date },
): Promise<string | null> {
  const added = await tx
    .insertInto('days_off')
    .values(days.map((one) => ({ ...row, day: sql<Date>`${one}::date` })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'))
    .execute();
  cache.clear();
  return days.find((one) => !added.some(({ day }) => day === one)) ?? null;
}

/** Locks a day off. @returns its name; null when it is not listed. */
export async function lockDayOff(tx: Tx, day: string): Promise<string | null> {
  const locked = await tx
    .selectFrom('days_off')
    .select('name')
    .where('day', '=', sql<Date>`${day}::date`)
    .forUpdate()
    .executeTakeFirst();
  return locked?.name ?? null;
}

/** Makes a day a working day again. */
export async function deleteDayOff(tx: Tx, day: string): Promise<void> {
  await tx
    .deleteFrom('days_off')
    .where('day', '=', sql<Date>`${day}::date`)
    .execute();
  cache.clear();
}
