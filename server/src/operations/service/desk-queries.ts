import type { ConversationQueue } from '@tradewind/contract/operations/service-desk';
import { sql, type RawBuilder } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { likeAnywhere } from '../../base/db/like.ts';
import { conversationsOf, cursorOf, positionOf, type ConversationRecord } from './conversation-queries.ts';
import type { Viewer } from './viewer.ts';

type Desk = Pick<Viewer, 'shopId' | 'accountId'>;

const queues: Readonly<Record<ConversationQueue, (desk: Desk) => RawBuilder<boolean>>> = {
  waiting: () => sql`c.waiting_since is not null and c.blocked_by_desk_at is null`,
  mine: ({ accountId }) => sql`c.status = 'open' and c.assignee_id = ${accountId}::uuid`,
  unassigned: () => sql`c.status = 'open' and c.assignee_id is null`,
  open: () => sql`c.status = 'open'`,
  closed: () => sql`c.status = 'closed'`,
};

export interface DeskQuery {
  queue?: ConversationQueue | undefined;
  q?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** A conversation of a desk; null when it has none with this id. */
export async function findForDesk(read: Read, { shopId }: Desk, id: string): Promise<ConversationRecord | null> {
  const row = await conversationsOf(read)
    .where('c.id', '=', id)
    .where('c.shop_id', shopId === null ? 'is' : '=', shopId)
    .executeTakeFirst();
  return row ?? null;
}

/** A page of a desk's conversations: those that wait by how long they do, all others the latest first. */
export async function listForDesk(
  read: Read,
  desk: Desk,
  { queue, q, cursor, limit }: DeskQuery,
): Promise<{ rows: ConversationRecord[]; next: string | null }> {
  const after = positionOf(cursor);
  const byWait = queue === 'waiting';
  let query = conversationsOf(read)
    .where('c.shop_id', desk.shopId === null ? 'is' : '=', desk.shopId)
    .orderBy(byWait ? 'c.waiting_since' : 'c.last_at', byWait ? 'asc' : 'desc')
    .orderBy('c.id', byWait ? 'asc' : 'desc')
    .limit(limit + 1);
  if (queue) query = query.where(queues[queue](desk));
  if (q)
    query = query.where(
      sql<boolean>`(u.username ilike ${likeAnywhere(q)} or u.nickname ilike ${likeAnywhere(q)} or exists (
        select from service_messages x
        where x.conversation_id = c.id and x.hidden_at is null and x.body ilike ${likeAnywhere(q)}))`,
    );
  if (after)
    query = query.where(
      byWait
        ? sql<boolean>`(c.waiting_since, c.id) > (${after.at}, ${after.id}::uuid)`
        : sql<boolean>`(c.last_at, c.id) < (${after.at}, ${after.id}::uuid)`,
    );
  const found = await query.execute();
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return {
    rows,
    next: last ? cursorOf({ at: (byWait ? last.waiting_since : null) ?? last.last_at, id: last.id }) : null,
  };
}

/** The number of conversations in each queue. */
export async function countQueues(read: Read, desk: Desk): Promise<Record<ConversationQueue, number>> {
  const names = Object.keys(queues) as ConversationQueue[];
  const counted = await read
    .selectFrom('service_conversations as c')
    .select(names.map((name) => sql<number>`(count(*) filter (where ${queues[name](desk)}))::int`.as(name)))
    .where('c.shop_id', desk.shopId === null ? 'is' : '=', desk.shopId)
    .executeTakeFirstOrThrow();
  return counted as Record<ConversationQueue, number>;
}

/** The latest orders of a shopper, at a shop or anywhere. */
export const latestOrders = (read: Read, userId: string, shopId: string | null) =>
  read
    .selectFrom('orders')
    .select(['id', 'sn', 'placed_at', 'total', 'status'])
    .where('user_id', '=', userId)
    .$if(shopId !== null, (query) => query.where('shop_id', '=', shopId))
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(10)
    .execute();

/** Notes of a conversation with their authors, the oldest first. */
export const notesOf = (read: Read, conversationId: string) =>
  read
    .selectFrom('service_notes as n')
    .leftJoin('users as u', 'u.id', 'n.user_id')
    .leftJoin('operators as o', 'o.id', 'n.operator_id')
    .select(['n.id', 'n.written_at', 'n.body', 'u.username', 'u.nickname', 'o.name as operator_name'])
    .where('n.conversation_id', '=', conversationId)
    .orderBy('n.written_at')
    .orderBy('n.id')
    .limit(500)
    .execute();

/** Ratings of a conversation, the latest first. */
export const ratingsOf = (read: Read, conversationId: string) =>
  read
    .selectFrom('service_ratings')
    .select(['stars', 'words', 'rated_at', 'assignee_id'])
    .where('conversation_id', '=', conversationId)
    .orderBy('rated_at', 'desc')
    .limit(50)
    .execute();
