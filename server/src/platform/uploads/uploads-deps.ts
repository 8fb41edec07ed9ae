import type { Deps } from '../../base/deps.ts';
import type { Files } from '../../base/files/files.ts';
import type { FileLinks } from './file-links.ts';

export interface UploadsDeps extends Deps {
  readonly files: Files;
  readonly fileLinks: FileLinks;
}

/** Where an upload is kept. */
export const uploadKey = (name: string): string => `uploads/${name}`;
