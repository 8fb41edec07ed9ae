import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileOf, nameOf, widths, type Recipe } from './recipe.ts';

/** The folder of the pictures that come with the product, written by `ship-pictures.ts`. */
export const shippedFolder = join(import.meta.dirname, '../../assets/demo-pictures');

/** A shipped picture in all its widths; null for one that is painted on its first request. */
export async function shippedPicture(recipe: Recipe): Promise<Map<number, Buffer> | null> {
  const name = nameOf(recipe);
  const read = widths[recipe.kind].map(
    async (width) => [width, await readFile(join(shippedFolder, fileOf(name, width)))] as const,
  );
  return Promise.all(read).then(
    (files) => new Map(files),
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    },
  );
}
