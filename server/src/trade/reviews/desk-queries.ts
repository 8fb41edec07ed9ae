import type { ReviewQueue } from '@tradewind/contract/trade/desk/reviews';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { allOf } from '../../base/db/conditions.ts';
import type { Read } from '../../base/db/database.ts';
import { countQueues, type Queues } from '../../base/db/queues.ts';
import { isBehindRow, pageOf, rowsBefore } from '../../base/db/paging.ts';
import { replyVersions } from './reply-versions.ts';
import { reviews } from './reviews-queries.ts';

/** A query of reviews with order, shop, the operator who hid them, and their first 100 reports. */
function reviewsAtDesk(read: Read) {
  return reviews(read, null)
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .innerJoin('shops as s', 's.id', 'r.shop_id')
    .leftJoin('operators as h', 'h.id', 'r.hidden_by')
    .select(['o.sn as order_sn', 's.name as shop_name', 'h.name as hider', replyVersions.as('reply_versions')])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('review_reports as p')
          .innerJoin('users as w', 'w.id', 'p.user_id')
          .select(['p.id', 'w.username as by', 'p.for_shop', 'p.reason', 'p.words', 'p.reported_at', 'p.decided_at'])
          .whereRef('p.review_id', '=', 'r.id')
          .orderBy('p.reported_at')
          .limit(100),
      ).as('reports'),
    );
}
export type DeskReviewRecord = Awaited<ReturnType<ReturnType<typeof reviewsAtDesk>['executeTakeFirstOrThrow']>>;

const queues: Queues<ReviewQueue> = {
  reported: sql`r.id in (select p.review_id from review_reports p where p.decided_at is null)`,
  hidden: sql`r.hidden_at is not null`,
  shown: sql`r.hidden_at is null`,
};

interface DeskQuery {
  queue?: ReviewQueue | undefined;
  q?: string | undefined;
  page: number;
  limit: number;
  cursor?: string | undefined;
  sort: '-createtime' | 'createtime';
}

/** One page of reviews in a queue, with the number of reviews in each queue. */
export async function listForDesk(read: Read, { queue, q, page, limit, cursor, sort }: DeskQuery) {
  const matching = q
    ? sql<boolean>`(r.words ilike ${`%${q.replaceAll(/[\\%_]/g, '\\$&')}%`} or u.username = ${q.toLowerCase()} or o.sn = ${q.toUpperCase()})`
    : sql<boolean>`true`;
  // Without a word, counting needs no names of accounts and no numbers of orders.
  const named = q ? sql`join users u on u.id = r.user_id join orders o on o.id = r.order_id` : sql``;
  const counts = await countQueues(read, sql`from reviews r ${named} where ${matching}`, queues);
  const direction = sort === 'createtime' ? 'asc' : 'desc';
  const order = { table: 'reviews', alias: 'r', column: 'reviewed_at', direction, ids: 'asc' } as const;
  const found = await reviewsAtDesk(read)
    .where(allOf([matching, queue && queues[queue], cursor && isBehindRow(order, cursor)]))
    .orderBy('r.reviewed_at', direction)
    .orderBy('r.id')
    .limit(limit + 1)
    .offset(rowsBefore(page, limit, cursor))
    .execute();
  return { ...pageOf(found, limit, ({ id }) => id), total: counts[queue ?? 'all'], counts };
}

/** A review for the desk; null when there is none with this id. */
export async function findForDesk(read: Read, id: string): Promise<DeskReviewRecord | null> {
  return (await reviewsAtDesk(read).where('r.id', '=', id).executeTakeFirst()) ?? null;
}
