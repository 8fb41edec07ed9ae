import type { DemoProduct, Picture, PictureEffect } from '../world/shape.ts';
import { sizes } from './product-image.ts';
import { nameOf, type Recipe } from './recipe.ts';

const shown = (picture: Picture): Recipe => ({ kind: 'product', picture });

/** The picture that stands for a product. */
export const firstPicture = ({ picture }: DemoProduct): Recipe => shown(picture);

/** Five views: its own, on a podium at night, from close by, in company at a window, and lying on a table. */
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

/** What was made smaller or larger on purpose stays so in another room. */
const sized = (size: number | undefined, own: Picture, room: 'podium' | 'window' | 'lay'): { size?: number } =>
  size === undefined ? {} : { size: Math.round((size / sizes[own.scene]) * sizes[room]) };

/** The product in the colours of one variant; a variant without colours of its own looks like the product. */
export function variantPicture({ picture }: DemoProduct, effect: PictureEffect | undefined): Recipe {
  if (!effect) return shown(picture);
  const { hue: _hue, sat: _sat, bri: _bri, tint: _tint, ...plain } = picture;
  return shown({ ...plain, ...effect });
}
