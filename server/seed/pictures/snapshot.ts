import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { renderFile, type Render } from './renders.ts';

/** How a telephone in somebody's hand takes it: turned by degrees, cut, in the light of a room. */
const takes = [
  { turn: -3, left: 0.35, top: 0.4, brightness: 0.94, saturation: 0.9, light: [1.04, 1, 0.92] },
  { turn: 4, left: 0.6, top: 0.55, brightness: 0.86, saturation: 0.82, light: [1.08, 1, 0.86] },
  { turn: 2, left: 0.5, top: 0.3, brightness: 1.04, saturation: 0.92, light: [0.97, 1, 1.05] },
] as const;

/** How many different snapshots there are of a view. */
export const takesOfView = takes.length;

/** In pixels. */
export const snapshotSize = { width: 540, height: 720 } as const;

/** Each is taken once and shown by several people. */
const taken = new LRUCache<string, Buffer, { render: Render; take: number }>({
  max: 200,
  fetchMethod: (_key, _old, { context: { render, take } }) => photograph(render, take),
});

/** What a buyer's telephone would make of a rendered view, as WebP. @param take less than `takesOfView` */
export const snapshot = (render: Render, take: number): Promise<Buffer> =>
  taken.forceFetch(`${render.digest} ${take}`, { context: { render, take } });

async function photograph(render: Render, take: number): Promise<Buffer> {
  const { turn, left, top, brightness, saturation, light } = takes[take]!;
  const { width, height } = snapshotSize;
  // A turned square has empty corners, which the cut leaves out.
  const cut = { width: 570, height: 760 };
  const turned = await sharp(renderFile(render)).rotate(turn).toBuffer({ resolveWithObject: true });
  return sharp(turned.data)
    .extract({
      left: Math.round((turned.info.width - cut.width) * left),
      top: Math.round((turned.info.height - cut.height) * top),
      ...cut,
    })
    .resize(width, height)
    .modulate({ brightness, saturation })
    .linear([...light], [0, 0, 0])
    .blur(0.5)
    .webp({ quality: 72, effort: 1 })
    .toBuffer();
}
