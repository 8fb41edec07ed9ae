import sharp from 'sharp';
import type { BannerProp } from '../world/banners.ts';
import { cutOut } from './cut-out.ts';
import { pixels, type Pixels } from './pixels.ts';

const width = 480;
const height = 360;

/** Paints two things on a transparent ground, for a banner: a large one and one that overlaps it. */
export async function pairImage([large, small]: readonly [BannerProp, BannerProp]): Promise<Pixels> {
  const { cp: largeThing, ...largeLook } = large;
  const { cp: smallThing, ...smallLook } = small;
  const behind = await cutOut(largeThing, 320, largeLook);
  const before = await cutOut(smallThing, 190, smallLook);
  const left = width - behind.width - 12;
  const ground = sharp({ create: { width, height, channels: 4, background: '#0000' } });
  return pixels(
    ground.composite([
      { input: behind.data, raw: rawOf(behind), left, top: Math.round((height - behind.height) / 2) },
      {
        input: before.data,
        raw: rawOf(before),
        left: Math.max(12, left - Math.round(before.width * 0.6)),
        top: height - before.height - 12,
      },
    ]),
  );
}

const rawOf = ({ width, height, channels }: Pixels) => ({ width, height, channels });
