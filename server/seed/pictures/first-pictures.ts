import { banners, type DemoBanner } from '../world/banners.ts';
import { people } from '../world/people.ts';
import type { Picture } from '../world/shape.ts';
import { products, shops } from '../world/shops.ts';
import { keepPicture, type PictureDeps } from './demo-pictures.ts';
import { firstPicture } from './gallery.ts';
import type { Recipe } from './recipe.ts';

export const avatarRecipe = (picture: Picture): Recipe => ({ kind: 'scene', picture });
export const bannerRecipe = ({ props }: DemoBanner): Recipe => ({ kind: 'pair', things: props });

/** What a visitor sees first: one picture of every product, the shops' faces and the banners. */
function firstPictures(): { recipe: Recipe; widths: readonly number[] }[] {
  const faces = [...shops, ...people].map(({ avatar }) => ({ recipe: avatarRecipe(avatar), widths: [160] }));
  const slides = banners.map((banner) => ({ recipe: bannerRecipe(banner), widths: [480] }));
  const goods = products.map((product) => ({ recipe: firstPicture(product), widths: [400, 800] }));
  // Pictures with the same backdrop one after the other, so that each is painted once.
  return [...faces, ...slides, ...goods].sort((a, b) => (roomOf(a.recipe) < roomOf(b.recipe) ? -1 : 1));
}

const roomOf = (recipe: Recipe): string => (recipe.kind === 'scene' ? `${recipe.picture.bg} ${recipe.picture.scene}` : '');

/** Paints and keeps them, two at a time. @returns how many were missing. */
export async function paintFirstPictures(deps: Pick<PictureDeps, 'files'>, progress: (painted: number) => void): Promise<number> {
  const waiting = firstPictures();
  let painted = 0;
  const painter = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (!(await keepPicture(deps, next.recipe, next.widths))) continue;
      painted += 1;
      progress(painted);
    }
  };
  await Promise.all([painter(), painter()]);
  return painted;
}
