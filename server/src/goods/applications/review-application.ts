import type { DeskApplication } from '@tradewind/contract/goods/desk/applications';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Work } from '../../base/db/work.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { audit } from '../../platform/operators/index.ts';
import { requireTransition } from './application.ts';
import type { ApplicationsDeps } from './applications-deps.ts';
import { insertMessage, lockApplication } from './applications-store.ts';
import { checklistEntries, storeTick } from './checklist.ts';
import { showDeskApplication } from './desk-queries.ts';
import { transitionApplication } from './transition-application.ts';

/** The application and the revision of it that the operator has seen. */
export interface Seen {
  id: string;
  revision: number;
}

/**
 * Ticks an entry of the checklist, or opens it again.
 *
 * @throws Refusal `application_not_found`, `application_changed`, `application_not_possible` or `application_entry_unknown`.
 */
export async function checkEntry(
  deps: ApplicationsDeps,
  { operator, now }: DeskCall,
  { id, revision, entry, checked }: Seen & { entry: string; checked: 0 | 1 },
): Promise<DeskApplication> {
  return deps.db.transact(async (tx) => {
    const application = await lockApplication(tx, id, revision);
    requireTransition(application, 'check', now);
    if (!(await checklistEntries(tx, now)).includes(entry)) refuse('application_entry_unknown', {}, ['entry']);
    const tick = { entry, checked: checked === 1, by: operator.id, at: now };
    if (await storeTick(tx, application, tick)) {
      const act = checked ? 'application.checked' : 'application.unchecked';
      await audit(tx, operator, act, `application:${id}`, { revision, entry }, now);
    }
    return showDeskApplication(tx, deps, { id, now });
  });
}

/** Asks the applicant a question. @throws Refusal `application_not_found`, `application_changed` or `application_not_possible`. */
export const askApplicant =
  (
    deps: ApplicationsDeps,
    { operator, now }: DeskCall,
    { id, revision, text }: Seen & { text: string },
  ): Work<DeskApplication> =>
  async (tx) => {
    const application = await lockApplication(tx, id, revision);
    requireTransition(application, 'ask', now);
    const messageId = await insertMessage(tx, id, operator.id, text, now);
    await transitionApplication(tx, deps, application, 'ask', { at: now, messageId });
    await audit(tx, operator, 'application.asked', `application:${id}`, { text }, now);
    return showDeskApplication(tx, deps, { id, now });
  };

/** Refuses an application with a reason. @throws Refusal `application_not_found`, `application_changed` or `application_not_possible`. */
export const refuseApplication =
  (
    deps: ApplicationsDeps,
    { operator, now }: DeskCall,
    { id, revision, reason }: Seen & { reason: string },
  ): Work<DeskApplication> =>
  async (tx) => {
    const application = await lockApplication(tx, id, revision);
    await transitionApplication(tx, deps, application, 'refuse', { at: now, decided_by: operator.id, reason });
    await audit(tx, operator, 'application.refused', `application:${id}`, { reason }, now);
    return showDeskApplication(tx, deps, { id, now });
  };
