import type { UnreadEvent } from '../service/index.ts';
import type { Notification } from './notification.ts';
import type { NotificationsDeps } from './notifications-deps.ts';
import { notifyReaders } from './notify-readers.ts';

/** Tells shoppers and shops of messages that they have not seen, without the words: mails are read by others too. */
export async function notifyOfMessages(deps: NotificationsDeps, events: readonly UnreadEvent[]): Promise<void> {
  const rows = await deps.db.read
    .selectFrom('service_conversations as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .leftJoin('shops as s', 's.id', 'c.shop_id')
    .select(['c.id', 'c.user_id', 'c.shop_id', 'c.shopper_read', 'c.desk_read'])
    .select(['u.username', 'u.nickname', 's.name as shop'])
    .where(
      'c.id',
      'in',
      events.map(({ conversationId }) => conversationId),
    )
    .execute();
  const conversations = new Map(rows.map((row) => [row.id, row]));
  await notifyReaders(
    deps,
    events.flatMap(({ conversationId, reader, number }): Notification[] => {
      const row = conversations.get(conversationId);
      // Read in the meantime.
      if (!row || number <= (reader === 'shopper' ? row.shopper_read : row.desk_read)) return [];
      const subject = `conversation:${row.id}:${number}`;
      if (reader === 'shopper')
        return [
          {
            reader: 'user',
            readerId: row.user_id,
            kind: row.shop_id ? 'message_of_shop' : 'message_of_platform',
            subject,
            details: { shop: row.shop ?? '', page: row.shop_id ? `/service?shop=${row.shop_id}` : '/service' },
          },
        ];
      if (!row.shop_id) return [];
      return [
        {
          reader: 'shop',
          readerId: row.shop_id,
          kind: 'shop_message',
          subject,
          details: { person: row.nickname || row.username, page: `/shop_service?id=${row.id}` },
        },
      ];
    }),
  );
}
