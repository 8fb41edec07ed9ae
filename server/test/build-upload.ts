import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';

export interface SentFile {
  bytes: Buffer;
  field?: string;
  filename?: string;
  type?: string;
}

/** A multipart form with one file, as browsers send it. */
export function uploadForm({ bytes, field = 'file', filename = 'photo.jpg', type = 'image/jpeg' }: SentFile): {
  payload: Buffer;
  headers: Record<string, string>;
} {
  const boundary = `----form${randomBytes(8).toString('hex')}`;
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${filename}"\r\ncontent-type: ${type}\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** A small picture with random content. */
export function testPicture(): Promise<Buffer> {
  return sharp(randomBytes(24 * 16 * 3), { raw: { width: 24, height: 16, channels: 3 } })
    .jpeg()
    .toBuffer();
}

/** The smallest file that passes for a PDF. */
export const testPdf = (): Buffer => Buffer.from(`%PDF-1.4\n% ${randomBytes(8).toString('hex')}\n%%EOF\n`);

/** Uploads a picture, or a document to the other path. @returns its URL as the answer has it. */
export async function upload(
  app: FastifyInstance,
  token: string,
  bytes?: Buffer,
  host = 'localhost:80',
  url = '/merchant/common/upload',
): Promise<string> {
  const { payload, headers } = uploadForm({ bytes: bytes ?? (await testPicture()) });
  const response = await app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...headers, token, host },
  });
  return response.json<{ data: { fullurl: string } }>().data.fullurl;
}

/** Uploads a document. @returns its URL as the answer has it. */
export const uploadDocument = async (app: FastifyInstance, token: string, bytes?: Buffer): Promise<string> =>
  upload(app, token, bytes ?? testPdf(), undefined, '/api/user/document_upload');
