import { refuse } from '@tradewind/contract/base/refusals';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Files } from '../../base/files/files.ts';
import { pictureMaker } from './picture-maker.ts';
import { shippedPictures } from './shipped.ts';

export interface MediaDeps {
  files: Files;
  /** Makes and stores a known picture on its first request. @returns null for an unknown name. */
  makePicture(name: string): Promise<Buffer | null>;
}

const types: Readonly<Record<string, string>> = { webp: 'image/webp', png: 'image/png', jpg: 'image/jpeg' };
const nameShape = /^[a-z0-9][a-z0-9-]{0,99}\.(webp|png|jpg)$/;
const maxConcurrentMakes = 2;
const cacheForever = 'public, max-age=31536000, immutable';
const cacheForADay = 'public, max-age=86400';

/** `/media/<name>`: a name is the hash of the content, so browsers may cache it without revalidation. */
export async function mediaRoutes(app: FastifyInstance, { files, makePicture }: MediaDeps): Promise<void> {
  const shipped = await shippedPictures();
  const make = pictureMaker(makePicture, maxConcurrentMakes);
  /** Names that are in the storage. A picture is never removed from there. */
  const stored = new LRUCache<string, true>({ max: 100_000 });

  app.get<{ Params: { name: string } }>('/media/:name', { schema: { hide: true } }, async (request, reply) => {
    const { name } = request.params;
    // A name of this shape can't traverse directories.
    const extension = nameShape.exec(name)?.[1] ?? refuse('unknown_call');
    const shippedPicture = shipped.get(name);
    const elsewhere = shippedPicture ? null : files.publicAddress(mediaKey(name));
    if (elsewhere) {
      if (!stored.has(name) && !(await files.has(mediaKey(name))) && !(await make(name))) refuse('unknown_call');
      stored.set(name, true);
      return reply.header('cache-control', cacheForADay).redirect(elsewhere);
    }
    const picture =
      shippedPicture ?? (await files.read(mediaKey(name))) ?? (await make(name)) ?? refuse('unknown_call');
    return reply
      .type(types[extension]!)
      .header('cache-control', shippedPicture ? cacheForADay : cacheForever)
      .send(picture);
  });
}

/** The storage key of a picture. */
export const mediaKey = (name: string): string => `media/${name}`;
