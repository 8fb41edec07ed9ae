import { refuse } from '@tradewind/contract/base/refusals';
import * as desk from '@tradewind/contract/platform/desk/banners';
import * as contract from '@tradewind/contract/platform/uploads';
import type { FastifyInstance } from 'fastify';
import type { Api } from '../../base/http/api.ts';
import { isFileName, isPdf } from './file-links.ts';
import { uploadDeskPicture, uploadDocument, uploadPicture } from './upload-file.ts';
import { uploadKey, type UploadsDeps } from './uploads-deps.ts';
import { findFile } from './uploads-queries.ts';

interface FileRequest {
  Params: { name: string };
  Querystring: { until?: unknown; sign?: unknown };
}

export function uploadsRoutes(app: FastifyInstance, api: Api, deps: UploadsDeps): void {
  const { db, clock, files, fileLinks } = deps;

  api.upload(contract.upload, (call, file) => uploadPicture(deps, call, file));
  api.upload(contract.uploadDocument, (call, file) => uploadDocument(deps, call, file));
  api.operatorUpload(desk.uploadDeskPicture, (call, file) => uploadDeskPicture(deps, call, file));

  // A missing file and a forbidden one get the same answer.
  app.get<FileRequest>('/files/:name', { schema: { hide: true } }, async (request, reply) => {
    const { name } = request.params;
    const { until, sign } = request.query;
    const file = (isFileName(name) ? await findFile(db.read, name) : null) ?? refuse('unknown_call');
    if (!file.public && !fileLinks.isGood(name, String(until), String(sign), clock.now())) refuse('unknown_call');
    const bytes = (await files.read(uploadKey(name))) ?? refuse('unknown_call');
    // A PDF can contain scripts, so it is saved and never shown in a page of this address.
    if (isPdf(name)) reply.header('content-disposition', 'attachment; filename="document.pdf"');
    return reply
      .type(isPdf(name) ? 'application/pdf' : 'image/webp')
      .header('cache-control', file.public ? 'public, max-age=86400' : 'private, no-store')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(bytes);
  });
}
