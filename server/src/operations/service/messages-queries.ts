import { sql } from 'kysely';
import { isOneOf } from '../../base/db/conditions.ts';
import type { Read } from '../../base/db/database.ts';
import { likeAnywhere } from '../../base/db/like.ts';
import type { Position } from './conversation-queries.ts';

/** Messages with their author's names and their conversation. */
export const messagesOf = (read: Read) =>
  read
    .selectFrom('service_messages as m')
    .innerJoin('service_conversations as c', 'c.id', 'm.conversation_id')
    .leftJoin('shops as s', 's.id', 'c.shop_id')
    .leftJoin('users as u', 'u.id', 'm.user_id')
    .leftJoin('operators as o', 'o.id', 'm.operator_id')
    .selectAll('m')
    .select(['c.user_id as shopper_id', 'c.shop_id', 's.name as shop_name', 's.avatar as shop_avatar'])
    .select(['u.username', 'u.nickname', 'o.name as operator_name']);
export type MessageRecord = Awaited<ReturnType<ReturnType<typeof messagesOf>['executeTakeFirstOrThrow']>>;

export interface HistoryQuery {
  before?: number | undefined;
  after?: number | undefined;
  limit: number;
}

/** A page of a conversation, the oldest first, and whether there are further messages in the direction. */
export async function historyOf(
  read: Read,
  conversationId: string,
  { before, after, limit }: HistoryQuery,
): Promise<{ rows: MessageRecord[]; more: boolean }> {
  const forward = after !== undefined;
  let query = messagesOf(read)
    .where('m.conversation_id', '=', conversationId)
    .orderBy('m.number', forward ? 'asc' : 'desc')
    .limit(limit + 1);
  if (forward) query = query.where('m.number', '>', after);
  else if (before !== undefined) query = query.where('m.number', '<', before);
  const rows = await query.execute();
  const more = rows.length > limit;
  const page = rows.slice(0, limit);
  return { rows: forward ? page : page.toReversed(), more };
}

/** Messages by id. */
export const messagesById = (read: Read, ids: readonly string[]): Promise<MessageRecord[]> =>
  ids.length === 0 ? Promise.resolve([]) : messagesOf(read).where(isOneOf('m.id', ids)).execute();

/** Messages of a shopper's conversations that contain the text, the latest first, one more than asked for. */
export function findMessages(
  read: Read,
  {
    userId,
    shopId,
    text,
    after,
  }: { userId: string; shopId?: string | undefined; text: string; after: Position | null },
  limit: number,
): Promise<MessageRecord[]> {
  let query = messagesOf(read)
    .where('c.user_id', '=', userId)
    .where('m.hidden_at', 'is', null)
    .where('m.body', 'ilike', likeAnywhere(text))
    .orderBy('m.sent_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(limit + 1);
  if (shopId) query = query.where('c.shop_id', '=', shopId);
  if (after) query = query.where(sql<boolean>`(m.sent_at, m.id) < (${after.at}, ${after.id}::uuid)`);
  return query.execute();
}
