import { day, later } from '../../base/clock/clock.ts';
import { uploadKey, type UploadsDeps } from './uploads-deps.ts';
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
    for (const name of names) await files.remove(uploadKey(name));
    if (names.length < batch) return;
  }
}
