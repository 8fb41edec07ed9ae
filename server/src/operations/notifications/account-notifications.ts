import type { UserEvent } from '../../people/users/index.ts';
import type { Notification } from './notification.ts';
import type { NotificationsDeps } from './notifications-deps.ts';
import { notifyReaders } from './notify-readers.ts';

/** A listener that tells people what was done to whatever guards their account; each time anew. */
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
