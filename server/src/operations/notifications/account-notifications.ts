import type { UserEvent } from '../../people/users/index.ts';
import type { Notification } from './notification.ts';
import type { NotificationsDeps } from './notifications-deps.ts';
import { notifyReaders } from './notify-readers.ts';

/** Builds a subscriber that notifies users of each change to the security of their account. */
export function accountNotifications<Payload extends UserEvent>(
  deps: NotificationsDeps,
  meaningOf: (payload: Payload) => Pick<Notification, 'kind'> & Partial<Pick<Notification, 'details' | 'alsoTo'>>,
): (payloads: Payload[]) => Promise<void> {
  return (payloads) =>
    notifyReaders(
      deps,
      payloads.map((payload): Notification => ({
        reader: 'user',
        readerId: payload.userId,
        subject: `at:${payload.at}`,
        details: {},
        ...meaningOf(payload),
      })),
    );
}
