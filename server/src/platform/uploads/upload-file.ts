import { createHash, randomBytes } from 'node:crypto';
import { Refusal, refuse } from '@tradewind/contract/base/refusals';
import { hour, later, second } from '../../base/clock/clock.ts';
import type { Read } from '../../base/db/database.ts';
import type { DeskCall, ShopperCall } from '../../base/http/call.ts';
import { newId } from '../../base/ids/ids.ts';
import { pathOfFile } from './file-links.ts';
import { storeDocument } from './store-document.ts';
import { storePicture, type StoredFile } from './store-picture.ts';
import { uploadKey, type UploadsDeps } from './uploads-deps.ts';
import { uploadsSince } from './uploads-queries.ts';
import { insertUpload, lockUploads, type UploadOwner } from './uploads-store.ts';

const maxPerHour = 60;

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

interface Uploaded {
  fullurl: string;
  url: string;
}

/** Stores a picture of a shopper. It stays private until it is used. @throws Refusal `too_many_requests` or `file_type`. */
export const uploadPicture = (deps: UploadsDeps, call: ShopperCall, sent: Buffer): Promise<Uploaded> =>
  uploadFile(deps, { user_id: call.actor.userId }, call, sent, storePicture);

/** The same for a document: a picture or a PDF. */
export const uploadDocument = (deps: UploadsDeps, call: ShopperCall, sent: Buffer): Promise<Uploaded> =>
  uploadFile(deps, { user_id: call.actor.userId }, call, sent, storeDocument);

/** The same for a picture of an operator, for the storefront. */
export const uploadDeskPicture = (deps: UploadsDeps, call: DeskCall, sent: Buffer): Promise<Uploaded> =>
  uploadFile(deps, { operator_id: call.operator.id }, call, sent, storePicture);

async function uploadFile(
  { db, files, fileLinks }: UploadsDeps,
  owner: UploadOwner,
  { now, origin }: Pick<ShopperCall, 'now' | 'origin'>,
  sent: Buffer,
  convert: (sent: Buffer) => Promise<StoredFile>,
): Promise<Uploaded> {
  await requireQuota(db.read, owner, now);
  const { bytes, width, height, ending } = await convert(sent);
  const name = randomBytes(16).toString('hex') + ending;

  // The file is written first: a row without a file would be a broken picture, a file without a row only wastes space.
  await files.write(uploadKey(name), bytes);
  try {
    await db.transact(async (tx) => {
      // Checked again under the lock, which counts concurrent uploads.
      await lockUploads(tx, owner);
      await requireQuota(tx, owner, now);
      await insertUpload(tx, {
        ...owner,
        id: newId(),
        name,
        sent_sha256: sha256(sent),
        kept_sha256: sha256(bytes),
        width,
        height,
        uploaded_at: now,
      });
    });
  } catch (error) {
    if (error instanceof Refusal) await files.remove(uploadKey(name));
    throw error;
  }
  const url = fileLinks.sign(name, now, hour);
  return { fullurl: origin + url, url };
}

async function requireQuota(read: Read, owner: UploadOwner, now: Date): Promise<void> {
  if ((await uploadsSince(read, owner, later(now, -hour))) >= maxPerHour)
    refuse('too_many_requests', { seconds: hour / second });
}

/**
 * Stores a picture that the server fetched for a member of a shop, public and in use. It does not count as an upload of
 * theirs.
 *
 * @returns its path.
 * @throws Refusal `file_type` when it is no picture.
 */
export async function addPicture(
  { db, files }: Pick<UploadsDeps, 'db' | 'files'>,
  { userId, now }: { userId: string; now: Date },
  fetched: Buffer,
): Promise<string> {
  const { bytes, width, height, ending } = await storePicture(fetched);
  const name = randomBytes(16).toString('hex') + ending;
  await files.write(uploadKey(name), bytes);
  await db.transact((tx) =>
    insertUpload(tx, {
      id: newId(),
      user_id: userId,
      name,
      sent_sha256: sha256(fetched),
      kept_sha256: sha256(bytes),
      width,
      height,
      uploaded_at: now,
      used_at: now,
      public: true,
      fetched: true,
    }),
  );
  return pathOfFile(name);
}
