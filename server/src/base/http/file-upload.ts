import multipart from '@fastify/multipart';
import { Refusal, refuse } from '@tradewind/contract/base/refusals';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** 8 MB, enough for a photograph of a phone. */
const maxFileSize = 8 * 1024 * 1024;

/** Lets routes take a file. The body is read only when the route reads it, that is after the session was checked. */
export function acceptFiles(app: FastifyInstance): void {
  app.register(multipart, {
    limits: { files: 1, fileSize: maxFileSize, fields: 10, fieldSize: 10_000, parts: 11, headerPairs: 50 },
  });
}

/**
 * Reads the single file of a form.
 *
 * @throws Refusal `file_too_large`, or `bad_request` when the body is no form or has no such file.
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
    // Only the form is read in this block, so any other error is caused by the form.
    if (error instanceof Refusal) throw error;
    return refuse('bad_request', {}, [field]);
  }
}
