import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Picture } from '../world/types.ts';
import { pairImage, slideImage } from './pair-image.ts';
import { from, pixels, type Pixels } from './pixels.ts';
import { productImage } from './product-image.ts';
import { widths, type Recipe } from './recipe.ts';
import { renderFile } from './renders.ts';

/** Small pictures tolerate slightly more compression than large ones. */
const quality = (width: number): number => (width >= 800 ? 86 : 84);

/** Less effort halves the time of large pictures, for about 5 % more bytes. */
const effort = (width: number): number => (width >= 800 ? 2 : 4);

/** Paints a picture in all its widths. */
export async function paint(recipe: Recipe): Promise<Map<number, Buffer>> {
  if (recipe.kind === 'render') return sizesOf(renderFile(recipe.render));
  const image = await imageOf(recipe);
  const painted = widths[recipe.kind].map(async (width) => {
    const sized = width === image.width ? from(image) : from(image).resize(width, null, { kernel: 'lanczos3' });
    return [width, await sized.webp({ quality: quality(width), effort: effort(width) }).toBuffer()] as const;
  });
  return new Map(await Promise.all(painted));
}

/** A render as it is, and smaller. */
async function sizesOf(file: string): Promise<Map<number, Buffer>> {
  const large = await readFile(file);
  const small = await sharp(large)
    .resize(400)
    .webp({ quality: quality(400), effort: effort(400) })
    .toBuffer();
  return new Map([
    [400, small],
    [800, large],
  ]);
}

function imageOf(recipe: Exclude<Recipe, { kind: 'render' }>): Promise<Pixels> {
  if (recipe.kind === 'pair') return pairImage(recipe.things);
  if (recipe.kind === 'slide') return slideImage(recipe.things, recipe.tone);
  return recipe.kind === 'row' ? rowImage(recipe.picture) : productImage(recipe.picture);
}

/** Paints things side by side in a room, cut to a strip for a shop header. 800 × 334 pixels. */
async function rowImage(picture: Picture): Promise<Pixels> {
  return pixels(from(await productImage(picture)).extract({ left: 0, top: 404, width: 800, height: 334 }));
}
