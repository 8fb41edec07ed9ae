import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { PictureEffect } from '../world/types.ts';
import { alphaOf, from, pixels, withAlpha, type Pixels } from './pixels.ts';

/** The emojis of the demo pictures, with a note on their source. */
export const thingsFolder = join(import.meta.dirname, '../../assets/things');

export interface CutOutLook extends PictureEffect {
  /** Degrees, clockwise. */
  rot?: number;
}

interface Upscaled {
  colour: Pixels;
  alpha: Pixels;
  /** The scale relative to its source. */
  factor: number;
}

const kept = new LRUCache<string, Upscaled, { codePoint: string; box: number }>({
  max: 12,
  fetchMethod: (_key, _old, { context: { codePoint, box } }) => upscale(codePoint, box),
  ignoreFetchAbort: true,
});

/** Renders an emoji on a transparent ground, enlarged with a crisp edge, in the given colours. */
export async function cutOut(codePoint: string, box: number, look: CutOutLook = {}): Promise<Pixels> {
  const { hue = 0, sat = 0.9, bri = 1.02, tint, rot } = look;
  const { colour, alpha, factor } = await kept.forceFetch(`${codePoint} ${box}`, {
    context: { codePoint, box },
  });
  const coloured = await pixels(
    from(colour)
      .blur(Math.max(0.3, 0.34 * factor))
      .modulate({ hue, saturation: sat, brightness: bri }),
  );
  let thing = await withAlpha(coloured, alpha);
  if (tint) thing = await tinted(thing, tint);
  return rot ? pixels(from(thing).rotate(rot, { background: '#0000' })) : thing;
}

async function upscale(codePoint: string, box: number): Promise<Upscaled> {
  const source = await pixels(
    sharp(join(thingsFolder, `${codePoint}.webp`))
      .ensureAlpha()
      .trim()
      .median(3),
  );
  const large = await pixels(from(source).resize(box, box, { fit: 'inside', kernel: 'lanczos3' }));
  const factor = Math.max(1, large.width / source.width);
  const [alpha, colour] = await Promise.all([crispEdge(large, factor), pixels(from(large).removeAlpha())]);
  return { colour, alpha, factor };
}

/** Enlarging makes the edge wide and soft; a steep curve over the blurred alpha makes it narrow and smooth again. */
const crispEdge = async (image: Pixels, factor: number): Promise<Pixels> =>
  pixels(
    from(await alphaOf(image))
      .blur(Math.max(0.5, 0.85 * factor))
      .linear(3, -260)
      .extractChannel(0),
  );

async function tinted(thing: Pixels, tint: string): Promise<Pixels> {
  const { data, width, height, channels } = thing;
  return pixels(
    from(thing).composite([
      { input: { create: { width, height, channels: 4, background: tint } }, blend: 'multiply' },
      { input: data, raw: { width, height, channels }, blend: 'dest-in' },
    ]),
  );
}
