import { type Call, type ClientOptions, createCall } from '@tradewind/client/client';
import { isUnreachable, TransportError } from '@tradewind/client/errors';
import { pageLocale } from '@tradewind/client/page-locale';
import { headersOf, readSession } from './session.ts';

/** How the console calls the API. Some of its lists count over everything, so it waits longer. */
export const clientOptions: ClientOptions = {
  session: () => headersOf(readSession()),
  locale: pageLocale,
  timeout: 20_000,
};

const callServer = createCall(clientOptions);

/**
 * Calls an endpoint of the contract and returns its data. Acts take an `idempotencyKey`: repeated with the same one, they
 * have the effect of once.
 */
export const call: Call = (endpoint, input, options) => callServer(endpoint, input, options).catch(throwWithText);

/** react-admin shows an error's `message`, translated: where the server says nothing, it is a key of our own texts. */
export function throwWithText(error: unknown): never {
  if (error instanceof TransportError) {
    error.message = error.msg ?? (isUnreachable(error) ? 'desk.errors.unreachable' : 'desk.errors.unreadable');
  }
  throw error;
}
