import type { Endpoint, InputOf, OutputOf } from '@tradewind/contract/base/endpoint';
import { type Locale, wireNames } from '@tradewind/contract/base/locales';
import type { DuplicateGuard } from './duplicate-guard.ts';
import { type ApiFailure, ApiRefusal, isApiFailure, TransportError } from './errors.ts';
import { queryText } from './query-text.ts';
import { readAnswer } from './read-answer.ts';

/** The default timeout of a call, in milliseconds. */
export const callTimeout = 10_000;

/** The headers that identify the session; none for a visitor. */
export type SessionHeaders = Readonly<Record<string, string>>;

export interface CallOptions {
  signal?: AbortSignal;
  /** Failures reach only the caller: neither `onFailure` nor `onSessionLost` is called. */
  quiet?: boolean;
  /** Skips the guard against duplicates. */
  repeatable?: boolean;
  /** Replaces the session in use; `{}` calls as a visitor. */
  session?: SessionHeaders;
  /** For endpoints that are `keyed`: a repeat with the same key gets the first answer and changes nothing. */
  idempotencyKey?: string;
}

/** Calls one endpoint of the API. @throws ApiRefusal, TransportError, or what the caller's own `signal` was aborted with. */
export type Call = <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<OutputOf<E>>;

/** What differs between the front ends. */
export interface ClientOptions {
  session: () => SessionHeaders;
  locale: () => Locale;
  /** Timeout in milliseconds; `callTimeout` by default. */
  timeout?: number;
  /** Recognises accidental duplicates; without it every call is sent. */
  isDuplicate?: DuplicateGuard;
  /** Called for every failure of a call that is not quiet. */
  onFailure?: (failure: ApiFailure) => void;
  /** Called when the server does not accept the session in use any more. */
  onSessionLost?: () => void;
  /** The `traceparent` of the next call; null, and without it, there is none. */
  traceParent?: () => string | null;
  /** In place of the browser's own, as to answer without a network. */
  fetch?: typeof fetch;
}

/** Returns the `call` of a front end. */
export function createCall(options: ClientOptions): Call {
  return async (endpoint, input, callOptions = {}) => {
    try {
      return await send(options, endpoint, input, callOptions);
    } catch (error) {
      if (!callOptions.quiet && isApiFailure(error)) report(options, error);
      throw error;
    }
  };
}

async function send<E extends Endpoint>(
  client: ClientOptions,
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions,
): Promise<OutputOf<E>> {
  const { url, init } = request(client, endpoint, input as object, options);
  if (init.body && !options.repeatable && client.isDuplicate?.(url, init.body)) throw new TransportError('duplicate');
  const timeout = AbortSignal.timeout(client.timeout ?? callTimeout);
  const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
  try {
    return await readAnswer<OutputOf<E>>(await (client.fetch ?? fetch)(url, { ...init, signal }));
  } catch (error) {
    if (isApiFailure(error) || options.signal?.aborted) throw error;
    throw new TransportError(timeout.aborted ? 'timeout' : 'network');
  }
}

function request(client: ClientOptions, endpoint: Endpoint, input: object, options: CallOptions) {
  const headers: Record<string, string> = {
    lang: wireNames[client.locale()],
    ...(options.session ?? client.session()),
  };
  const traceparent = client.traceParent?.();
  if (traceparent) headers.traceparent = traceparent;
  if (options.idempotencyKey && endpoint.keyed) headers['idempotency-key'] = options.idempotencyKey;
  if (endpoint.method === 'GET') {
    const query = queryText(input);
    return { url: query ? `${endpoint.path}?${query}` : endpoint.path, init: { method: 'GET', headers } };
  }
  headers['content-type'] = 'application/json';
  return { url: endpoint.path, init: { method: endpoint.method, headers, body: JSON.stringify(input) } };
}

/** Reports a failure; code 401 ends the session. */
function report(client: ClientOptions, failure: ApiFailure): void {
  client.onFailure?.(failure);
  const signedIn = Object.keys(client.session()).length > 0;
  if (failure instanceof ApiRefusal && failure.code === 401 && signedIn) client.onSessionLost?.();
}
