import type { NotificationChannel, NotificationGroup } from '@tradewind/contract/operations/notifications';
import type { Tx } from '../../base/db/database.ts';
import { newId } from '../../base/ids/ids.ts';
import type { Inbox } from './notifications-queries.ts';
import type { Notification } from './notification.ts';

/** Inserts notifications; those that exist already are skipped. */
export async function insertNotifications(tx: Tx, notifications: readonly Notification[], at: Date): Promise<void> {
  if (notifications.length === 0) return;
  await tx
    .insertInto('notifications')
    .values(
      notifications.map(({ reader, readerId, kind, subject, details }) => ({
        id: newId(),
        reader,
        reader_id: readerId,
        kind,
        subject,
        details: { ...details },
        told_at: at,
      })),
    )
    .onConflict((conflict) => conflict.constraint('notifications_once').doNothing())
    .execute();
}

/** Marks one notification as read. @returns false when it is not in this inbox. */
export async function markRead(tx: Tx, { readerId, without = [] }: Inbox, id: string, at: Date): Promise<boolean> {
  const found = await tx
    .selectFrom('notifications')
    .select(['kind', 'read_at'])
    .where('id', '=', id)
    .where('reader_id', '=', readerId)
    .forUpdate()
    .executeTakeFirst();
  if (!found || without.includes(found.kind)) return false;
  if (!found.read_at) await tx.updateTable('notifications').set({ read_at: at }).where('id', '=', id).execute();
  return true;
}

/** Marks all notifications of an inbox as read. */
export async function markAllRead(tx: Tx, { readerId, without = [] }: Inbox, at: Date): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ read_at: at })
    .where('reader_id', '=', readerId)
    .where('read_at', 'is', null)
    .where((eb) => eb.and(without.map((kind) => eb('kind', '<>', kind))))
    .execute();
}

/** Stores a user's choice for a group and channel. */
export async function saveChoice(
  tx: Tx,
  userId: string,
  group: NotificationGroup,
  channel: NotificationChannel,
  wanted: boolean,
): Promise<void> {
  await tx
    .insertInto('notification_choices')
    .values({ user_id: userId, kind_group: group, channel, wanted })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind_group', 'channel']).doUpdateSet({ wanted }))
    .execute();
}

/** Deletes at most `limit` notifications from before a moment. @returns how many. */
export async function deleteOldNotifications(tx: Tx, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('notifications')
    .where('id', 'in', (eb) => eb.selectFrom('notifications').select('id').where('told_at', '<', before).limit(limit))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
