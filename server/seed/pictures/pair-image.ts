import sharp from 'sharp';
import type { BannerProp, DemoBanner } from '../world/banners.ts';
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

/** The grounds of banners, as the storefront draws them: the colour at the left and at the right. */
const grounds: Readonly<Record<DemoBanner['tone'], readonly [string, string]>> = {
  sea: ['#0a3d45', '#0f5a64'],
  butter: ['#f9edc4', '#e5d084'],
  rose: ['#f8e1e8', '#e6b8c7'],
  lilac: ['#e9e3f6', '#c5b9e2'],
};

/** Paints the same things in the middle of a coloured ground: a banner that needs nothing around it. 800 × 400 pixels. */
export async function slideImage(things: readonly [BannerProp, BannerProp], tone: DemoBanner['tone']): Promise<Pixels> {
  const pair = await pairImage(things);
  const [from, to] = grounds[tone];
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><defs>
    <linearGradient id="g"><stop offset=".3" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>
    <radialGradient id="l" cx=".62" cy=".2" r=".7"><stop stop-color="#fff" stop-opacity=".45"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
    </defs><rect width="800" height="400" fill="url(#g)"/><rect width="800" height="400" fill="url(#l)"/></svg>`;
  return pixels(
    sharp(Buffer.from(ground))
      .composite([{ input: pair.data, raw: rawOf(pair), left: 160, top: 20 }])
      .removeAlpha(),
  );
}

const rawOf = ({ width, height, channels }: Pixels) => ({ width, height, channels });
