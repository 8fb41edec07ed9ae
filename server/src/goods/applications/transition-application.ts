import { sql, type Updateable } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import type { MerchantApplications } from '../../base/db/schema.ts';
import type { Jobs } from '../../base/jobs/jobs.ts';
import { changesOf, publishAll, type TransitionFacts } from '../../base/transitions/transition.ts';
import {
  requireTransition,
  transitions,
  type ApplicationEvent,
  type ApplicationFacts,
  type ApplicationTransition,
} from './application.ts';

/** The columns of what is applied for. */
export type DetailColumns = Pick<
  Updateable<MerchantApplications>,
  | 'trader_kind'
  | 'legal_name'
  | 'address'
  | 'country'
  | 'register'
  | 'registration_number'
  | 'tax_number'
  | 'contact_name'
  | 'email'
  | 'phone'
  | 'shop_name'
  | 'slug'
  | 'locale'
  | 'slogan'
  | 'about'
  | 'city'
  | 'since'
  | 'avatar'
  | 'banner'
  | 'categories'
>;

type Moving = Exclude<ApplicationTransition, 'change' | 'check'>;
type Facts<Name extends Moving> = TransitionFacts<
  (typeof transitions)[Name],
  Updateable<MerchantApplications>,
  Pick<ApplicationEvent, 'applicationId' | 'messageId'>
> &
  Pick<ApplicationEvent, 'messageId'>;

/**
 * Makes a transition of a locked application and publishes it. This file alone updates applications.
 *
 * @throws Refusal of the transition when it is not allowed.
 */
export async function transitionApplication<Name extends Moving>(
  tx: Tx,
  { jobs }: { jobs: Jobs },
  application: ApplicationFacts,
  name: Name,
  facts: Facts<Name>,
): Promise<void> {
  const { at, messageId } = facts as { at: Date; messageId?: string };
  requireTransition(application, name, at);
  const row = transitions[name];
  await tx
    .updateTable('merchant_applications')
    .set({ state: row.to, ...changesOf(row, at, facts) })
    .where('id', '=', application.id)
    .execute();
  await publishAll(tx, jobs, row, [{ applicationId: application.id, ...(messageId && { messageId }) }]);
}

/**
 * Changes what is applied for, which makes a new revision: what operators ticked off has to be looked at again.
 *
 * @param details absent ones stay as they are.
 * @throws Refusal `application_not_possible`
 */
export async function changeDetails(
  tx: Tx,
  application: ApplicationFacts,
  details: DetailColumns,
  at: Date,
): Promise<void> {
  requireTransition(application, 'change', at);
  await tx
    .updateTable('merchant_applications')
    .set({ ...details, revision: sql<number>`revision + 1`, ...changesOf(transitions.change, at, {}) })
    .where('id', '=', application.id)
    .execute();
}

/** Records that the documents of these applications were given up for deletion. */
export async function markDocumentsPurged(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length > 0)
    await tx
      .updateTable('merchant_applications')
      .set({ documents_purged_at: at })
      .where('id', 'in', [...ids])
      .execute();
}

/** Has applications for a category want another one. */
export async function replaceCategory(tx: Tx, from: string, into: string): Promise<void> {
  await tx
    .updateTable('merchant_applications')
    .set({
      categories: sql`(select array_agg(distinct code order by code) from unnest(array_replace(categories, ${from}, ${into})) as code)`,
    })
    .where(sql<boolean>`${from} = any(categories)`)
    .execute();
}
