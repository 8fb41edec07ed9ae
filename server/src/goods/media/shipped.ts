import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CategoryCode } from '@tradewind/contract/goods/catalog';

const folder = join(import.meta.dirname, '../../../assets/categories');

/** Where the picture of a category's tile is; it comes with the product and needs no demo world. */
export const categoryImage = (code: CategoryCode): string => `/media/category-${code}.webp`;

/** Pictures that come with the product, by name: few and small, so they stay in memory. */
export async function shippedPictures(): Promise<ReadonlyMap<string, Buffer>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.webp'));
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)));
}
