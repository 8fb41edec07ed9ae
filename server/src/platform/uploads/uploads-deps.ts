import type { Deps } from '../../base/deps.ts';
import type { Files } from '../../base/files/files.ts';
import { variantsOf, type FileLinks } from './file-links.ts';

export interface UploadsDeps extends Deps {
  readonly files: Files;
  readonly fileLinks: FileLinks;
}

/** The key of an upload in the file storage. */
export const uploadKey = (name: string): string => `uploads/${name}`;

/** The keys of an upload and of the variants that may have been made of it, in the order in which they are removed. */
export const uploadKeys = (name: string): string[] => [
  uploadKey(name),
  ...variantsOf(name).map((variant) => uploadKey(variant.name)),
];
