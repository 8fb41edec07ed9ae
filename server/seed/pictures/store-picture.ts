import type { Files } from '../../src/base/files/files.ts';
import { mediaKey } from '../../src/goods/media/index.ts';
import { paint } from './paint.ts';
import { fileOf, nameOf, type Recipe } from './recipe.ts';
import { shippedPicture } from './shipped.ts';

/** Stores a picture in all its widths, as shipped with the product or newly painted. */
export async function storePicture(files: Files, recipe: Recipe): Promise<void> {
  const widths = (await shippedPicture(recipe)) ?? (await paint(recipe));
  for (const [width, bytes] of widths) await files.write(mediaKey(fileOf(nameOf(recipe), width)), bytes);
}
