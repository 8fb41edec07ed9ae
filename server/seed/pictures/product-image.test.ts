import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Scene } from '../world/types.ts';
import { paint } from './paint.ts';
import { nameOf, parseFile, type Recipe } from './recipe.ts';

const scene = (room: Scene, more: object = {}): Recipe => ({
  kind: 'product',
  picture: { cp: '1f3a7', bg: 'sand', scene: room, ...more },
});
const recipe = scene('window', {
  tint: '#7E9CC4',
  bri: 1.13,
  props: [{ cp: '2615', x: 655, y: 705, size: 170, front: true }],
});

describe('a product picture', () => {
  it('is a square webp without transparency, in every width that pages show', async () => {
    const painted = await paint(recipe);
    for (const [width, bytes] of painted) {
      const { format, width: w, height: h, hasAlpha } = await sharp(bytes).metadata();
      expect({ format, w, h, hasAlpha }).toEqual({ format: 'webp', w: width, h: width, hasAlpha: false });
    }
    expect([...painted.keys()]).toEqual([400, 800]);
    expect([...(await paint({ ...scene('disc'), kind: 'face' } as Recipe)).keys()]).toEqual([160]);
  });

  it('has the same bytes for the same recipe, and others for another', async () => {
    const [one, two, other] = await Promise.all([paint(recipe), paint(recipe), paint(scene('podium'))]);
    expect(one.get(400)!.equals(two.get(400)!)).toBe(true);
    expect(one.get(400)!.equals(other.get(400)!)).toBe(false);
  });

  it('can be painted in every scene, also with things partly outside', async () => {
    const scenes: Scene[] = ['studio', 'disc', 'arch', 'podium', 'window', 'lay', 'macro'];
    for (const room of scenes) {
      const bytes = (
        await paint(
          scene(room, {
            rot: -14,
            props: [
              { cp: '1fab4', x: -20, y: 60, size: 250 },
              { cp: '1fab4', x: 2000, y: 60, size: 250 },
            ],
          }),
        )
      ).get(400)!;
      // Unlike a blank picture, a painted one has strong differences in brightness.
      expect((await sharp(bytes).stats()).channels[0]!.stdev).toBeGreaterThan(8);
    }
  });
});

describe('a banner picture', () => {
  it('has two things and a transparent ground', async () => {
    const bytes = (await paint({ kind: 'pair', things: [{ cp: '1f9e5' }, { cp: '1f452' }] })).get(480)!;
    const { width, height, hasAlpha } = await sharp(bytes).metadata();
    expect({ width, height, hasAlpha }).toEqual({ width: 480, height: 360, hasAlpha: true });
    const { channels } = await sharp(bytes).stats();
    expect(channels[3]).toMatchObject({ min: 0, max: 255 });
  });
});

describe('a shop header picture', () => {
  it('is a strip in two widths that is not blank', async () => {
    const painted = await paint({
      kind: 'row',
      picture: {
        cp: '1f3a7',
        bg: 'night',
        scene: 'studio',
        size: 184,
        props: [{ cp: '1f4fb', x: 222, y: 666, size: 148 }],
      },
    });
    const sizes = await Promise.all([...painted.values()].map((bytes) => sharp(bytes).metadata()));
    expect(sizes.map(({ width, height }) => [width, height])).toEqual([
      [480, 200],
      [960, 401],
    ]);
    expect((await sharp(painted.get(960)).stats()).channels[0]!.stdev).toBeGreaterThan(8);
  });
});

describe('the name of a picture', () => {
  it('depends on the recipe, not on the order of its keys', () => {
    const turned: Recipe = { picture: { scene: 'disc', cp: '1f3a7', bg: 'sand' }, kind: 'product' };
    expect(nameOf(turned)).toBe(nameOf(scene('disc')));
    expect(nameOf(scene('disc', { hue: 10 }))).not.toBe(nameOf(scene('disc')));
  });

  it('is parsed only from a valid file name', () => {
    const name = nameOf(recipe);
    expect(parseFile(`${name}-400.webp`)).toEqual({ name, width: 400 });
    for (const other of [`${name}.webp`, `${name}-4000.webp`, `../${name}-400.webp`, '', `${name}-400.png`])
      expect(parseFile(other)).toBeNull();
  });
});

it('paints a slide that needs no ground behind it', async () => {
  const slide = { kind: 'slide', things: [{ cp: '1f9e5' }, { cp: '1f452' }], tone: 'rose' } as const;
  const bytes = (await paint(slide)).get(800)!;
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 800, height: 400, hasAlpha: false });
});
