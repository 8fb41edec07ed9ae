import { createHash } from 'node:crypto';
import type { BannerProp, DemoBanner } from '../world/banners.ts';
import type { Picture } from '../world/types.ts';
import type { Render } from './renders.ts';

/**
 * The recipe of a demo picture: a product, an avatar, a shop header, a banner with or without its ground, or a view that was
 * rendered from a model.
 */
export type Recipe =
  | { kind: 'product' | 'face' | 'row'; picture: Picture }
  | { kind: 'pair'; things: readonly [BannerProp, BannerProp] }
  | { kind: 'slide'; things: readonly [BannerProp, BannerProp]; tone: DemoBanner['tone'] }
  | { kind: 'render'; render: Render };

/** The widths of each picture, in pixels: cards and lists show the small one, galleries the large one. */
export const widths: Readonly<Record<Recipe['kind'], readonly number[]>> = {
  product: [400, 800],
  face: [160],
  row: [480, 960],
  pair: [480],
  slide: [800],
  render: [400, 800],
};

/** Increase it when the painting changes, because browsers cache pictures by name for ever. */
const edition = 1;

/** The name of a recipe's picture, the same on every machine. */
export function nameOf(recipe: Recipe): string {
  return createHash('sha256')
    .update(`${edition} ${stable(recipe)}`)
    .digest('hex')
    .slice(0, 32);
}

export const fileOf = (name: string, width: number): string => `${name}-${width}.webp`;
export const urlOf = (recipe: Recipe, width: number): string => `/media/${fileOf(nameOf(recipe), width)}`;

/** Parses the file name of a demo picture; null for any other name. */
export function parseFile(file: string): { name: string; width: number } | null {
  const match = /^([0-9a-f]{32})-(\d{3})\.webp$/.exec(file);
  return match ? { name: match[1]!, width: Number(match[2]) } : null;
}

/** JSON with sorted keys, so that a recipe read from the database equals the one in the code. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
