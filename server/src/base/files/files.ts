import { access, constants, mkdir, rename } from 'node:fs/promises';
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
  /** @throws when the storage is not writable. */
  check(): Promise<void>;
}

/** Files in a folder of this machine; the folder is created with the first file. */
export function localFiles(folder: string): Files {
  return {
    ...filesOn(new Disk(new AtomicFiles(folder))),
    async check() {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.W_OK);
    },
  };
}

function filesOn(disk: Disk): Omit<Files, 'check'> {
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
    const draft = `${key}.${newId()}.part`;
    await super.put(draft, contents, options);
    await rename(join(this.#folder, draft), join(this.#folder, key));
  }
}
