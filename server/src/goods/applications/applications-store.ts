import { maxDocuments } from '@tradewind/contract/goods/applications';
import { refuse, requireFound } from '@tradewind/contract/base/refusals';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import type { Tables } from '../../base/db/tables.ts';
import { newId } from '../../base/ids/ids.ts';
import { openStates, type ApplicationFacts } from './application.ts';

export type ApplicationRow = Selectable<Tables['merchant_applications']> & ApplicationFacts;
export type NewApplication = Insertable<Tables['merchant_applications']>;

/** Locks a shopper's applications, so that there is one open at a time. */
export async function lockApplicationsOf(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`applications ${userId}`}, 0))`.execute(tx);
}

/** Locks a shopper's open application. @throws Refusal `application_not_found`. */
export async function lockOpenApplication(tx: Tx, userId: string): Promise<ApplicationRow> {
  const row = await tx
    .selectFrom('merchant_applications')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', 'in', openStates)
    .forUpdate()
    .executeTakeFirst();
  return requireFound(row as ApplicationRow | undefined, 'application_not_found');
}

/**
 * Locks a submitted application for an operator.
 *
 * @param revision the one that the operator has seen.
 * @throws Refusal `application_not_found`, or `application_changed` when there is a newer revision.
 */
export async function lockApplication(tx: Tx, id: string, revision: number): Promise<ApplicationRow> {
  const row = await tx
    .selectFrom('merchant_applications')
    .selectAll()
    .where('id', '=', id)
    .where('submitted_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  const application = requireFound(row as ApplicationRow | undefined, 'application_not_found');
  if (application.revision !== revision) refuse('application_changed');
  return application;
}

export async function insertApplication(tx: Tx, application: NewApplication): Promise<void> {
  await tx.insertInto('merchant_applications').values(application).execute();
}

/** Adds a document; the same file again changes nothing. @throws Refusal `document_limit`. */
export async function insertDocument(
  tx: Tx,
  document: { application_id: string; path: string; name: string; added_at: Date },
): Promise<void> {
  const { count } = await tx
    .selectFrom('application_documents')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('application_id', '=', document.application_id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= maxDocuments) refuse('document_limit', { limit: maxDocuments });
  await tx
    .insertInto('application_documents')
    .values({ id: newId(), ...document })
    .onConflict((conflict) => conflict.columns(['application_id', 'path']).doNothing())
    .execute();
}

/** Deletes a document. @returns its path; null when the application has no such document. */
export async function deleteDocument(tx: Tx, applicationId: string, id: string): Promise<string | null> {
  const row = await tx
    .deleteFrom('application_documents')
    .where('application_id', '=', applicationId)
    .where('id', '=', id)
    .returning('path')
    .executeTakeFirst();
  return row?.path ?? null;
}

/** Whether any application still has this document: a copy shares the files of the first one. */
export async function isDocumentInUse(tx: Tx, path: string): Promise<boolean> {
  const row = await tx.selectFrom('application_documents').select('id').where('path', '=', path).executeTakeFirst();
  return row !== undefined;
}

/** Inserts a question of an operator, or with null an answer of the applicant. @returns its id. */
export async function insertMessage(
  tx: Tx,
  applicationId: string,
  operatorId: string | null,
  text: string,
  at: Date,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('application_messages')
    .values({ id, application_id: applicationId, operator_id: operatorId, text, sent_at: at })
    .execute();
  return id;
}
