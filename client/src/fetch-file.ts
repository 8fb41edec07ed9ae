import { wireNames } from '@tradewind/contract/base/locales';
import type { Endpoint, InputOf } from '@tradewind/contract/base/endpoint';
import type { ClientOptions } from './client.ts';
import { isApiFailure, TransportError } from './errors.ts';
import { queryText } from './query-text.ts';
import { readAnswer } from './read-answer.ts';

/** In milliseconds: the server writes a long file while it is sent. */
const timeout = 300_000;

/** Fetches the file of an endpoint that answers with one. @throws ApiRefusal, TransportError */
export async function fetchFile<E extends Endpoint>(
  { session, locale }: Pick<ClientOptions, 'session' | 'locale'>,
  { method, path }: E,
  input: InputOf<E>,
): Promise<{ name: string; file: Blob }> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const headers = { lang: wireNames[locale()], ...session() };
    const response =
      method === 'GET'
        ? await fetch(`${path}?${queryText(input as object)}`, { headers, signal })
        : await fetch(path, {
            method,
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(input),
            signal,
          });
    // A refusal comes as JSON in an envelope.
    if (response.headers.get('content-type')?.startsWith('application/json')) await readAnswer(response);
    if (!response.ok) throw new TransportError('status', response.status, null);
    const [, name = 'export.csv'] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
    return { name, file: await response.blob() };
  } catch (error) {
    if (isApiFailure(error)) throw error;
    throw new TransportError(signal.aborted ? 'timeout' : 'network');
  }
}
