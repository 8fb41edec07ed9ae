import type { Locale } from '@tradewind/contract/base/locales';
import type { Read } from '../../../base/db/database.ts';
import type { FileLinks } from '../../../platform/uploads/index.ts';
import { countUnreadMessages, countUnreadOfDesk } from '../conversation-queries.ts';
import { messagesById } from '../messages-queries.ts';
import { presentMessages } from '../present-message.ts';
import type { Viewer } from '../viewer.ts';

/** Events of one query; a long absence is caught up in several. */
export const eventsPerRead = 200;

/** Stored events of an audience after a number, the oldest first. */
export const eventsAfter = (read: Read, audienceId: string, after: bigint) =>
  read
    .selectFrom('service_events')
    .select(['number', 'kind', 'conversation_id', 'message_id'])
    .where('audience_id', '=', audienceId)
    .where('number', '>', after)
    .orderBy('number')
    .limit(eventsPerRead)
    .execute();
type StoredEvent = Awaited<ReturnType<typeof eventsAfter>>[number];

/** The number of the audience's last event. */
export async function lastNumber(read: Read, audienceId: string): Promise<bigint> {
  const row = await read
    .selectFrom('service_audiences')
    .select('last_number')
    .where('id', '=', audienceId)
    .executeTakeFirst();
  return row?.last_number ?? 0n;
}

/** The number of unread messages of an audience. */
export const unreadOf = (read: Read, { side, audienceId, shopId }: Viewer): Promise<number> =>
  side === 'shopper' ? countUnreadMessages(read, audienceId) : countUnreadOfDesk(read, shopId);

interface Context {
  viewer: Viewer;
  locales: readonly Locale[];
  now: Date;
  fileLinks: FileLinks;
  translates: boolean;
}

/** Reads what events tell one audience, as it is now, in every language that its streams ask for. */
export async function readEvents(
  read: Read,
  events: readonly StoredEvent[],
  { viewer, locales, now, fileLinks, translates }: Context,
): Promise<(event: StoredEvent, locale: Locale) => object> {
  const conversationIds = [...new Set(events.map(({ conversation_id }) => conversation_id))];
  const messageIds = events.flatMap(({ message_id }) => (message_id ? [message_id] : []));
  const [rows, messages, unread] = await Promise.all([
    read
      .selectFrom('service_conversations')
      .select(['id', 'shop_id', 'shopper_read', 'shopper_received', 'desk_read', 'desk_received'])
      .where('id', 'in', conversationIds)
      .execute(),
    messagesById(read, messageIds),
    unreadOf(read, viewer),
  ]);
  const shown = new Map(
    await Promise.all(
      locales.map(async (locale) => {
        const list = await presentMessages(read, messages, {
          viewer: { ...viewer, locale },
          now,
          fileLinks,
          translates,
        });
        return [locale, new Map(list.map((message) => [message.id, message]))] as const;
      }),
    ),
  );
  const conversations = new Map(rows.map((row) => [row.id, row]));
  const isShopper = viewer.side === 'shopper';
  return ({ kind, conversation_id, message_id: messageId }, locale) => {
    const conversation = conversations.get(conversation_id);
    const about = { conversation_id, shop_id: conversation?.shop_id ?? '', unread };
    if (kind === 'message') return { ...about, message: shown.get(locale)?.get(messageId ?? '') ?? null };
    if (kind !== 'marks' || !conversation) return about;
    const { shopper_read, shopper_received, desk_read, desk_received } = conversation;
    return {
      ...about,
      mine_read: isShopper ? shopper_read : desk_read,
      theirs_received: isShopper ? desk_received : shopper_received,
      theirs_read: isShopper ? desk_read : shopper_read,
    };
  };
}
