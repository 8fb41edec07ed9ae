import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import { leaveFollowedShops } from '../../goods/shops/index.ts';
import { markDeleted } from '../../people/users/index.ts';
import { deleteMailsTo } from '../../platform/mail/index.ts';
import { deleteUploadsNamed } from '../../platform/uploads/index.ts';
import { ownUploads } from './own-uploads.ts';
import { ofPerson, type PersonalTable } from './personal-data/personal-table.ts';
import { personalTables } from './personal-data/personal-tables.ts';

/**
 * Deletes a person: the rows of each table are deleted, cleared or kept as `personalTables` says, which names any table, as
 * the backup does. What is kept names the account by its id.
 *
 * @returns the names of the files that go with it, once the transaction is committed.
 */
export async function erasePerson(tx: Tx, userId: string, now: Date): Promise<string[]> {
  const person = await tx.selectFrom('users').select(['email', 'mobile']).where('id', '=', userId).executeTakeFirst();
  const files = await ownUploads(tx, userId);
  await leaveFollowedShops(tx, userId);
  await deleteMailsTo(
    tx,
    [person?.email, person?.mobile].filter((to) => typeof to === 'string'),
  );
  for (const entry of personalTables) await erase(tx, entry, userId);
  await deleteUploadsNamed(tx, files);
  // Events that were processed carried addresses to those who send mails; their queue keeps them for a while.
  await sql`delete from pgboss.job
    where state in ('completed', 'failed', 'cancelled') and data ->> 'userId' = ${userId}`.execute(tx);
  await markDeleted(tx, userId, now);
  return files;
}

async function erase(tx: Tx, entry: PersonalTable, userId: string): Promise<void> {
  const table = sql.table(entry.table);
  const rows = ofPerson(entry, userId);
  if (entry.fate === 'deleted') await sql`delete from ${table} as t where ${rows}`.execute(tx);
  if (entry.fate !== 'cleared') return;
  const values = Object.entries(entry.columns).map(([column, value]) => sql`${sql.ref(column)} = ${sql.raw(value)}`);
  await sql`update ${table} as t set ${sql.join(values)} where ${rows}`.execute(tx);
}
