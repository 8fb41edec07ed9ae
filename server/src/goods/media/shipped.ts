import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CategoryCode } from '@tradewind/contract/goods/catalog';

const folder = join(import.meta.dirname, '../../../assets/categories');

/** Path of the picture of a category's tile; it is part of the repository, not of the demo data. */
export const categoryImage = (code: CategoryCode): string => `/media/category-${code}.webp`;

/** The pictures of the repository by name; few and small, so they are kept in memory. */
export async function shippedPictures(): Promise<ReadonlyMap<string, Buffer>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.webp'));
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)));
}
