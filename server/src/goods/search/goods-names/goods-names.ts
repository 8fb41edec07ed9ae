import type { ListedTexts } from '../synonyms/listed-texts.ts';
import { fashion } from './fashion.ts';
import { foodAndCare } from './food-and-care.ts';
import { household } from './household.ts';
import { leisure } from './leisure.ts';
import { otherGoods } from './other-goods/index.ts';
import { technology } from './technology.ts';

/** The names of common kinds of consumer goods that shops of any kind sell, whether or not a shop has them. */
export const goodsNames: readonly ListedTexts[] = [
  ...household,
  ...fashion,
  ...leisure,
  ...technology,
  ...foodAndCare,
  ...otherGoods.map(({ names }) => names),
];
