import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CategoryCode } from '@tradewind/contract/goods/catalog';

const folder = join(import.meta.dirname, '../../../assets/categories');

/** Path of the picture of a category's tile; it is part of the repository, not of the demo data. */
export const categoryImage = (code: CategoryCode): string => `/media/category-${code}.webp`;

/**
 * Path of a picture that shows nothing. Existing clients draw one picture for a review without any, which would be a
 * broken one.
 */
export const blankPicture = '/media/blank.webp';
const blank = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

/** The pictures of the repository by name; few and small, so they are kept in memory. */
export async function shippedPictures(): Promise<ReadonlyMap<string, Buffer>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.webp'));
  const tiles = names.map(async (name) => [name, await readFile(join(folder, name))] as const);
  return new Map([['blank.webp', blank], ...(await Promise.all(tiles))]);
}
