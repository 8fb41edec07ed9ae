import { refuse } from '@tradewind/contract/base/refusals';
import sharp, { type Sharp } from 'sharp';

export interface StoredFile {
  bytes: Buffer;
  /** In pixels; null for a PDF. */
  width: number | null;
  height: number | null;
  /** What follows the random part of its name: see `file-links.ts`. */
  ending: string;
}

/** Accepted formats. SVG can contain scripts, so it is not accepted. */
const kinds = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);
const maxSide = 2_000;
/** A small file can unpack to more than memory holds; this is slightly more than the largest phone cameras produce. */
const maxPixels = 64_000_000;

/**
 * Converts an upload for storage: detects its format by content, rotates it upright, scales it down and encodes it again,
 * which drops its metadata and anything hidden in the file.
 *
 * @throws Refusal `file_type` when it is not an accepted picture.
 */
export async function storePicture(sent: Buffer): Promise<StoredFile> {
  // Markup such as SVG or HTML is refused without decoding.
  if (sent.length === 0 || /^[\s\uFEFF]*</.test(sent.toString('utf8', 0, 1_000))) refuse('file_type');
  const picture = sharp(sent, { limitInputPixels: maxPixels, failOn: 'error' });
  const found = await picture.metadata().catch(() => refuse('file_type'));
  if (!kinds.has(found.format)) refuse('file_type');
  const { data, info } = await encode(picture.autoOrient().toColourspace('srgb'), maxSide)
    .toBuffer({ resolveWithObject: true })
    .catch(() => refuse('file_type'));
  return { bytes: data, width: info.width, height: info.height, ending: '.webp' };
}

/** A stored picture, scaled down to at most so many pixels in width and height. */
export const shrinkPicture = (stored: Buffer, side: number): Promise<Buffer> => encode(sharp(stored), side).toBuffer();

const encode = (picture: Sharp, side: number): Sharp =>
  picture
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82, effort: 3 });
