import { refuse } from '@tradewind/contract/base/refusals';
import type { Tx } from '../../base/db/database.ts';
import { useUpload } from '../../platform/uploads/index.ts';

/** Takes links of own uploads into use. @returns their names, each once. */
export async function storePictures(tx: Tx, userId: string, urls: readonly string[], at: Date): Promise<string[]> {
  const names = new Set<string>();
  for (const url of urls) {
    const used = (await useUpload(tx, userId, url, at)) ?? refuse('evidence_invalid', {}, ['images']);
    names.add(used.name);
  }
  return [...names];
}
