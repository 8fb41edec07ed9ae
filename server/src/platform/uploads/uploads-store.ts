import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import { fileNameIn, isDocument, pathOfFile } from './file-links.ts';

/** Who uploads: an account, or an operator. */
export type UploadOwner = { user_id: string } | { operator_id: string };

export type NewUpload = UploadOwner & {
  id: string;
  name: string;
  sent_sha256: Buffer;
  kept_sha256: Buffer;
  /** In pixels; null for a PDF. */
  width: number | null;
  height: number | null;
  uploaded_at: Date;
  used_at?: Date;
  public?: boolean;
  /** By the server, for an import; it does not count as an upload of the member. */
  fetched?: boolean;
};

/** Locks somebody's uploads, so that they are counted and added one after another. */
export async function lockUploads(tx: Tx, owner: UploadOwner): Promise<void> {
  const id = 'user_id' in owner ? owner.user_id : owner.operator_id;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`uploads ${id}`}, 0))`.execute(tx);
}

export async function insertUpload(tx: Tx, upload: NewUpload): Promise<void> {
  await tx.insertInto('uploads').values(upload).execute();
}

/**
 * Marks a user's picture as used, so that it is not purged.
 *
 * @param url the URL from the upload's answer, or its path.
 * @returns null when this user has no such picture.
 */
export async function useUpload(
  tx: Tx,
  userId: string,
  url: string,
  at: Date,
): Promise<{ id: string; name: string } | null> {
  const name = fileNameIn(url);
  return name && !isDocument(name) ? markUsed(tx, userId, name, at) : null;
}

/** The same for a document. */
export async function useDocument(
  tx: Tx,
  userId: string,
  url: string,
  at: Date,
): Promise<{ id: string; name: string } | null> {
  const name = fileNameIn(url);
  return name && isDocument(name) ? markUsed(tx, userId, name, at) : null;
}

async function markUsed(tx: Tx, userId: string, name: string, at: Date): Promise<{ id: string; name: string } | null> {
  const row = await tx
    .updateTable('uploads')
    .set({ used_at: at })
    .where('name', '=', name)
    .where('user_id', '=', userId)
    .returning(['id', 'name'])
    .executeTakeFirst();
  return row ?? null;
}

/** Makes a user's upload public. @returns its path; null when this user has no such upload. */
export async function showUpload(tx: Tx, userId: string, url: string, at: Date): Promise<string | null> {
  const used = await useUpload(tx, userId, url, at);
  if (!used) return null;
  await tx.updateTable('uploads').set({ public: true }).where('id', '=', used.id).execute();
  return pathOfFile(used.name);
}

/** Makes a picture that an operator uploaded public. @returns its path; null when there is no such upload. */
export async function showDeskUpload(tx: Tx, url: string, at: Date): Promise<string | null> {
  const name = fileNameIn(url);
  if (!name || isDocument(name)) return null;
  const { numUpdatedRows } = await tx
    .updateTable('uploads')
    .set({ used_at: at, public: true })
    .where('name', '=', name)
    .where('operator_id', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? pathOfFile(name) : null;
}

/** Makes files public, or private so that they need a signed link. */
export async function setShown(tx: Tx, names: readonly string[], shown: boolean): Promise<void> {
  if (names.length > 0)
    await tx
      .updateTable('uploads')
      .set({ public: shown })
      .where('name', 'in', [...names])
      .execute();
}

/** Marks documents as unused, so that they are purged. */
export async function releaseDocuments(tx: Tx, names: readonly string[]): Promise<void> {
  if (names.length > 0)
    await tx
      .updateTable('uploads')
      .set({ used_at: null })
      .where('name', 'in', [...names])
      .execute();
}

/** Deletes unused uploads. @returns the names of their files. */
export async function deleteUnused(tx: Tx, before: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .deleteFrom('uploads')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('uploads')
        .select('id')
        .where('used_at', 'is', null)
        .where('uploaded_at', '<', before)
        .orderBy('uploaded_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .where('used_at', 'is', null)
    .returning('name')
    .execute();
  return rows.map((row) => row.name);
}

/** Deletes uploads by their names; their files are removed once that is committed. */
export async function deleteUploadsNamed(tx: Tx, names: readonly string[]): Promise<void> {
  if (names.length > 0)
    await tx
      .deleteFrom('uploads')
      .where('name', 'in', [...names])
      .execute();
}
