import type { UserEvent } from '../../people/users/index.ts';
import type { News } from './news.ts';
import type { NotificationsDeps } from './notifications-deps.ts';
import { tellReaders } from './tell-readers.ts';

/** A listener that tells people what was done to whatever guards their account; each time anew. */
export function aboutAccounts<Payload extends UserEvent>(
  deps: NotificationsDeps,
  meaningOf: (payload: Payload) => Pick<News, 'kind'> & Partial<Pick<News, 'details' | 'alsoTo'>>,
): (payloads: Payload[]) => Promise<void> {
  return (payloads) =>
    tellReaders(
      deps,
      payloads.map((payload): News => ({
        reader: 'user',
        readerId: payload.userId,
        subject: `at:${payload.at}`,
        details: {},
        ...meaningOf(payload),
      })),
    );
}
