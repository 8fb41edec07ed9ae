import { eventKind } from '../../base/jobs/jobs.ts';

/** An import has work to do: products to write, to take back, or pictures to fetch. */
export interface ImportWork {
  importId: string;
}
export const importDue = eventKind<ImportWork>('import_due');
