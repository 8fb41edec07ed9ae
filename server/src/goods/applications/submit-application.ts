import type { Application } from '@tradewind/contract/goods/applications';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Tx } from '../../base/db/database.ts';
import type { Work } from '../../base/db/work.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { requireTransition } from './application.ts';
import type { ApplicationsDeps } from './applications-deps.ts';
import { documentsOf } from './applications-queries.ts';
import { insertMessage, lockOpenApplication, type ApplicationRow } from './applications-store.ts';
import { incompleteFields } from './completeness.ts';
import { termsVersion } from './merchant-terms.ts';
import { requireShopNameFree } from '../shops/index.ts';
import { ownApplication } from './show-application.ts';
import { transitionApplication } from './transition-application.ts';

/**
 * Submits the draft to the operators.
 *
 * @param termsVersion the version of the terms that the applicant accepts.
 * @throws Refusal `application_not_found`, `application_not_possible`, `terms_changed`, `application_incomplete` with the
 *   fields, or those of `requireShopNameFree`.
 */
export const submitApplication =
  (
    deps: ApplicationsDeps,
    call: ShopperCall,
    { terms_version: version }: { terms_version: string },
  ): Work<Application> =>
  async (tx) => {
    const application = await lockOpenApplication(tx, call.actor.userId);
    requireTransition(application, 'submit', call.now);
    if (version !== termsVersion) refuse('terms_changed', {}, ['terms_version']);
    await requireComplete(tx, application, call.now);
    await transitionApplication(tx, deps, application, 'submit', { at: call.now, terms_version: version });
    return ownApplication(deps, tx, call);
  };

/** Answers an operator's question. @throws Refusal like `submitApplication`, since the details may have changed. */
export const answerQuestion =
  (deps: ApplicationsDeps, call: ShopperCall, { text }: { text: string }): Work<Application> =>
  async (tx) => {
    const application = await lockOpenApplication(tx, call.actor.userId);
    requireTransition(application, 'answer', call.now);
    await requireComplete(tx, application, call.now);
    const messageId = await insertMessage(tx, application.id, null, text, call.now);
    await transitionApplication(tx, deps, application, 'answer', { at: call.now, messageId });
    return ownApplication(deps, tx, call);
  };

async function requireComplete(tx: Tx, application: ApplicationRow, now: Date): Promise<void> {
  const documents = await documentsOf(tx, application.id);
  const incomplete = incompleteFields(application, documents.length, now);
  if (incomplete.length > 0) refuse('application_incomplete', {}, incomplete);
  await requireShopNameFree(tx, { slug: application.slug, name: application.shop_name });
}

/** Takes an application back; its draft is copied when a new one is started. @throws Refusal `application_not_found`. */
export async function withdrawApplication(deps: ApplicationsDeps, call: ShopperCall): Promise<Application> {
  return deps.db.transact(async (tx) => {
    const application = await lockOpenApplication(tx, call.actor.userId);
    await transitionApplication(tx, deps, application, 'withdraw', { at: call.now });
    return ownApplication(deps, tx, call);
  });
}
