import type { DayOff, daysOff as contract } from '@tradewind/contract/platform/desk/days-off';
import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { rowsBefore } from '../../base/db/paging.ts';
import { dayOf } from '../../platform/settings/index.ts';

const daysOff = (read: Read) =>
  read
    .selectFrom('days_off as d')
    .innerJoin('operators as o', 'o.id', 'd.added_by')
    .select([sql<string>`to_char(d.day, 'YYYY-MM-DD')`.as('id'), 'd.name', 'o.name as added_by', 'd.added_at']);

type DayOffRow = Awaited<ReturnType<ReturnType<typeof daysOff>['execute']>>[number];

const present = (row: DayOffRow, now: Date): DayOff => ({
  ...row,
  state: row.id > dayOf(now) ? 'coming' : 'past',
  added_at: row.added_at.toISOString(),
});

/** Reads a day off that exists, by its date `YYYY-MM-DD`. */
export async function dayOffById(read: Read, id: string, now: Date): Promise<DayOff> {
  return present(
    await daysOff(read)
      .where('d.day', '=', sql<Date>`${id}::date`)
      .executeTakeFirstOrThrow(),
    now,
  );
}

/** A page of days off. Today counts as past, because no new deadline depends on it. */
export async function listDaysOff(
  read: Read,
  { page, limit, sort, state }: ParsedInputOf<typeof contract>,
  now: Date,
): Promise<OutputOf<typeof contract>> {
  let found = daysOff(read);
  if (state) found = found.where('d.day', state === 'coming' ? '>' : '<=', sql<Date>`${dayOf(now)}::date`);
  const [rows, { total }] = await Promise.all([
    found
      .orderBy('d.day', sort === 'day' ? 'asc' : 'desc')
      .limit(limit)
      .offset(rowsBefore(page, limit))
      .execute(),
    found
      .clearSelect()
      .select((eb) => eb.fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { list: rows.map((row) => present(row, now)), total: Number(total) };
}
