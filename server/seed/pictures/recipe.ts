import { createHash } from 'node:crypto';
import type { BannerProp } from '../world/banners.ts';
import type { Picture } from '../world/shape.ts';

/** What a demo picture shows: a product, the face of a shop or a person, a shop's things side by side, two things for a banner of Home. */
export type Recipe =
  | { kind: 'product' | 'face' | 'row'; picture: Picture }
  | { kind: 'pair'; things: readonly [BannerProp, BannerProp] };

/** Widths in which a picture can be had. Of products, cards and lists take the small one and galleries the large one. */
export const widths: Readonly<Record<Recipe['kind'], readonly number[]>> = {
  product: [400, 800],
  face: [160],
  row: [480, 960],
  pair: [480],
};

/** Raise it when a recipe comes out differently: browsers keep pictures for ever under their names. */
const edition = 1;

/** The same recipe always has the same name, on every machine. */
export function nameOf(recipe: Recipe): string {
  return createHash('sha256')
    .update(`${edition} ${stable(recipe)}`)
    .digest('hex')
    .slice(0, 32);
}

export const fileOf = (name: string, width: number): string => `${name}-${width}.webp`;
export const urlOf = (recipe: Recipe, width: number): string => `/media/${fileOf(nameOf(recipe), width)}`;

/** @returns null when no file of a demo picture is called like this. */
export function parseFile(file: string): { name: string; width: number } | null {
  const match = /^([0-9a-f]{32})-(\d{3})\.webp$/.exec(file);
  return match ? { name: match[1]!, width: Number(match[2]) } : null;
}

/** JSON with its keys in order, so that a recipe that went through the database is spelled like the one in the code. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
