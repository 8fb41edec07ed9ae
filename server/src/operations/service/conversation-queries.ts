import { sql } from 'kysely';
import { isOneOf } from '../../base/db/conditions.ts';
import type { Read } from '../../base/db/database.ts';

/** Conversations with their shopper, shop and last message. */
export const conversationsOf = (read: Read) =>
  read
    .selectFrom('service_conversations as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .leftJoin('shops as s', 's.id', 'c.shop_id')
    .leftJoin('service_messages as m', (join) =>
      join.onRef('m.conversation_id', '=', 'c.id').onRef('m.number', '=', 'c.last_number'),
    )
    .selectAll('c')
    .select(['u.username', 'u.nickname', 'u.avatar as user_avatar', 's.name as shop_name', 's.avatar as shop_avatar'])
    .select([
      'm.sender',
      'm.body',
      'm.pictures',
      'm.card_kind',
      'm.hidden_at',
      sql<number>`(select count(*)::int from service_messages x
        where x.conversation_id = c.id and x.number > c.shopper_read and x.sender <> 'shopper')`.as('shopper_unread'),
      sql<number>`(select count(*)::int from service_messages x
        where x.conversation_id = c.id and x.number > c.desk_read and x.sender = 'shopper')`.as('desk_unread'),
    ]);
export type ConversationRecord = Awaited<ReturnType<ReturnType<typeof conversationsOf>['executeTakeFirstOrThrow']>>;

/** The number of messages that a shopper has not read. */
export async function countUnreadMessages(read: Read, userId: string): Promise<number> {
  const { count } = await read
    .selectFrom('service_conversations as c')
    .innerJoin('service_messages as m', 'm.conversation_id', 'c.id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('c.user_id', '=', userId)
    .whereRef('c.last_number', '>', 'c.shopper_read')
    .whereRef('m.number', '>', 'c.shopper_read')
    .where('m.sender', '<>', 'shopper')
    .executeTakeFirstOrThrow();
  return count;
}

/** The numbers of messages that shoppers have not read, without those who have read all. */
export async function countUnreadOfShoppers(
  read: Read,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await read
    .selectFrom('service_conversations as c')
    .innerJoin('service_messages as m', 'm.conversation_id', 'c.id')
    .select(['c.user_id', sql<number>`count(*)::int`.as('count')])
    .where(isOneOf('c.user_id', userIds))
    .whereRef('c.last_number', '>', 'c.shopper_read')
    .whereRef('m.number', '>', 'c.shopper_read')
    .where('m.sender', '<>', 'shopper')
    .groupBy('c.user_id')
    .execute();
  return new Map(rows.map(({ user_id: userId, count }) => [userId, count]));
}

/** The number of messages that a desk has not read, in conversations that it has not blocked. */
export async function countUnreadOfDesk(read: Read, shopId: string | null): Promise<number> {
  const { count } = await read
    .selectFrom('service_conversations as c')
    .innerJoin('service_messages as m', 'm.conversation_id', 'c.id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('c.shop_id', shopId === null ? 'is' : '=', shopId)
    .whereRef('c.last_number', '>', 'c.desk_read')
    .whereRef('m.number', '>', 'c.desk_read')
    .where('m.sender', '=', 'shopper')
    .executeTakeFirstOrThrow();
  return count;
}

/** The conversation of a shopper with a shop or the platform; null before its first message. */
export async function findConversationWith(
  read: Read,
  userId: string,
  shopId: string | null,
): Promise<ConversationRecord | null> {
  const row = await conversationsOf(read)
    .where('c.user_id', '=', userId)
    .where('c.shop_id', shopId === null ? 'is' : '=', shopId)
    .executeTakeFirst();
  return row ?? null;
}

/** A position in a list by time: the time in milliseconds and the id of the last row. */
export interface Position {
  at: Date;
  id: string;
}

export const cursorOf = ({ at, id }: Position): string => `${at.getTime()}_${id}`;

/** Reads a cursor; null for anything else, which then starts at the beginning. */
export function positionOf(cursor: string | undefined): Position | null {
  const [, time, id] = /^(\d{1,14})_([0-9a-f-]{36})$/.exec(cursor ?? '') ?? [];
  return time && id ? { at: new Date(Number(time)), id } : null;
}

/** A page of a shopper's conversations, the latest first, with one more than asked for if there are more. */
export function conversationsOfShopper(
  read: Read,
  userId: string,
  { after, limit }: { after: Position | null; limit: number },
): Promise<ConversationRecord[]> {
  let query = conversationsOf(read)
    .where('c.user_id', '=', userId)
    .orderBy('c.last_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit + 1);
  if (after) query = query.where(sql<boolean>`(c.last_at, c.id) < (${after.at}, ${after.id}::uuid)`);
  return query.execute();
}
