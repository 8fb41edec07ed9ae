import type { Endpoint, InputOf, OutputOf } from '@tradewind/contract/base/endpoint';
import { type Locale, wireNames } from '@tradewind/contract/base/locales';
import { type ApiFailure, ApiRefusal, isApiFailure, TransportError } from './api-errors.ts';
import { queryText } from './query-text.ts';
import { readAnswer } from './read-answer.ts';
import type { RepeatGuard } from './repeat-guard.ts';

/** How long an answer may take. */
export const callTimeout = 10_000;

export interface CallOptions {
  signal?: AbortSignal;
  /** Nobody is told of a failure but the caller; a lost session is not acted upon either. */
  quiet?: boolean;
  /** Leaves the guard against sending the same thing twice within a second out. */
  repeatable?: boolean;
  /** Leaves the token out. */
  anonymous?: boolean;
  /** For endpoints that are `keyed`: a repeat with the same key gets the first answer and changes nothing. */
  idempotencyKey?: string;
}

/** Calls one endpoint of the API; rejects with an `ApiRefusal` or a `TransportError`. */
export type Call = <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<OutputOf<E>>;

export interface CallParts {
  fetch: typeof fetch;
  token: () => string | null;
  locale: () => Locale;
  isRepeated: RepeatGuard;
  /** Hears of every failure that was not meant to be quiet. */
  onFailure: (failure: ApiFailure) => void;
  /** The server no longer knows the session. */
  onSessionLost: () => void;
}

/** Builds `call` from what the browser gives it, or from what a test does. */
export function makeCall(parts: CallParts): Call {
  return async (endpoint, input, options = {}) => {
    try {
      return await send(parts, endpoint, input, options);
    } catch (error) {
      if (!options.quiet && isApiFailure(error)) report(parts, error);
      throw error;
    }
  };
}

async function send<E extends Endpoint>(
  parts: CallParts,
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions,
): Promise<OutputOf<E>> {
  const { url, init } = request(parts, endpoint, input as object, options);
  if (init.body && !options.repeatable && parts.isRepeated(url, init.body)) throw new TransportError('repeated');
  const timeout = AbortSignal.timeout(callTimeout);
  const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
  try {
    return await readAnswer<OutputOf<E>>(await parts.fetch(url, { ...init, signal }));
  } catch (error) {
    if (isApiFailure(error) || options.signal?.aborted) throw error;
    throw new TransportError(timeout.aborted ? 'timeout' : 'network');
  }
}

function request(parts: CallParts, endpoint: Endpoint, input: object, options: CallOptions) {
  const headers: Record<string, string> = { lang: wireNames[parts.locale()] };
  const token = options.anonymous ? null : parts.token();
  if (token) headers['token'] = token;
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
  if (endpoint.method === 'GET') {
    const query = queryText(input);
    return { url: query ? `${endpoint.path}?${query}` : endpoint.path, init: { method: 'GET', headers } };
  }
  headers['content-type'] = 'application/json';
  return { url: endpoint.path, init: { method: endpoint.method, headers, body: JSON.stringify(input) } };
}

/** A 401 that came as an HTTP error ends the session; a refusal that merely carries the number does not exist on our server. */
function report(parts: CallParts, failure: ApiFailure): void {
  parts.onFailure(failure);
  if (failure instanceof ApiRefusal && failure.code === 401 && parts.token()) parts.onSessionLost();
}
