import type { Read } from '../../base/db/database.ts';

export interface StoredNotification {
  id: string;
  kind: string;
  details: Record<string, string>;
  told_at: Date;
  read_at: Date | null;
}

/** What one reader sees: what came to them, or to the shop that they keep, less what is not theirs to see. */
export interface Inbox {
  readerId: string;
  without?: readonly string[];
}

export function listInbox(
  read: Read,
  { readerId, without = [] }: Inbox,
  page: number,
  limit: number,
): Promise<StoredNotification[]> {
  return read
    .selectFrom('notifications')
    .select(['id', 'kind', 'details', 'told_at', 'read_at'])
    .where('reader_id', '=', readerId)
    .where((eb) => eb.and(without.map((kind) => eb('kind', '<>', kind))))
    .orderBy('told_at', 'desc')
    .orderBy('id', 'desc')
    .offset((page - 1) * limit)
    .limit(limit)
    .execute();
}

export async function countInbox(read: Read, inbox: Inbox): Promise<number> {
  const { count } = await counted(read, inbox).executeTakeFirstOrThrow();
  return Number(count);
}

/** How many somebody has not read yet. */
export async function countUnread(read: Read, inbox: Inbox): Promise<number> {
  const { count } = await counted(read, inbox).where('read_at', 'is', null).executeTakeFirstOrThrow();
  return Number(count);
}

/** How many messages a shopper has not read yet. */
export const countUnreadOfShopper = (read: Read, userId: string): Promise<number> =>
  countUnread(read, { readerId: userId });

const counted = (read: Read, { readerId, without = [] }: Inbox) =>
  read
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('reader_id', '=', readerId)
    .where((eb) => eb.and(without.map((kind) => eb('kind', '<>', kind))));
