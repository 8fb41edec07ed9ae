import type { Locale } from '@tradewind/contract/base/locales';
import { sql } from 'kysely';
import { isOneOf } from '../../../base/db/conditions.ts';
import type { Read } from '../../../base/db/database.ts';
import { listOf } from '../../../base/db/lists.ts';
import type { FileLinks } from '../../../platform/uploads/index.ts';
import { countUnreadMessages, countUnreadOfDesk, countUnreadOfShoppers } from '../conversation-queries.ts';
import { messagesById } from '../messages-queries.ts';
import { presentMessages } from '../present-message.ts';
import type { Viewer } from '../viewer.ts';

/** Events of one audience that are read at once; a long absence is caught up in several reads. */
export const eventsPerRead = 50;

interface StoredEvent {
  audience_id: string;
  number: bigint;
  kind: string;
  conversation_id: string;
  message_id: string | null;
}

/** Stored events of audiences, each after a number, the oldest first. @returns them by audience, without those that have none. */
export async function eventsAfter(
  read: Read,
  positions: ReadonlyMap<string, bigint>,
): Promise<ReadonlyMap<string, StoredEvent[]>> {
  const rows = await read
    .selectFrom(
      sql<StoredEvent>`(
        select e.* from unnest(${listOf('uuid', [...positions.keys()])}, ${listOf('bigint', [...positions.values()])}) as a (id, after)
        cross join lateral (
          select audience_id, number, kind, conversation_id, message_id from service_events
          where audience_id = a.id and number > a.after order by number limit ${eventsPerRead}) e)`.as('e'),
    )
    .selectAll()
    .orderBy('number')
    .execute();
  return Map.groupBy(rows, ({ audience_id }) => audience_id);
}

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

/** The numbers of unread messages by audience. */
async function unreadOfAll(read: Read, viewers: readonly Viewer[]): Promise<ReadonlyMap<string, number>> {
  const shoppers = viewers.filter(({ side }) => side === 'shopper').map(({ audienceId }) => audienceId);
  const desks = viewers.filter(({ side }) => side !== 'shopper');
  const [ofShoppers, ofDesks] = await Promise.all([
    countUnreadOfShoppers(read, shoppers),
    Promise.all(
      desks.map(async ({ audienceId, shopId }) => [audienceId, await countUnreadOfDesk(read, shopId)] as const),
    ),
  ]);
  return new Map([...ofShoppers, ...ofDesks]);
}

/** An audience with the events that it is told, in the languages of its streams. */
interface Told {
  readonly viewer: Viewer;
  readonly locales: readonly Locale[];
  readonly events: readonly StoredEvent[];
}

interface Context {
  now: Date;
  fileLinks: FileLinks;
  translates: boolean;
}

/** Reads what events tell their audiences, as it is now: with as many statements for many audiences as for one. */
export async function readEvents(
  read: Read,
  audiences: readonly Told[],
  context: Context,
): Promise<(event: StoredEvent, locale: Locale) => object> {
  const events = audiences.flatMap((audience) => audience.events);
  const conversationIds = [...new Set(events.map(({ conversation_id }) => conversation_id))];
  const messageIds = [...new Set(events.flatMap(({ message_id }) => (message_id ? [message_id] : [])))];
  const [rows, messages, unread] = await Promise.all([
    read
      .selectFrom('service_conversations')
      .select(['id', 'shop_id', 'shopper_read', 'shopper_received', 'desk_read', 'desk_received'])
      .where(isOneOf('id', conversationIds))
      .execute(),
    messagesById(read, messageIds),
    unreadOfAll(
      read,
      audiences.map(({ viewer }) => viewer),
    ),
  ]);
  const found = new Map(messages.map((message) => [message.id, message]));
  const shown = await Promise.all(
    audiences.map(async ({ viewer, locales, events: own }) => {
      const ownMessages = own.flatMap(({ message_id: id }) => (id && found.get(id)) || []);
      const byLocale = await Promise.all(
        locales.map(async (locale) => {
          const list = await presentMessages(read, ownMessages, { viewer: { ...viewer, locale }, ...context });
          return [locale, new Map(list.map((message) => [message.id, message]))] as const;
        }),
      );
      return [viewer.audienceId, { isShopper: viewer.side === 'shopper', byLocale: new Map(byLocale) }] as const;
    }),
  );
  const audienceOf = new Map(shown);
  const conversations = new Map(rows.map((row) => [row.id, row]));
  return ({ audience_id: audienceId, kind, conversation_id, message_id: messageId }, locale) => {
    const { isShopper, byLocale } = audienceOf.get(audienceId)!;
    const conversation = conversations.get(conversation_id);
    const about = { conversation_id, shop_id: conversation?.shop_id ?? '', unread: unread.get(audienceId) ?? 0 };
    if (kind === 'message') return { ...about, message: byLocale.get(locale)?.get(messageId ?? '') ?? null };
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
