import type { DemoProduct, Picture, PictureEffect } from '../world/types.ts';
import { sizes } from './product-image.ts';
import { nameOf, type Recipe } from './recipe.ts';

const shown = (picture: Picture): Recipe => ({ kind: 'product', picture });

/** The main picture of a product. */
export const firstPicture = ({ picture }: DemoProduct): Recipe => shown(picture);

/** Five views: the main picture, a podium at night, a close-up, a window scene with other things, and a table. */
export function gallery(product: DemoProduct): Recipe[] {
  const { picture, company } = product;
  const { props: _own, rot: _tilt, size, ...thing } = picture;
  const dark = picture.bg === 'night' ? 'stone' : 'night';
  const views: Picture[] = [
    picture,
    { ...thing, ...sized(size, picture, 'podium'), scene: 'podium', bg: dark },
    { ...thing, scene: 'macro', rot: -14 },
    { ...thing, ...sized(size, picture, 'window'), scene: 'window', ...(company && { props: company }) },
    { ...thing, ...sized(size, picture, 'lay'), scene: 'lay' },
  ];
  return [...new Map(views.map(shown).map((recipe) => [nameOf(recipe), recipe])).values()];
}

/** A custom scale of the main picture applies to the other scenes too. */
const sized = (size: number | undefined, own: Picture, room: 'podium' | 'window' | 'lay'): { size?: number } =>
  size === undefined ? {} : { size: Math.round((size / sizes[own.scene]) * sizes[room]) };

/** The product in the colours of one option value; without own colours it looks like the product. */
export function variantPicture({ picture }: DemoProduct, effect: PictureEffect | undefined): Recipe {
  if (!effect) return shown(picture);
  const { hue: _hue, sat: _sat, bri: _bri, tint: _tint, ...plain } = picture;
  return shown({ ...plain, ...effect });
}
