import { access, constants, mkdir, rename, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { WriteOptions } from 'flydrive/types';
import { newId } from '../ids/ids.ts';

/** File storage. Keys look like `media/3f2a….webp`. */
export interface Files {
  /** null for a file that does not exist. */
  read(key: string): Promise<Buffer | null>;
  /** Writes atomically: readers never see a part of the file. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  has(key: string): Promise<boolean>;
  /** Does nothing when there is no such file. */
  remove(key: string): Promise<void>;
  /** The keys of all files, without those that are being written. */
  list(): AsyncIterable<string>;
  /** @throws when the storage is not writable or nearly full. */
  check(): Promise<void>;
}

const draftEnding = '.part';

/** In bytes. With less free space, the next writes of files or of an embedded database may fail. */
const minFreeSpace = 32 * 1024 * 1024;

/** Files in a folder of this machine; the folder is created with the first file. */
export function localFiles(folder: string): Files {
  const disk = new Disk(new AtomicFiles(folder));
  return {
    ...filesOn(disk),
    async *list() {
      if (!(await isThere(folder))) return;
      let paginationToken: string | undefined;
      do {
        const page = await disk.listAll('', { recursive: true, ...(paginationToken && { paginationToken }) });
        for (const object of page.objects) if (object.isFile && !object.key.endsWith(draftEnding)) yield object.key;
        paginationToken = page.paginationToken;
      } while (paginationToken);
    },
    async check() {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.W_OK);
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize < minFreeSpace) throw new Error('The disk is full');
    },
  };
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

function filesOn(disk: Disk): Omit<Files, 'check' | 'list'> {
  return {
    async read(key) {
      if (!(await disk.exists(key))) return null;
      return Buffer.from(await disk.getBytes(key));
    },
    write: (key, bytes) => disk.put(key, bytes),
    has: (key) => disk.exists(key),
    async remove(key) {
      if (await disk.exists(key)) await disk.delete(key);
    },
  };
}

/** A folder in which files are written under a temporary name and renamed when complete. */
class AtomicFiles extends FSDriver {
  readonly #folder: string;

  constructor(folder: string) {
    super({ location: folder, visibility: 'public' });
    this.#folder = folder;
  }

  override async put(key: string, contents: string | Uint8Array, options?: WriteOptions): Promise<void> {
    const draft = `${key}.${newId()}${draftEnding}`;
    await super.put(draft, contents, options);
    await rename(join(this.#folder, draft), join(this.#folder, key));
  }
}
