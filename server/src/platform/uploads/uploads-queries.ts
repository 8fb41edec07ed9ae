import type { Read } from '../../base/db/database.ts';
import { uploadKey } from './uploads-deps.ts';
import type { UploadOwner } from './uploads-store.ts';

export async function uploadsSince(read: Read, owner: UploadOwner, since: Date): Promise<number> {
  const { count } = await read
    .selectFrom('uploads')
    .select((eb) => eb.fn.countAll().as('count'))
    .where((eb) => eb.and(owner))
    .where('uploaded_at', '>', since)
    .where('fetched', '=', false)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A file: whether it is public, and its size in pixels; null when there is none. */
export async function findFile(
  read: Read,
  name: string,
): Promise<{ public: boolean; width: number | null; height: number | null } | null> {
  const columns = ['public', 'width', 'height'] as const;
  return (await read.selectFrom('uploads').select(columns).where('name', '=', name).executeTakeFirst()) ?? null;
}

/** The keys of the files that were used last. */
export async function latestUploadKeys(read: Read): Promise<string[]> {
  const rows = await read
    .selectFrom('uploads')
    .select('name')
    .where('used_at', 'is not', null)
    .orderBy('uploaded_at', 'desc')
    .limit(20)
    .execute();
  return rows.map(({ name }) => uploadKey(name));
}
