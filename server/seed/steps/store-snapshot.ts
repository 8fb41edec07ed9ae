import { createHash, randomBytes } from 'node:crypto';
import type { Files } from '../../src/base/files/files.ts';
import { newId } from '../../src/base/ids/ids.ts';
import { pathOfFile, uploadKey } from '../../src/platform/uploads/index.ts';
import { snapshotSize } from '../pictures/snapshot.ts';
import type { SeedDeps } from './step.ts';

/** Stores a snapshot as an upload of a shopper, without encoding it again. @returns its path, for the review. */
export async function storeSnapshot(
  { db, files }: Pick<SeedDeps, 'db'> & { files: Files },
  { userId, bytes, at }: { userId: string; bytes: Buffer; at: Date },
): Promise<string> {
  const name = `${randomBytes(16).toString('hex')}.webp`;
  const digest = createHash('sha256').update(bytes).digest();
  await files.write(uploadKey(name), bytes);
  await db.transact((tx) =>
    tx
      .insertInto('uploads')
      .values({
        id: newId(),
        user_id: userId,
        name,
        sent_sha256: digest,
        kept_sha256: digest,
        ...snapshotSize,
        uploaded_at: at,
      })
      .execute(),
  );
  return pathOfFile(name);
}
