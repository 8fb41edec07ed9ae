import { refuse } from '@tradewind/contract/base/refusals';
import type { FastifyInstance } from 'fastify';
import type { Files } from '../../base/files/files.ts';
import { pictureMaker } from './picture-maker.ts';
import { shippedPictures } from './shipped.ts';

export interface MediaDeps {
  files: Files;
  /** Makes a picture that is known but was never looked at, and keeps it; null for an unknown name. */
  makePicture(name: string): Promise<Buffer | null>;
}

const types: Readonly<Record<string, string>> = { webp: 'image/webp', png: 'image/png', jpg: 'image/jpeg' };
const nameShape = /^[a-z0-9][a-z0-9-]{0,99}\.(webp|png|jpg)$/;
const makingsAtOnce = 2;
const forEver = 'public, max-age=31536000, immutable';
const forADay = 'public, max-age=86400';

/** `/media/<name>`: a name is the hash of what it shows, so what a browser has it never needs to ask for again. */
export async function mediaRoutes(app: FastifyInstance, { files, makePicture }: MediaDeps): Promise<void> {
  const shipped = await shippedPictures();
  const make = pictureMaker(makePicture, makingsAtOnce);

  app.get<{ Params: { name: string } }>('/media/:name', { schema: { hide: true } }, async (request, reply) => {
    const { name } = request.params;
    // A name that has this shape can't lead out of the folder.
    const ending = nameShape.exec(name)?.[1] ?? refuse('unknown_call');
    const own = shipped.get(name);
    const picture = own ?? (await files.read(mediaKey(name))) ?? (await make(name)) ?? refuse('unknown_call');
    return reply
      .type(types[ending]!)
      .header('cache-control', own ? forADay : forEver)
      .send(picture);
  });
}

/** Where a picture is kept. */
export const mediaKey = (name: string): string => `media/${name}`;
