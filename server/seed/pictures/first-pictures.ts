import { banners, type DemoBanner } from '../world/banners.ts';
import { people } from '../world/people.ts';
import type { Picture } from '../world/shape.ts';
import { products, shops } from '../world/shops.ts';
import { firstPicture } from './gallery.ts';
import type { Recipe } from './recipe.ts';

export const faceRecipe = (picture: Picture): Recipe => ({ kind: 'face', picture });
export const bannerRecipe = ({ props }: DemoBanner): Recipe => ({ kind: 'pair', things: props });

/** What a visitor sees first: the banners, the faces of shops, and one picture of every product. */
export function firstPictures(): Recipe[] {
  const recipes = [...banners.map(bannerRecipe), ...[...shops, ...people].map(({ avatar }) => faceRecipe(avatar)), ...products.map(firstPicture)];
  // Pictures with the same backdrop one after the other, so that each is painted once.
  return recipes.sort((a, b) => (roomOf(a) < roomOf(b) ? -1 : 1));
}

const roomOf = (recipe: Recipe): string => (recipe.kind === 'pair' ? '' : `${recipe.picture.bg} ${recipe.picture.scene}`);
