import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileOf, nameOf, widths, type Recipe } from './recipe.ts';

/** Where the pictures lie that come with the product; `ship-pictures.ts` writes them. */
export const shippedFolder = join(import.meta.dirname, '../../assets/demo-pictures');

/** A picture that was painted before, in all its widths; null for one that is painted when somebody looks. */
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
