import { wireNames } from '@tradewind/contract/base/locales';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { upload } from '@tradewind/contract/platform/uploads';
import { isApiFailure, TransportError } from './api-errors.ts';
import { pageLocale } from './page-locale.ts';
import { readAnswer } from './read-answer.ts';
import { readToken } from './session.ts';

/** Pictures take longer than other calls. */
const uploadTimeout = 60_000;

/** Sends one picture. Failures are for the caller to tell: they belong beside the picture. */
export async function uploadFile(file: File): Promise<OutputOf<typeof upload>> {
  const body = new FormData();
  body.append('file', file);
  const signal = AbortSignal.timeout(uploadTimeout);
  try {
    const headers = { lang: wireNames[pageLocale()], token: readToken() ?? '' };
    return await readAnswer(await fetch(upload.path, { method: upload.method, headers, body, signal }));
  } catch (error) {
    if (isApiFailure(error)) throw error;
    throw new TransportError(signal.aborted ? 'timeout' : 'network');
  }
}
