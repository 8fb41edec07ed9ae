import sharp, { type Sharp } from 'sharp';

/** An image between two steps: raw pixels, because encoding and decoding would take longer than the steps. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

/** Loads raw pixels into sharp. */
export const from = ({ data, width, height, channels }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } });

/** Returns the raw pixels of a step. */
export async function pixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels as Pixels['channels'] };
}

/** The alpha channel of an image. */
export const alphaOf = (image: Pixels): Promise<Pixels> => pixels(from(image).extractChannel(3));

/** Joins an alpha channel to an image of three channels. */
export const withAlpha = (colour: Pixels, alpha: Pixels): Promise<Pixels> =>
  pixels(from(colour).joinChannel(alpha.data, { raw: { width: alpha.width, height: alpha.height, channels: 1 } }));

/** The part of an image inside a frame that begins at 0, 0; null when it is outside. */
export function inside(
  image: Pixels,
  left: number,
  top: number,
  frame: number,
): (Pixels & { left: number; top: number }) | null {
  const skipX = Math.max(0, -left);
  const skipY = Math.max(0, -top);
  const width = Math.min(image.width - skipX, frame - Math.max(0, left));
  const height = Math.min(image.height - skipY, frame - Math.max(0, top));
  if (width <= 0 || height <= 0) return null;
  const at = { left: Math.max(0, left), top: Math.max(0, top) };
  if (width === image.width && height === image.height) return { ...image, ...at };
  const { channels } = image;
  const data = Buffer.allocUnsafe(width * height * channels);
  for (let row = 0; row < height; row += 1) {
    const start = ((skipY + row) * image.width + skipX) * channels;
    image.data.copy(data, row * width * channels, start, start + width * channels);
  }
  return { data, width, height, channels, ...at };
}
