import type { Backdrop, DemoProduct, DemoShop, PictureProp } from '../world/types.ts';
import type { Recipe } from './recipe.ts';

const rooms: Readonly<Record<DemoShop['tone'], Backdrop>> = {
  night: 'night',
  pine: 'pine',
  wine: 'wine',
  sea: 'night',
};
/** Positions left and right of the centre, the nearer ones first. */
const places: readonly Omit<PictureProp, 'cp'>[] = [
  { x: 222, y: 666, size: 148 },
  { x: 578, y: 666, size: 148 },
  { x: 92, y: 660, size: 116 },
  { x: 708, y: 660, size: 116 },
];

/** The products of a shop side by side in its own tone, without adult products. */
export function shopBannerRecipe({ slug, avatar, tone }: DemoShop, products: readonly DemoProduct[]): Recipe {
  const own = products.filter(({ shop, category }) => shop === slug && category !== 'adult');
  const [middle = avatar, ...others] = [...new Map(own.map(({ picture }) => [picture.cp, picture])).values()];
  const { cp, hue, sat, bri, tint } = middle;
  const look = {
    ...(hue !== undefined && { hue }),
    ...(sat !== undefined && { sat }),
    ...(bri !== undefined && { bri }),
    ...(tint !== undefined && { tint }),
  };
  const props = places.slice(0, others.length).map((place, index) => ({ ...place, cp: others[index]!.cp }));
  return { kind: 'row', picture: { cp, ...look, bg: rooms[tone], scene: 'studio', size: 184, props } };
}
