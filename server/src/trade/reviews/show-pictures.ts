import { refuse } from '@tradewind/contract/base/refusals';
import type { Tx } from '../../base/db/database.ts';
import { setShown, useUpload } from '../../platform/uploads/index.ts';

/** Takes links of own uploads into use and shows them to everybody. @returns their names, each once. */
export async function showPictures(tx: Tx, userId: string, urls: readonly string[], at: Date): Promise<string[]> {
  const names = new Set<string>();
  for (const url of urls) {
    const used = (await useUpload(tx, userId, url, at)) ?? refuse('picture_invalid', {}, ['pics']);
    names.add(used.name);
  }
  await setShown(tx, [...names], true);
  return [...names];
}
