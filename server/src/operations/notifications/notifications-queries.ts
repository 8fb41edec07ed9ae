import type { Read } from '../../base/db/database.ts';
import { rowsBefore } from '../../base/db/paging.ts';

export interface StoredNotification {
  id: string;
  kind: string;
  details: Record<string, string>;
  told_at: Date;
  read_at: Date | null;
}

/** The inbox of a user or a shop, without the kinds that the reader may not see. */
export interface Inbox {
  readerId: string;
  without?: readonly string[];
}

/** A page of an inbox, latest first. */
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
    .offset(rowsBefore(page, limit))
    .limit(limit)
    .execute();
}

/** The number of notifications in an inbox. */
export async function countInbox(read: Read, inbox: Inbox): Promise<number> {
  const { count } = await counted(read, inbox).executeTakeFirstOrThrow();
  return Number(count);
}

/** The number of unread notifications in an inbox. */
export async function countUnread(read: Read, inbox: Inbox): Promise<number> {
  const { count } = await counted(read, inbox).where('read_at', 'is', null).executeTakeFirstOrThrow();
  return Number(count);
}

/** The number of unread notifications of a shopper. */
export const countUnreadOfShopper = (read: Read, userId: string): Promise<number> =>
  countUnread(read, { readerId: userId });

const counted = (read: Read, { readerId, without = [] }: Inbox) =>
  read
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('reader_id', '=', readerId)
    .where((eb) => eb.and(without.map((kind) => eb('kind', '<>', kind))));
