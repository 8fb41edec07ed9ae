import { refuse } from '@tradewind/contract/base/refusals';
import type { Tx } from '../../base/db/database.ts';
import { setShown, useUpload } from '../../platform/uploads/index.ts';

/**
 * Marks the user's uploads as used and publishes them.
 *
 * @returns their names, each once.
 * @throws Refusal `picture_invalid`.
 */
export async function publishPictures(tx: Tx, userId: string, urls: readonly string[], at: Date): Promise<string[]> {
  const names = new Set<string>();
  for (const url of urls) {
    const used = (await useUpload(tx, userId, url, at)) ?? refuse('picture_invalid', {}, ['pics']);
    names.add(used.name);
  }
  await setShown(tx, [...names], true);
  return [...names];
}
