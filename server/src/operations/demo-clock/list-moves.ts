import type { clockMoves, ClockMove } from '@tradewind/contract/operations/desk/clock';
import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { rowsBefore } from '../../base/db/paging.ts';

/** A page of the clock's moves, latest first. */
export async function listMoves(
  read: Read,
  { page, limit }: ParsedInputOf<typeof clockMoves>,
): Promise<OutputOf<typeof clockMoves>> {
  const [{ total }, rows] = await Promise.all([
    read
      .selectFrom('clock_moves')
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow(),
    read
      .selectFrom('clock_moves as m')
      .innerJoin('operators as o', 'o.id', 'm.operator_id')
      .select(['m.id', 'm.from_at', 'm.to_at', 'm.jobs', 'o.name'])
      .orderBy('m.to_at', 'desc')
      .limit(limit)
      .offset(rowsBefore(page, limit))
      .execute(),
  ]);
  const list = rows.map((row): ClockMove => ({
    id: row.id,
    from: row.from_at.toISOString(),
    to: row.to_at.toISOString(),
    operator_name: row.name,
    timers: row.jobs as ClockMove['timers'],
  }));
  return { list, total };
}
