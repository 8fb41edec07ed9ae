import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Files } from '../../base/files/files.ts';
import { limitConcurrency } from '../../base/limit-concurrency.ts';
import type { PictureVariant } from './file-links.ts';
import { shrinkPicture } from './store-picture.ts';
import { uploadKey } from './uploads-deps.ts';

const maxConcurrentMakes = 2;

/** The size of an uploaded picture, in pixels. */
interface Size {
  width: number | null;
  height: number | null;
}

/**
 * Makes variants of uploaded pictures on their first request, a few at once, and stores them beside the originals. Concurrent
 * requests for one wait for the same.
 *
 * @returns a function that gives the name of the file to send: that of the original where it is no larger than the variant, or
 * where the variant can't be made, which is logged.
 */
export function pictureVariants(
  files: Files,
): (variant: PictureVariant, original: Size, log: Pick<FastifyBaseLogger, 'warn'>) => Promise<string> {
  const runLimited = limitConcurrency(maxConcurrentMakes);
  /** Variants that are stored, by name. */
  const stored = new LRUCache<string, true, PictureVariant>({
    max: 100_000,
    fetchMethod: async (name, _, { context: variant }) => {
      const isThere = (await files.has(uploadKey(name))) || (await runLimited(() => makeVariant(files, variant)));
      return isThere || undefined;
    },
    ignoreFetchAbort: true,
  });

  return async (variant, { width, height }, log) => {
    if (Math.max(width ?? 0, height ?? 0) <= variant.side) return variant.original;
    try {
      return (await stored.fetch(variant.name, { context: variant })) ? variant.name : variant.original;
    } catch (error) {
      log.warn({ err: error, name: variant.name }, 'A variant of a picture could not be made');
      return variant.original;
    }
  };
}

/** @returns whether it is stored; not where there is no original, or no longer. */
async function makeVariant(files: Files, { name, original, side }: PictureVariant): Promise<boolean> {
  const picture = await files.read(uploadKey(original));
  if (!picture) return false;
  await files.write(uploadKey(name), await shrinkPicture(picture, side));
  // Whoever removes a picture removes its variants after it: what was made in between would stay for ever.
  if (await files.has(uploadKey(original))) return true;
  await files.remove(uploadKey(name));
  return false;
}
