import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { wireNames } from '@tradewind/contract/base/locales';
import { upload, uploadDocument } from '@tradewind/contract/platform/uploads';
import type { ClientOptions } from './client.ts';
import { isApiFailure, TransportError } from './errors.ts';
import { readAnswer } from './read-answer.ts';

/** Timeout of uploads, in milliseconds. */
const uploadTimeout = 60_000;

/** Uploads one picture, or a document. The caller shows failures, beside the file. @throws ApiRefusal, TransportError */
export async function uploadFile(
  { session, locale }: Pick<ClientOptions, 'session' | 'locale'>,
  file: File,
  kind: 'picture' | 'document' = 'picture',
): Promise<OutputOf<typeof upload>> {
  const { path, method } = kind === 'picture' ? upload : uploadDocument;
  const body = new FormData();
  body.append('file', file);
  const signal = AbortSignal.timeout(uploadTimeout);
  try {
    const headers = { lang: wireNames[locale()], ...session() };
    return await readAnswer(await fetch(path, { method, headers, body, signal }));
  } catch (error) {
    if (isApiFailure(error)) throw error;
    throw new TransportError(signal.aborted ? 'timeout' : 'network');
  }
}
