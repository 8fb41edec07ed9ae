import { sendForm } from '@tradewind/client/upload-file';
import type { Locale } from '@tradewind/contract/base/locales';
import { uploadImport as endpoint, type ProductImport } from '@tradewind/contract/goods/shop-desk/imports';
import { clientOptions, throwWithText } from './call.ts';

/** In milliseconds: a large file is sent and compared. */
const timeout = 180_000;

/** Uploads a file of products. @returns how it differs from the shop. */
export async function uploadImport(
  file: File,
  { language, category, encoding }: { language: Locale; category: string; encoding: string },
): Promise<ProductImport> {
  const body = new FormData();
  body.append('language', language);
  body.append('category', category);
  body.append('encoding', encoding);
  // The server reads only what comes before the file.
  body.append('file', file);
  return sendForm(clientOptions, endpoint, body, timeout).catch(throwWithText);
}
