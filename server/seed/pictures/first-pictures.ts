import { banners, type DemoBanner } from '../world/banners.ts';
import { talkedAbout } from '../world/orders.ts';
import { people } from '../world/people.ts';
import type { DemoProduct, Picture } from '../world/shape.ts';
import { products, shops } from '../world/shops.ts';
import { firstPicture } from './gallery.ts';
import type { Recipe } from './recipe.ts';

export const faceRecipe = (picture: Picture): Recipe => ({ kind: 'face', picture });
export const bannerRecipe = ({ props }: DemoBanner): Recipe => ({ kind: 'pair', things: props });

/** What a visitor sees first: the banners, the faces of shops and what everybody buys; then one picture of every other product. */
export function firstPictures(): Recipe[] {
  const [famous, others] = [products.filter(isFamous), products.filter((product) => !isFamous(product))];
  const opening = [
    ...banners.map(bannerRecipe),
    ...[...shops, ...people].map(({ avatar }) => faceRecipe(avatar)),
    ...famous.map(firstPicture),
  ];
  return [...byRoom(opening), ...byRoom(others.map(firstPicture))];
}

const isFamous = ({ slug }: DemoProduct): boolean => talkedAbout.includes(slug);

/** Pictures with the same backdrop one after the other, so that each is painted once. */
export const byRoom = (recipes: readonly Recipe[]): Recipe[] =>
  recipes.toSorted((a, b) => (roomOf(a) < roomOf(b) ? -1 : 1));
const roomOf = (recipe: Recipe): string =>
  recipe.kind === 'pair' ? '' : `${recipe.picture.bg} ${recipe.picture.scene}`;
