import { access, open, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import type { BucketAccess } from '../files/bucket.ts';
import { StartUpError } from '../start-up-error.ts';
import { bucketPlace } from './bucket.ts';

/** Where a backup is written to or read from. */
export interface BackupPlace {
  /** A path or an s3:// URL, without any secret. */
  readonly name: string;
  /** Nothing is there until the stream is closed; an aborted one leaves nothing. @throws StartUpError when it exists. */
  write(): Promise<WritableStream<Uint8Array>>;
  /** @throws StartUpError when there is none. */
  read(): Promise<ReadableStream<Uint8Array>>;
}

/**
 * The place that a command names: a file, or `s3://bucket/path`. A folder, or a path that ends with `/`, gets a file named
 * after the time.
 */
export async function backupPlace(where: string, now: Date, bucket: BucketAccess): Promise<BackupPlace> {
  const fileName = `tradewind-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;
  if (where.startsWith('s3://')) return bucketPlace(where.endsWith('/') ? where + fileName : where, bucket);
  const isFolder = where.endsWith('/') || (await stat(where).catch(() => null))?.isDirectory();
  return filePlace(resolve(isFolder ? join(where, fileName) : where));
}

function filePlace(file: string): BackupPlace {
  return {
    name: file,
    async write() {
      if (await exists(file)) throw new StartUpError(`${file} exists. Choose another name for the backup.`);
      const draft = `${file}.part`;
      const handle = await open(draft, 'w', 0o600).catch((cause: Error) => {
        throw new StartUpError(`The backup can't be written: ${cause.message}`, { cause });
      });
      return fileSink(handle, draft, file);
    },
    async read() {
      if (!(await exists(file))) throw new StartUpError(`There is no backup ${basename(file)} at ${file}.`);
      return Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
    },
  };
}

/** Writes a draft, readable by its owner only, that is renamed once it is complete and on the disk. */
const fileSink = (handle: FileHandle, draft: string, file: string): WritableStream<Uint8Array> =>
  new WritableStream({
    write: (bytes) => handle.writeFile(bytes),
    async close() {
      await handle.sync();
      await handle.close();
      await rename(draft, file);
    },
    async abort() {
      await handle.close();
      await rm(draft, { force: true });
    },
  });

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
