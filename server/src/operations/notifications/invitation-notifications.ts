import { toWire, usd } from '@tradewind/contract/base/money';
import { maskName, type InvitationEvent } from '../../trade/partnership/index.ts';
import type { NotificationKind } from './kinds.ts';
import type { NotificationsDeps } from './notifications-deps.ts';
import { notifyReaders } from './notify-readers.ts';

/** Builds a subscriber that notifies the inviter of a reward, or of one that was taken back. */
export function invitationNotifications(
  deps: NotificationsDeps,
  kind: Extract<NotificationKind, `invitation_${string}`>,
): (events: InvitationEvent[]) => Promise<void> {
  return async (events) => {
    const rows = await deps.db.read
      .selectFrom('invitations as i')
      .innerJoin('users as u', 'u.id', 'i.user_id')
      .select(['i.user_id', 'i.inviter_id', 'i.reward', 'i.owed', 'u.nickname'])
      .where(
        'i.user_id',
        'in',
        events.map(({ userId }) => userId),
      )
      .execute();
    await notifyReaders(
      deps,
      rows.map((row) => ({
        reader: 'user',
        readerId: row.inviter_id,
        kind,
        subject: `invitation:${row.user_id}`,
        details: {
          person: maskName(row.nickname),
          amount: toWire(usd(row.reward)),
          ...(row.owed > 0n && { owed: toWire(usd(row.owed)) }),
          page: '/partnership',
        },
      })),
    );
  };
}
