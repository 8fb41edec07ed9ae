import type { Deps } from '../../base/deps.ts';
import type { Files } from '../../base/files/files.ts';
import type { FileLinks } from './file-links.ts';

export interface UploadsDeps extends Deps {
  readonly files: Files;
  readonly fileLinks: FileLinks;
}

/** The key of an upload in the file storage. */
export const uploadKey = (name: string): string => `uploads/${name}`;
