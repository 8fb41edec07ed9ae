import { refuse } from '@tradewind/contract/base/refusals';
import type { Tx } from '../../base/db/database.ts';
import { useUpload } from '../../platform/uploads/index.ts';

/** Marks the user's uploads as used. @returns their names, each once. @throws Refusal `evidence_invalid`. */
export async function storePictures(tx: Tx, userId: string, urls: readonly string[], at: Date): Promise<string[]> {
  const names = new Set<string>();
  for (const url of urls) {
    const used = (await useUpload(tx, userId, url, at)) ?? refuse('evidence_invalid', {}, ['images']);
    names.add(used.name);
  }
  return [...names];
}
