import type { ApplicationEvent } from '../../goods/applications/index.ts';
import { applicationFacts } from './facts-queries.ts';
import type { NotificationKind } from './kinds.ts';
import type { NotificationsDeps } from './notifications-deps.ts';
import { notifyReaders } from './notify-readers.ts';

const kinds = {
  submit: 'application_submitted',
  ask: 'application_question',
  answer: 'application_answered',
  approve: 'application_approved',
  refuse: 'application_refused',
  withdraw: 'application_withdrawn',
} as const satisfies Record<ApplicationEvent['act'], NotificationKind>;

/** Notifies applicants of each change of their applications; one that was never submitted is nobody's news. */
export async function notifyApplicants(deps: NotificationsDeps, events: readonly ApplicationEvent[]): Promise<void> {
  const facts = await applicationFacts(deps.db.read, events);
  await notifyReaders(
    deps,
    events.flatMap(({ applicationId, act, messageId = '' }) => {
      const found = facts.get(applicationId);
      if (!found?.wasSubmitted) return [];
      const message = act === 'refuse' ? found.reason : (found.messages.get(messageId) ?? '');
      return [
        {
          reader: 'user' as const,
          readerId: found.userId,
          kind: kinds[act],
          subject: `application:${applicationId}:${messageId}`,
          details: { shop: found.shop, message },
        },
      ];
    }),
  );
}
