import type { OverlayOptions } from 'sharp';
import type { Picture, Scene } from '../world/types.ts';
import { backdrop, isDark, palette, side } from './backdrop.ts';
import { cutOut } from './cut-out.ts';
import { alphaOf, from, inside, pixels, type Pixels } from './pixels.ts';
import { shadowOf, type ShadowShape } from './shadow.ts';

/** Paints a product picture: the emoji on its backdrop, with shadows and other things. 800 × 800 pixels. */
export async function productImage(picture: Picture): Promise<Pixels> {
  const { cp, bg, scene, props = [], size = sizes[scene], ...look } = picture;
  const layers: OverlayOptions[] = [];
  const place = async (thing: Pixels, centre: number, foot: number) => {
    layers.push(...(await withShadows(thing, centre, foot, picture)));
  };

  const thing = await cutOut(cp, size, look);
  for (const prop of props.filter(({ front }) => !front)) await place(await cutOut(prop.cp, prop.size), prop.x, prop.y);
  await place(thing, scene === 'macro' ? 470 : 400, footOf(scene, thing));
  for (const prop of props.filter(({ front }) => front)) await place(await cutOut(prop.cp, prop.size), prop.x, prop.y);
  return pixels(
    from(await backdrop(bg, scene))
      .composite(layers)
      .removeAlpha(),
  );
}

/** The default size of a thing in each scene. */
export const sizes: Readonly<Record<Scene, number>> = {
  studio: 486,
  disc: 486,
  arch: 486,
  window: 486,
  podium: 410,
  lay: 548,
  macro: 900,
};

function footOf(scene: Scene, thing: Pixels): number {
  if (scene === 'lay') return 400 + thing.height / 2;
  if (scene === 'podium') return 622;
  return scene === 'macro' ? 860 : 672;
}

interface Fall extends ShadowShape {
  /** How far right of the thing's left edge, in pixels and as a share of its width. */
  right: number;
  shift?: number;
  /** Down from the thing's top; or else it lies at its foot, and this share of it behind. */
  down?: number;
  behind?: number;
}

/** On a table: a tight shadow and a wide one, away from the window. */
const lying: readonly Fall[] = [
  { blur: 7, opacity: 0.22, right: 6, down: 10 },
  { blur: 28, opacity: 0.26, right: 16, down: 30 },
];
/** On the floor: what it takes from the room, what it throws on the floor, and the dark line where it stands. */
const standing: readonly Fall[] = [
  { blur: 34, opacity: 0.14, right: 14, down: 22 },
  { blur: 20, opacity: 0.42, right: 0, shift: 0.02, behind: 0.62, wide: 1.02, high: 0.17, foot: 0.55 },
  { blur: 6, opacity: 0.55, right: 0, shift: 0.04, behind: 0.55, wide: 0.96, high: 0.06, foot: 0.14 },
];

async function withShadows(
  thing: Pixels,
  centre: number,
  foot: number,
  { bg, scene }: Picture,
): Promise<OverlayOptions[]> {
  const left = centre - thing.width / 2;
  const top = foot - thing.height;
  const strength = isDark(bg) ? 1.8 : 1;
  const silhouette = await alphaOf(thing);
  const shadows = await Promise.all(
    (scene === 'lay' ? lying : standing).map(async ({ right, shift = 0, down, behind = 0, ...shape }) => {
      const { image, height, border } = await shadowOf(
        silhouette,
        { ...shape, opacity: shape.opacity * strength },
        palette[bg].shadow,
      );
      const y = down === undefined ? foot - height * behind : top + down;
      return overlay(image, left + right + thing.width * shift - border, y - border);
    }),
  );
  return [...shadows, overlay(thing, left, top)].filter((layer) => layer !== null);
}

function overlay(image: Pixels, x: number, y: number): OverlayOptions | null {
  const part = inside(image, Math.round(x), Math.round(y), side);
  if (!part) return null;
  const { data, width, height, channels, left, top } = part;
  return { input: data, raw: { width, height, channels }, left, top };
}
