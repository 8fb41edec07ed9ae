import type { Read } from '../base/db/database.ts';

export interface StoredNotification {
  id: string;
  kind: string;
  details: Record<string, string>;
  told_at: Date;
  read_at: Date | null;
}

export function listInbox(read: Read, readerId: string, page: number, limit: number): Promise<StoredNotification[]> {
  return read
    .selectFrom('notifications')
    .select(['id', 'kind', 'details', 'told_at', 'read_at'])
    .where('reader_id', '=', readerId)
    .orderBy('told_at', 'desc')
    .orderBy('id', 'desc')
    .offset((page - 1) * limit)
    .limit(limit)
    .execute();
}

export async function countInbox(read: Read, readerId: string): Promise<number> {
  const { count } = await read.selectFrom('notifications').select((eb) => eb.fn.countAll().as('count')).where('reader_id', '=', readerId).executeTakeFirstOrThrow();
  return Number(count);
}

/** How many somebody has not read yet. */
export async function countUnread(read: Read, readerId: string): Promise<number> {
  const { count } = await read.selectFrom('notifications').select((eb) => eb.fn.countAll().as('count')).where('reader_id', '=', readerId).where('read_at', 'is', null).executeTakeFirstOrThrow();
  return Number(count);
}
