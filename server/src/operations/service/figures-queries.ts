import { sql } from 'kysely';
import { day, later } from '../../base/clock/clock.ts';
import type { Read } from '../../base/db/database.ts';

/** How far back answers count, in milliseconds. */
export const answersKeptFor = 30 * day;

/** SQL over `service_answers`: the median minutes until an answer, at least one. */
export const medianMinutes = sql<number>`greatest(1, round(percentile_cont(0.5) within group (
  order by extract(epoch from answered_at - asked_at)) / 60)::int)`;

/** The median minutes until first answers of the last 30 days, by shop; null is the platform. Desks without answers are missing. */
export async function answerMinutes(
  read: Read,
  shopIds: readonly (string | null)[],
  now: Date,
): Promise<ReadonlyMap<string | null, number>> {
  const shops = shopIds.filter((shopId) => shopId !== null);
  const rows = await read
    .selectFrom('service_answers')
    .select(['shop_id', medianMinutes.as('minutes')])
    .where('answered_at', '>', later(now, -answersKeptFor))
    .where((eb) =>
      eb.or([
        ...(shops.length > 0 ? [eb('shop_id', 'in', shops)] : []),
        ...(shopIds.includes(null) ? [eb('shop_id', 'is', null)] : []),
      ]),
    )
    .groupBy('shop_id')
    .execute();
  return new Map(rows.map((row) => [row.shop_id, row.minutes]));
}

/** Mean stars and number of ratings of the last 90 days. */
export async function ratingFigures(
  read: Read,
  shopId: string | null,
  now: Date,
): Promise<{ rating: number | null; ratings: number }> {
  return read
    .selectFrom('service_ratings')
    .select([sql<number | null>`round(avg(stars), 1)::float8`.as('rating'), sql<number>`count(*)::int`.as('ratings')])
    .where('shop_id', shopId === null ? 'is' : '=', shopId)
    .where('rated_at', '>', later(now, -90 * day))
    .executeTakeFirstOrThrow();
}

/** Which of these conversations ended and were not rated since. */
export async function unratedConversations(
  read: Read,
  rows: readonly { id: string; status: string; closed_at: Date | null }[],
): Promise<ReadonlySet<string>> {
  const closed = rows.filter(({ status }) => status === 'closed');
  if (closed.length === 0) return new Set();
  const rated = await read
    .selectFrom('service_ratings as r')
    .innerJoin('service_conversations as c', (join) =>
      join.onRef('c.id', '=', 'r.conversation_id').onRef('c.closed_at', '=', 'r.closed_at'),
    )
    .select('r.conversation_id')
    .where(
      'r.conversation_id',
      'in',
      closed.map(({ id }) => id),
    )
    .execute();
  const done = new Set(rated.map((row) => row.conversation_id));
  return new Set(closed.map(({ id }) => id).filter((id) => !done.has(id)));
}
