import sharp from 'sharp';
import { renderFile, type Render } from './renders.ts';

/** In pixels. */
export const snapshotSize = { width: 540, height: 720 } as const;

/** The side of a render, in pixels, and the most degrees by which a hand turns the telephone. */
const side = 800;
const mostTurned = 5;

/** What a buyer's telephone would make of a rendered view, as WebP: turned a little, cut, in the light of some room. */
export async function snapshot(render: Render, random: () => number): Promise<Buffer> {
  const { width, height } = snapshotSize;
  const turn = (random() * 2 - 1) * mostTurned;
  const [warmth, brightness, saturation] = [random() * 2 - 1, 0.87 + random() * 0.17, 0.82 + random() * 0.13];
  const turned = await sharp(renderFile(render)).rotate(turn).toBuffer();
  // A turned square has empty corners; within this margin there are none.
  const angle = (Math.abs(turn) * Math.PI) / 180;
  const margin = Math.ceil(side * Math.sin(angle));
  const inner = Math.floor(side * (Math.cos(angle) - Math.sin(angle)));
  return sharp(turned)
    .extract({
      left: margin + Math.floor((0.25 + random() * 0.5) * (inner - width)),
      top: margin + Math.floor(random() * (inner - height)),
      width,
      height,
    })
    .modulate({ brightness, saturation })
    .linear([1 + 0.05 * warmth, 1, 1 - 0.08 * warmth], [0, 0, 0])
    .blur(0.5)
    .webp({ quality: 72, effort: 1 })
    .toBuffer();
}
