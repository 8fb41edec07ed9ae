import { pairImage } from './pair-image.ts';
import { from, type Pixels } from './pixels.ts';
import { productImage } from './product-image.ts';
import { widths, type Recipe } from './recipe.ts';
import { rowImage } from './row-image.ts';

/** Small pictures are seen at their own size and stand a little more compression than large ones. */
const quality = (width: number): number => (width >= 800 ? 86 : 84);

/** The large ones take half the time with less effort, and a twentieth more bytes. */
const effort = (width: number): number => (width >= 800 ? 2 : 4);

/** A picture in all its widths. */
export async function paint(recipe: Recipe): Promise<Map<number, Buffer>> {
  const image = await imageOf(recipe);
  const painted = widths[recipe.kind].map(async (width) => {
    const sized = width === image.width ? from(image) : from(image).resize(width, null, { kernel: 'lanczos3' });
    return [width, await sized.webp({ quality: quality(width), effort: effort(width) }).toBuffer()] as const;
  });
  return new Map(await Promise.all(painted));
}

function imageOf(recipe: Recipe): Promise<Pixels> {
  if (recipe.kind === 'pair') return pairImage(recipe.things);
  return recipe.kind === 'row' ? rowImage(recipe.picture) : productImage(recipe.picture);
}
