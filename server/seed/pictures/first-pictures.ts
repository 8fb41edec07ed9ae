import { banners, type DemoBanner } from '../world/banners.ts';
import { shoppers } from '../world/shoppers.ts';
import type { Picture } from '../world/types.ts';
import { products, shops } from '../world/shops.ts';
import { firstPicture } from './gallery.ts';
import { nameOf, type Recipe } from './recipe.ts';
import { shopBannerRecipe } from './shop-banner.ts';

export const faceRecipe = (picture: Picture): Recipe => ({ kind: 'face', picture });
export const bannerRecipe = ({ props }: DemoBanner): Recipe => ({ kind: 'pair', things: props });

export const slideRecipe = ({ props, tone }: DemoBanner): Recipe => ({ kind: 'slide', things: props, tone });

/** The painted pictures of cards, lists and page headers: banners, avatars, shop headers, and one of every product. */
export function firstPictures(): Recipe[] {
  const all = [
    ...banners.map(bannerRecipe),
    ...[...shops, ...shoppers].flatMap(({ avatar }) => (avatar ? [faceRecipe(avatar)] : [])),
    ...shops.map((shop) => shopBannerRecipe(shop, products)),
    ...products.map(firstPicture).filter(({ kind }) => kind !== 'render'),
  ];
  return [...new Map(all.map((recipe) => [nameOf(recipe), recipe])).values()];
}
