import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { Locale } from '@tradewind/contract/base/locales';
import type { notifications as contract } from '@tradewind/contract/operations/notifications';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Work } from '../../base/db/work.ts';
import type { Deps } from '../../base/deps.ts';
import { kindOf } from './kinds.ts';
import { countInbox, countUnread, listInbox, type Inbox, type StoredNotification } from './notifications-queries.ts';
import { markAllRead, markRead } from './notifications-store.ts';
import { renderNotification } from './render-notification.ts';

/** A page of the inbox of a user or a shop, in the reader's language. */
export async function showInbox(
  { db: { read } }: Pick<Deps, 'db'>,
  inbox: Inbox,
  { page, limit }: { page: number; limit: number },
  locale: Locale,
): Promise<OutputOf<typeof contract>> {
  const [rows, total, unread] = await Promise.all([
    listInbox(read, inbox, page, limit),
    countInbox(read, inbox),
    countUnread(read, inbox),
  ]);
  return { total, count: total, unread, list: rows.flatMap((row) => present(row, locale)) };
}

function present({ id, kind, details, told_at, read_at }: StoredNotification, locale: Locale) {
  const about = kindOf(kind);
  if (!about) return [];
  return [
    {
      id,
      kind,
      group: about.group,
      ...renderNotification(about, details, locale),
      link: about.link(details),
      read: read_at ? (1 as const) : (0 as const),
      told_at: told_at.toISOString(),
    },
  ];
}

/** Marks one notification as read. @returns the number of unread ones. @throws Refusal `notification_not_found`. */
export const readOne =
  (inbox: Inbox, id: string, now: Date): Work<{ unread: number }> =>
  async (tx) => {
    if (!(await markRead(tx, inbox, id, now))) refuse('notification_not_found');
    return { unread: await countUnread(tx, inbox) };
  };

/** Marks all notifications as read. @returns the number of unread ones, which arrived meanwhile. */
export const readAll =
  (inbox: Inbox, now: Date): Work<{ unread: number }> =>
  async (tx) => {
    await markAllRead(tx, inbox, now);
    return { unread: await countUnread(tx, inbox) };
  };
