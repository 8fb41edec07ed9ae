import { isShopAct, type Endpoint, type OutputOf, type ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Work } from '../db/work.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import {
  keyFor,
  loadAnswer,
  readKey,
  sessionKey,
  type IdempotencyKey,
  type StoredAnswer,
} from '../idempotency/idempotency-key.ts';
import type { ApiDeps, Handler } from './api.ts';
import type { Call } from './call.ts';
import { tokenOf } from './request-call.ts';

/** The client's key, for an endpoint that takes one; without it, the session's key if the endpoint declares `repeatsWithin`. */
export function keyIn({ headers }: FastifyRequest, endpoint: Endpoint, token: string | null): string | null {
  if (!endpoint.keyed) return null;
  const ofSession = endpoint.repeatsWithin && token ? sessionKey(endpoint, token) : null;
  return readKey(headers['idempotency-key']) ?? ofSession;
}

/** What the caller uses the request's key for; null without a key. */
export function useOfKey(
  request: FastifyRequest,
  endpoint: Endpoint,
  { ownerId, input }: { ownerId: string; input: unknown },
  deps: ApiDeps,
): IdempotencyKey | null {
  const key = keyIn(request, endpoint, tokenOf(request, deps));
  return key === null ? null : keyFor(endpoint, ownerId, key, input);
}

/**
 * The handler's answer: that of its work if it returns work, or the first answer to a request with the same key.
 *
 * @param load finds that first answer; by default in the database
 */
export async function answerOf<E extends Endpoint, ACall extends Pick<Call, 'now'>>(
  endpoint: E,
  handle: Handler<E, ACall & Pick<Call, 'hasIdempotencyKey'>>,
  { call, input, key }: { call: ACall; input: ParsedInputOf<E>; key: IdempotencyKey | null },
  deps: ApiDeps,
  load: (key: IdempotencyKey) => StoredAnswer | null | Promise<StoredAnswer | null> = (key) =>
    loadAnswer(deps.db.read, key),
): Promise<OutputOf<E>> {
  const callHandler = () => handle({ ...call, hasIdempotencyKey: key !== null && key.lasts === null }, input);
  if (!endpoint.keyed && !isShopAct(endpoint)) return (await callHandler()) as OutputOf<E>;
  const stored = key && (await load(key));
  return answerOnce(
    deps.db,
    { key, stored, now: call.now },
    () => callHandler() as Promise<Work<OutputOf<E> & object>>,
  );
}
