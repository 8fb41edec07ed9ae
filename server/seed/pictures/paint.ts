import { pairImage } from './pair-image.ts';
import { from } from './pixels.ts';
import { productImage } from './product-image.ts';
import { widths, type Recipe } from './recipe.ts';

/** Small pictures are seen at their own size and stand a little more compression than large ones. */
const quality = (width: number): number => (width >= 800 ? 86 : 84);

/** A picture in some of its widths, painted once. */
export async function paint(recipe: Recipe, wanted: readonly number[]): Promise<Map<number, Buffer>> {
  const image = recipe.kind === 'scene' ? await productImage(recipe.picture) : await pairImage(recipe.things);
  const painted = wanted.map(async (width) => {
    if (!canBe(recipe, width)) throw new RangeError(`A ${recipe.kind} is not made ${width} pixels wide`);
    const sized = width === image.width ? from(image) : from(image).resize(width, null, { kernel: 'lanczos3' });
    return [width, await sized.webp({ quality: quality(width) }).toBuffer()] as const;
  });
  return new Map(await Promise.all(painted));
}

export const canBe = (recipe: Recipe, width: number): boolean => (widths[recipe.kind] as readonly number[]).includes(width);
