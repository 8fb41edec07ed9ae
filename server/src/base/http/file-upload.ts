import multipart from '@fastify/multipart';
import { Refusal, refuse } from '@tradewind/contract/base/refusals';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Files are taken up to 8 MB: a photograph as a phone makes it. */
const largestFile = 8 * 1024 * 1024;

/** Lets routes take a file. Nothing of it is read before the route asks, so who may not send one sends it in vain. */
export function acceptFiles(app: FastifyInstance): void {
  app.register(multipart, {
    limits: { files: 1, fileSize: largestFile, fields: 10, fieldSize: 10_000, parts: 11, headerPairs: 50 },
  });
}

/**
 * The one file of a form, whole.
 *
 * @throws Refusal `file_too_large`, or `bad_request` when the form has no such file or is none.
 */
export async function fileOf(request: FastifyRequest, field: string): Promise<Buffer> {
  if (!request.isMultipart()) refuse('bad_request', {}, [field]);
  try {
    const file = await request.file();
    if (file?.fieldname !== field) {
      file?.file.resume();
      refuse('bad_request', {}, [field]);
    }
    return await file.toBuffer();
  } catch (error) {
    if ((error as { code?: unknown }).code === 'FST_REQ_FILE_TOO_LARGE') refuse('file_too_large');
    // Nothing but the form is read here, so whatever else fails is wrong with the form.
    if (error instanceof Refusal) throw error;
    return refuse('bad_request', {}, [field]);
  }
}
