import type { Files } from '../../src/base/files/files.ts';
import { mediaKey } from '../../src/goods/media/index.ts';
import { paint } from './paint.ts';
import { fileOf, nameOf, widths, type Recipe } from './recipe.ts';

/** Whether a picture is there in all its widths. */
export async function isKept(files: Files, recipe: Recipe): Promise<boolean> {
  const name = nameOf(recipe);
  const kept = await Promise.all(widths[recipe.kind].map((width) => files.has(mediaKey(fileOf(name, width)))));
  return kept.every(Boolean);
}

/** Paints a picture and keeps it, unless it is kept already. @returns whether there was something to paint. */
export async function keepPicture(files: Files, recipe: Recipe): Promise<boolean> {
  if (await isKept(files, recipe)) return false;
  for (const [width, bytes] of await paint(recipe)) await files.write(mediaKey(fileOf(nameOf(recipe), width)), bytes);
  return true;
}
