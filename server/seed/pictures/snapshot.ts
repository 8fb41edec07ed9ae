import sharp, { type Matrix3x3 } from 'sharp';
import type { Backdrop } from '../world/types.ts';
import { from, pixels, type Pixels } from './pixels.ts';
import { productImage } from './product-image.ts';
import type { Recipe } from './recipe.ts';
import { renderFile } from './renders.ts';
import { shippedPicture } from './shipped.ts';

/** In pixels. */
export const snapshotSize = { width: 540, height: 720 } as const;

/** The side of a view, in pixels, and the most degrees by which a hand turns the telephone. */
const side = 800;
const mostTurned = 5;

interface Sight {
  view: Pixels;
  /** Seen from the other side. */
  mirrored: boolean;
  /** How much larger than in the view. */
  closer: number;
}

/** What a buyer's telephone would make of a picture of a product, as WebP: turned a little, cut, in the light of some room. */
export async function snapshot(picture: Recipe, random: () => number): Promise<Buffer> {
  const { view, mirrored, closer } = await sightOf(picture, random);
  const [width, height] = [snapshotSize.width / closer, snapshotSize.height / closer].map(Math.floor) as [
    number,
    number,
  ];
  const turn = (random() * 2 - 1) * mostTurned;
  const [warmth, brightness, saturation] = [random() * 2 - 1, 0.87 + random() * 0.17, 0.82 + random() * 0.13];
  const turned = await pixels(from(view).flop(mirrored).rotate(turn));
  // A turned square has empty corners; within this margin there are none.
  const angle = (Math.abs(turn) * Math.PI) / 180;
  const margin = Math.ceil(side * Math.sin(angle));
  const inner = Math.floor(side * (Math.cos(angle) - Math.sin(angle)));
  // What it comes nearer to stays in the middle.
  const [aside, down] = closer > 1 ? [0.4 + random() * 0.2, 0.4 + random() * 0.2] : [0.25 + random() * 0.5, random()];
  const cut = from(turned).extract({
    left: margin + Math.floor(aside * (inner - width)),
    top: margin + Math.floor(down * (inner - height)),
    width,
    height,
  });
  const sized = closer > 1 ? cut.resize(snapshotSize.width, snapshotSize.height, { fit: 'fill' }) : cut;
  return sized.recomb(inLight({ warmth, brightness, saturation })).webp({ quality: 72, effort: 1 }).toBuffer();
}

type Colours = [number, number, number];

/** The light of a room as one matrix over red, green and blue, which takes a tenth of the time of steps one after the other. */
function inLight({
  warmth,
  brightness,
  saturation,
}: Record<'warmth' | 'brightness' | 'saturation', number>): Matrix3x3 {
  const grey = [0.213, 0.715, 0.072] as const;
  const row = (own: number, factor: number) =>
    grey.map(
      (share, colour) => factor * brightness * (share * (1 - saturation) + (colour === own ? saturation : 0)),
    ) as Colours;
  return [row(0, 1 + 0.05 * warmth), row(1, 1), row(2, 1 - 0.08 * warmth)];
}

/**
 * A render as it is; a painted picture that comes with the product from the other side; any other product anew, lying on a table of
 * the buyer, which takes longest.
 */
async function sightOf(picture: Recipe, random: () => number): Promise<Sight> {
  if (picture.kind === 'render')
    return { view: await pixels(sharp(renderFile(picture.render))), mirrored: false, closer: 1 };
  const shipped = (await shippedPicture(picture))?.get(side);
  if (shipped) return { view: await pixels(sharp(shipped)), mirrored: true, closer: 1 };
  if (picture.kind !== 'product') throw new Error(`Nobody photographs a ${picture.kind}`);
  const { cp, hue, sat, bri, tint } = picture.picture;
  const bg = tables[Math.floor(random() * tables.length)]!;
  // Small, because enlarging the emoji takes most of the time, and so the telephone comes nearer.
  const look = { hue, sat, bri, tint, rot: Math.round((random() * 2 - 1) * 24) };
  const view = await productImage({ cp, ...look, bg, scene: 'lay', size: 380 });
  return { view, mirrored: false, closer: 1.25 };
}

const tables: readonly Backdrop[] = ['sand', 'stone', 'mist', 'butter', 'pine'];
