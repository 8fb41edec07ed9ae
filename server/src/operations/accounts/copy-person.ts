import { sql } from 'kysely';
import type { Database } from '../../base/db/database.ts';
import type { Files } from '../../base/files/files.ts';
import { zipOf } from '../../base/files/zip.ts';
import { uploadKey } from '../../platform/uploads/index.ts';
import { ownUploads } from './own-uploads.ts';
import { ofPerson, type PersonalTable } from './personal-data/personal-table.ts';
import { personalTables, secretColumns } from './personal-data/personal-tables.ts';

/** Files beyond this size together are named in the archive but not in it, so that it is made in memory. */
const mostFileBytes = 100 * 1024 * 1024;

/**
 * Makes the archive of all that is kept about a person: one JSON file of rows for each table, and the files that the person
 * uploaded. It has no keys to the account, such as hashes of passwords.
 */
export async function copyPerson({ db, files }: { db: Database; files: Files }, userId: string): Promise<Buffer> {
  const entries = new Map<string, Buffer>();
  for (const [table, all] of Map.groupBy(personalTables, ({ table: name }) => name)) {
    const copied = all.filter((entry) => entry.copied !== false);
    const rows = (await Promise.all(copied.map((entry) => rowsOf(db, entry, userId)))).flat();
    const unique = [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()];
    if (unique.length > 0) entries.set(`${table}.json`, Buffer.from(`${JSON.stringify(unique, null, 2)}\n`));
  }
  const left: string[] = [];
  let bytes = 0;
  for (const name of await ownUploads(db.read, userId)) {
    const content = await files.read(uploadKey(name));
    if (!content) continue;
    bytes += content.length;
    if (bytes > mostFileBytes) left.push(name);
    else entries.set(`files/${name}`, content);
  }
  if (left.length > 0) entries.set('files/left-out.txt', Buffer.from(`${left.join('\n')}\n`));
  return zipOf(entries);
}

async function rowsOf(db: Database, entry: PersonalTable, userId: string): Promise<unknown[]> {
  const { rows } = await sql<{ row: unknown }>`
    select to_jsonb(t) - ${sql.val([...secretColumns])}::text[] as row
    from ${sql.table(entry.table)} as t where ${ofPerson(entry, userId)} limit 100000`.execute(db.kysely);
  return rows.map(({ row }) => row);
}
