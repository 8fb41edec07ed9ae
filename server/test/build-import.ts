import type { ProductImport } from '@tradewind/contract/goods/shop-desk/imports';
import type { FastifyInstance } from 'fastify';
import { uploadForm } from './build-upload.ts';

interface Sent {
  /** CSV as text, or any bytes. */
  file: string | Buffer;
  filename?: string;
  language?: string;
  category?: string;
  encoding?: string;
  locale?: string;
}

/** Uploads a file of products. @returns the answer, a refusal or not. */
export async function sendImport(
  app: FastifyInstance,
  token: string,
  { file, filename = 'products.csv', language = 'en', category = 'family', encoding = '', locale = 'en' }: Sent,
): Promise<{ code: number; refusal?: string; fields?: string[]; msg: string; data: ProductImport }> {
  const { payload, headers } = uploadForm({ bytes: Buffer.from(file as string), filename, type: 'text/csv' });
  const boundary = /boundary=(.*)$/.exec(headers['content-type']!)![1]!;
  const fields = Object.entries({ language, category, encoding })
    .map(([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('');
  const response = await app.inject({
    method: 'POST',
    url: '/api/shop/imports/upload',
    payload: Buffer.concat([Buffer.from(fields), payload]),
    headers: { ...headers, token, lang: locale },
  });
  return response.json();
}

/** Uploads a file that can be read. */
export async function uploadProducts(app: FastifyInstance, token: string, sent: Sent): Promise<ProductImport> {
  const { code, data, msg } = await sendImport(app, token, sent);
  if (code !== 1) throw new Error(`The file was refused: ${msg}`);
  return data;
}

/** A CSV from rows, the first of which are the headers. */
export const csvOf = (...rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n');
