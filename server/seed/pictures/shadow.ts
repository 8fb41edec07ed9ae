import sharp from 'sharp';
import { from, pixels, withAlpha, type Pixels } from './pixels.ts';

export interface ShadowShape {
  /** The shadow's size, relative to the thing's width and height. */
  wide?: number;
  high?: number;
  /** Only this share of the thing, from its foot, casts the shadow. */
  foot?: number;
  blur: number;
  opacity: number;
}

export interface Shadow {
  image: Pixels;
  /** Height without the soft border. */
  height: number;
  /** Width of the soft border on every side. */
  border: number;
}

/** Renders a shadow as a tinted, squashed, blurred silhouette. */
export async function shadowOf(
  silhouette: Pixels,
  { wide = 1, high = 1, foot = 1, blur, opacity }: ShadowShape,
  ink: string,
): Promise<Shadow> {
  // Wide blurs are computed at a quarter of the size and enlarged, which takes a sixteenth of the work.
  const scale = blur >= 16 ? 4 : 1;
  const width = Math.max(2, Math.round((silhouette.width * wide) / scale));
  const height = Math.max(2, Math.round((silhouette.height * high) / scale));
  const border = Math.ceil((blur / scale) * 3);
  const top = Math.floor(silhouette.height * (1 - foot));
  const flat = await pixels(
    from(silhouette)
      .extract({ left: 0, top, width: silhouette.width, height: silhouette.height - top })
      .resize(width, height, { fit: 'fill' })
      .extend({ top: border, bottom: border, left: border, right: border, background: '#000' })
      .extractChannel(0),
  );
  const soft = await pixels(
    from(flat)
      .blur(blur / scale)
      .linear(Math.min(1, opacity), 0)
      .extractChannel(0),
  );
  const alpha =
    scale === 1
      ? soft
      : await pixels(
          from(soft)
            .resize(soft.width * scale, soft.height * scale, { kernel: 'cubic' })
            .extractChannel(0),
        );
  const colour = await pixels(
    sharp({ create: { width: alpha.width, height: alpha.height, channels: 3, background: ink } }),
  );
  return { image: await withAlpha(colour, alpha), height: height * scale, border: border * scale };
}
