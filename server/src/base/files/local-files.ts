import { access, constants, mkdir, open, readFile, rename, rm, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { WriteOptions } from 'flydrive/types';
import { newId } from '../ids/ids.ts';
import type { Files } from './files.ts';

const draftEnding = '.part';

/** In bytes. With less free space, the next writes of files or of an embedded database may fail. */
const minFreeSpace = 32 * 1024 * 1024;

/** Files in a folder of this machine; the folder is created with the first file. */
export function localFiles(folder: string): Files {
  const disk = new Disk(new AtomicFiles(folder));
  return {
    shared: false,
    origins: [],
    async read(key) {
      if (!(await disk.exists(key))) return null;
      return Buffer.from(await disk.getBytes(key));
    },
    write: (key, bytes) => disk.put(key, bytes),
    has: (key) => disk.exists(key),
    async remove(key) {
      if (await disk.exists(key)) await disk.delete(key);
    },
    async *list() {
      if (!(await isThere(folder))) return;
      let paginationToken: string | undefined;
      do {
        const page = await disk.listAll('', { recursive: true, ...(paginationToken && { paginationToken }) });
        for (const object of page.objects) if (object.isFile && !object.key.endsWith(draftEnding)) yield object.key;
        paginationToken = page.paginationToken;
      } while (paginationToken);
    },
    async replaceAll(from) {
      await mkdir(from, { recursive: true });
      await rm(folder, { recursive: true, force: true });
      await rename(from, folder);
    },
    addressOf: async () => null,
    publicAddress: () => null,
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

/**
 * A folder in which files are written under a temporary name, and renamed when they are on the disk and read back as they were
 * given. What can't be written so leaves nothing behind.
 */
class AtomicFiles extends FSDriver {
  readonly #folder: string;

  constructor(folder: string) {
    super({ location: folder, visibility: 'public' });
    this.#folder = folder;
  }

  override async put(key: string, contents: string | Uint8Array, options?: WriteOptions): Promise<void> {
    const draft = `${key}.${newId()}${draftEnding}`;
    const [from, to] = [join(this.#folder, draft), join(this.#folder, key)];
    await makeFolder(dirname(to));
    try {
      await super.put(draft, contents, options);
      await flush(from);
      if (!(await readFile(from)).equals(Buffer.from(contents)))
        throw new Error(`The disk did not keep ${key} as it was written`);
      await rename(from, to);
    } catch (error) {
      await rm(from, { force: true });
      throw error;
    }
    await flush(dirname(to));
  }
}

/** Makes a folder, and waits until its name, and those of the folders made with it, are on the disk. */
async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) await flush(dirname(made));
}

/** Waits until a file, or the names in a folder, are on the disk. @throws when the disk could not keep them. */
async function flush(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}
