import { refuse } from '@tradewind/contract/base/refusals';
import sharp from 'sharp';

export interface StoredPicture {
  bytes: Buffer;
  width: number;
  height: number;
}

/** What phones and computers make. SVG is a program rather than a picture, so it isn't among them. */
const kinds = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);
const longestSide = 2_000;
/** A small file can unpack to more than memory holds; this is a little more than the largest phone cameras make. */
const mostPixels = 64_000_000;

/**
 * A picture as we keep it: told by its content, turned upright, not larger than screens need, and drawn anew, so that
 * neither place and camera nor anything hidden in the file comes along.
 *
 * @throws Refusal `file_type` for whatever is no picture.
 */
export async function storePicture(sent: Buffer): Promise<StoredPicture> {
  // Anything written in angle brackets is not even tried.
  if (sent.length === 0 || /^[\s\uFEFF]*</.test(sent.toString('utf8', 0, 1_000))) refuse('file_type');
  const picture = sharp(sent, { limitInputPixels: mostPixels, failOn: 'error' });
  const found = await picture.metadata().catch(() => refuse('file_type'));
  if (!kinds.has(found.format)) refuse('file_type');
  const { data, info } = await picture
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 82, effort: 3 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => refuse('file_type'));
  return { bytes: data, width: info.width, height: info.height };
}
