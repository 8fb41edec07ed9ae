import { refuse } from '@tradewind/contract/base/refusals';
import * as desk from '@tradewind/contract/platform/desk/banners';
import * as contract from '@tradewind/contract/platform/uploads';
import type { FastifyInstance } from 'fastify';
import { minute, second, systemClock } from '../../base/clock/clock.ts';
import type { Api } from '../../base/http/api.ts';
import { isFileName, isPdf, variantNamed } from './file-links.ts';
import { pictureVariants } from './picture-variants.ts';
import { uploadDeskPicture, uploadDocument, uploadPicture } from './upload-file.ts';
import { uploadKey, type UploadsDeps } from './uploads-deps.ts';
import { findFile } from './uploads-queries.ts';

interface FileRequest {
  Params: { name: string };
  Querystring: { until?: unknown; sign?: unknown };
}

/**
 * When an address of the storage begins and ceases to be good, by the real time. Everybody gets the same address of a public
 * file for half an hour, so that browsers keep it; that of a private one is good for the moment in which it is followed.
 */
function readingTime(isPublic: boolean): { since: Date; seconds: number } {
  const now = systemClock.now().getTime();
  const halfHour = 30 * minute;
  return isPublic
    ? { since: new Date(now - (now % halfHour)), seconds: 3_600 }
    : { since: new Date(now - (now % second)), seconds: 60 };
}

export function uploadsRoutes(app: FastifyInstance, api: Api, deps: UploadsDeps): void {
  const { db, clock, files, fileLinks } = deps;
  const findVariant = pictureVariants(files);

  api.upload(contract.upload, (call, file) => uploadPicture(deps, call, file));
  api.upload(contract.uploadDocument, (call, file) => uploadDocument(deps, call, file));
  api.operatorUpload(desk.uploadDeskPicture, (call, file) => uploadDeskPicture(deps, call, file));

  // A missing file and a forbidden one get the same answer. No link to a variant is signed: private pictures have none.
  app.get<FileRequest>('/files/:name', { schema: { hide: true } }, async (request, reply) => {
    const variant = variantNamed(request.params.name);
    const original = variant?.original ?? request.params.name;
    const { until, sign } = request.query;
    const file = (isFileName(original) ? await findFile(db.read, original) : null) ?? refuse('unknown_call');
    if (!file.public && (variant || !fileLinks.isGood(original, String(until), String(sign), clock.now())))
      refuse('unknown_call');
    const name = variant ? await findVariant(variant, file, request.log) : original;
    const cacheControl = file.public ? 'public, max-age=86400' : 'private, no-store';
    // A PDF can contain scripts, so it is saved and never shown in a page of this address.
    const disposition = isPdf(name) ? 'attachment; filename="document.pdf"' : undefined;
    const address = await files.addressOf(uploadKey(name), {
      ...readingTime(file.public),
      cacheControl,
      ...(disposition && { disposition }),
    });
    if (address)
      return reply.header('cache-control', file.public ? 'public, max-age=900' : 'private, no-store').redirect(address);
    const bytes = (await files.read(uploadKey(name))) ?? refuse('unknown_call');
    if (disposition) reply.header('content-disposition', disposition);
    return reply
      .type(isPdf(name) ? 'application/pdf' : 'image/webp')
      .header('cache-control', cacheControl)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(bytes);
  });
}
