import type { Read } from '../../base/db/database.ts';
import type { ApplicationRow } from './applications-store.ts';

/** A shopper's latest application; null without one. */
export async function latestApplication(read: Read, userId: string): Promise<ApplicationRow | null> {
  const row = await read
    .selectFrom('merchant_applications')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (row as ApplicationRow | undefined) ?? null;
}

/** The documents of an application, oldest first. */
export const documentsOf = (read: Read, applicationId: string) =>
  read
    .selectFrom('application_documents')
    .select(['id', 'path', 'name'])
    .where('application_id', '=', applicationId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();

/** What was asked and answered, oldest first, with the name of the operator who asked. */
export const messagesOf = (read: Read, applicationId: string) =>
  read
    .selectFrom('application_messages as m')
    .leftJoin('operators as o', 'o.id', 'm.operator_id')
    .select(['m.id', 'm.text', 'm.sent_at', 'o.name as operator'])
    .where('m.application_id', '=', applicationId)
    .orderBy('m.sent_at')
    .orderBy('m.id')
    .execute();

export type DocumentRow = Awaited<ReturnType<typeof documentsOf>>[number];
export type MessageRow = Awaited<ReturnType<typeof messagesOf>>[number];
