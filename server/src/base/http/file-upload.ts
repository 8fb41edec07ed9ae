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
  return (await formOf(request, field)).bytes;
}

/** A file of a form, with the fields that come before it. */
export interface SentFile {
  /** As its sender calls it, without a path and control characters; for people only. */
  name: string;
  bytes: Buffer;
}

/** The same with its name, and with what the form says before it. @param maxBytes the most that the file may have */
export async function formOf(
  request: FastifyRequest,
  field: string,
  maxBytes = maxFileSize,
): Promise<SentFile & { fields: Record<string, string> }> {
  if (!request.isMultipart()) refuse('bad_request', {}, [field]);
  try {
    const file = await request.file({ limits: { fileSize: maxBytes } });
    if (file?.fieldname !== field) {
      file?.file.resume();
      refuse('bad_request', {}, [field]);
    }
    const fields = Object.entries(file.fields).flatMap(([name, part]) =>
      part && !Array.isArray(part) && part.type === 'field' ? [[name, String(part.value)] as const] : [],
    );
    const name = file.filename
      .split(/[/\\]/)
      .at(-1)!
      .replaceAll(/[\p{Cc}\p{Cs}]/gu, '')
      .slice(0, 120);
    return { name, bytes: await file.toBuffer(), fields: Object.fromEntries(fields) };
  } catch (error) {
    if ((error as { code?: unknown }).code === 'FST_REQ_FILE_TOO_LARGE') refuse('file_too_large');
    // Only the form is read in this block, so any other error is caused by the form.
    if (error instanceof Refusal) throw error;
    return refuse('bad_request', {}, [field]);
  }
}
