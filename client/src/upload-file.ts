import type { Endpoint, OutputOf } from '@tradewind/contract/base/endpoint';
import { wireNames } from '@tradewind/contract/base/locales';
import { upload, uploadDocument } from '@tradewind/contract/platform/uploads';
import type { ClientOptions } from './client.ts';
import { isApiFailure, TransportError } from './errors.ts';
import { readAnswer } from './read-answer.ts';

/** Timeout of uploads, in milliseconds. */
const uploadTimeout = 60_000;

type Session = Pick<ClientOptions, 'session' | 'locale'>;

/** Uploads one picture, or a document. The caller shows failures, beside the file. @throws ApiRefusal, TransportError */
export async function uploadFile(
  client: Session,
  file: File,
  kind: 'picture' | 'document' = 'picture',
): Promise<OutputOf<typeof upload>> {
  const body = new FormData();
  body.append('file', file);
  return sendForm(client, kind === 'picture' ? upload : uploadDocument, body);
}

/** Sends a form with a file to an endpoint. @param timeout milliseconds @throws ApiRefusal, TransportError */
export async function sendForm<E extends Endpoint>(
  { session, locale }: Session,
  { path, method }: E,
  body: FormData,
  timeout = uploadTimeout,
): Promise<OutputOf<E>> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const headers = { lang: wireNames[locale()], ...session() };
    return await readAnswer(await fetch(path, { method, headers, body, signal }));
  } catch (error) {
    if (isApiFailure(error)) throw error;
    throw new TransportError(signal.aborted ? 'timeout' : 'network');
  }
}
