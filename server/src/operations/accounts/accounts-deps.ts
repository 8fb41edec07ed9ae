import type { Deps } from '../../base/deps.ts';
import type { Files } from '../../base/files/files.ts';
import { eventKind } from '../../base/jobs/jobs.ts';
import type { PaymentCodeDeps } from '../../people/users/index.ts';
import type { FileLinks } from '../../platform/uploads/index.ts';

export interface AccountsDeps extends Deps, PaymentCodeDeps {
  readonly files: Files;
  /** Signs links to the archives, which are no uploads. */
  readonly exportLinks: FileLinks;
}

/** A copy of somebody's data was asked for, and is to be made. */
export const exportRequested = eventKind<{ id: string }>('data_export_requested');

/** The key of an archive in the file storage. */
export const exportKey = (id: string): string => `exports/${id}.zip`;
