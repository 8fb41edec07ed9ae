import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../base/deps.ts';
import type { Files } from '../../base/files/files.ts';
import type { Categories, ProductDeskDeps } from '../catalog/index.ts';

export interface ImportsDeps extends Deps, ProductDeskDeps {
  readonly categories: Categories;
  readonly files: Files;
  readonly log: FastifyBaseLogger;
}

/** The key of the ZIP of an import in the file storage. */
export const archiveKey = (importId: string): string => `imports/${importId}.zip`;
