import { day, later } from '../../base/clock/clock.ts';
import { uploadKeys, type UploadsDeps } from './uploads-deps.ts';
import { deleteUnused } from './uploads-store.ts';

const batch = 200;

/** Deletes uploads that were not used within two days; run by a timer. */
export async function purgeUnusedUploads({
  db,
  clock,
  files,
}: Pick<UploadsDeps, 'db' | 'clock' | 'files'>): Promise<void> {
  const before = later(clock.now(), -2 * day);
  for (;;) {
    const names = await db.transact((tx) => deleteUnused(tx, before, batch));
    for (const key of names.flatMap(uploadKeys)) await files.remove(key);
    if (names.length < batch) return;
  }
}
