import type { Endpoint, InputOf, OutputOf } from '@tradewind/contract/base/endpoint';
import type { Envelope } from '@tradewind/contract/base/envelope';
import type { RefusalCode } from '@tradewind/contract/base/refusals';
import { HttpError } from 'react-admin';
import { hearShopTime } from './now.ts';
import { headersOf, readSession, type Sender } from './session.ts';

const patience = 20_000;

/** The server said no, or could not be reached. `message` is for people, in their language. */
export interface CallFailure extends HttpError {
  body: { refusal?: RefusalCode; fields?: string[]; request_id?: string } | undefined;
}

/**
 * Calls an endpoint of the contract and hands back its data. Whatever is no success is thrown with the server's own
 * words. Acts take a `key`: repeated with the same one, they have the effect of once. `session` is another than the kept one.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { key, signal, session = readSession() }: { key?: string; signal?: AbortSignal; session?: Sender | null } = {},
): Promise<OutputOf<E>> {
  const headers: Record<string, string> = {
    lang: document.documentElement.lang,
    ...headersOf(session),
    ...(key && endpoint.keyed && { 'idempotency-key': key }),
  };
  const deadline = AbortSignal.timeout(patience);
  const response = await fetch(endpoint.method === 'GET' ? `${endpoint.path}?${query(input)}` : endpoint.path, {
    method: endpoint.method,
    headers: endpoint.method === 'POST' ? { ...headers, 'content-type': 'application/json' } : headers,
    signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    ...(endpoint.method === 'POST' && { body: JSON.stringify(input) }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new HttpError('desk.errors.unreachable', 0);
  });
  const envelope = (await response.json().catch(() => null)) as Envelope<OutputOf<E>> | null;
  if (!envelope) throw new HttpError('desk.errors.unreadable', response.status);
  hearShopTime(envelope.time);
  if (envelope.code === 1) return (envelope as { data: OutputOf<E> }).data;
  throw new HttpError(envelope.msg, envelope.code === 0 ? 400 : envelope.code, envelope);
}

/** Only what was given: an absent filter filters nothing. */
function query(input: unknown): string {
  const given = Object.entries(input as Record<string, unknown>).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

/** A key for an act, made when its form opens. `randomUUID` exists on HTTPS only. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
