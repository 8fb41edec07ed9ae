import type { Read } from '../../../base/db/database.ts';
import { readSettings } from '../../../platform/settings/index.ts';

/** Whether products need an operator's approval before they are on sale. */
export const isModerated = async (read: Read, now: Date): Promise<boolean> =>
  (await readSettings(read, now))['products.review'] === 'before_sale';
