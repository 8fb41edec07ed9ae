import type { Endpoint, InputOf, OutputOf } from '@tradewind/contract/base/endpoint';
import { type Locale, wireNames } from '@tradewind/contract/base/locales';
import type { DuplicateGuard } from './duplicate-guard.ts';
import { type ApiFailure, ApiRefusal, isApiFailure, TransportError } from './errors.ts';
import { queryText } from './query-text.ts';
import { readAnswer } from './read-answer.ts';

/** How long an answer may take, in milliseconds. */
export const callTimeout = 10_000;

/** The headers that say whose session a call belongs to; none for a visitor. */
export type SessionHeaders = Readonly<Record<string, string>>;

export interface CallOptions {
  signal?: AbortSignal;
  /** Nobody is told of a failure but the caller; a lost session is not acted upon either. */
  quiet?: boolean;
  /** Leaves the guard against sending the same thing twice within a second out. */
  repeatable?: boolean;
  /** Another session than the one in use; `{}` makes it a visitor's call. */
  session?: SessionHeaders;
  /** For endpoints that are `keyed`: a repeat with the same key gets the first answer and changes nothing. */
  idempotencyKey?: string;
}

/** Calls one endpoint of the API. @throws ApiRefusal, TransportError, or what the caller's own `signal` was aborted with. */
export type Call = <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<OutputOf<E>>;

/** What is particular to a front end. */
export interface ClientOptions {
  session: () => SessionHeaders;
  locale: () => Locale;
  /** How long an answer may take, in milliseconds, where it is not `callTimeout`. */
  timeout?: number;
  /** Tells which writes are sent by accident; without it, none is. */
  isDuplicate?: DuplicateGuard;
  /** Hears of every failure that was not meant to be quiet. */
  onFailure?: (failure: ApiFailure) => void;
  /** The server no longer knows the session in use. */
  onSessionLost?: () => void;
  /** For tests. */
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
  if (options.idempotencyKey && endpoint.keyed) headers['idempotency-key'] = options.idempotencyKey;
  if (endpoint.method === 'GET') {
    const query = queryText(input);
    return { url: query ? `${endpoint.path}?${query}` : endpoint.path, init: { method: 'GET', headers } };
  }
  headers['content-type'] = 'application/json';
  return { url: endpoint.path, init: { method: endpoint.method, headers, body: JSON.stringify(input) } };
}

/** A 401 that came as an HTTP error ends the session; a refusal that merely carries the number does not exist on our server. */
function report(client: ClientOptions, failure: ApiFailure): void {
  client.onFailure?.(failure);
  const signedIn = Object.keys(client.session()).length > 0;
  if (failure instanceof ApiRefusal && failure.code === 401 && signedIn) client.onSessionLost?.();
}
