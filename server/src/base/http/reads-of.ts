import type { Endpoint } from '@tradewind/contract/base/endpoint';
import type { FastifyRequest } from 'fastify';
import type { RequestReads } from '../db/request-reads.ts';
import type { ApiDeps } from './api.ts';

/**
 * What decides which server a request is read from: a replica serves requests that only read, of sessions, which know what they
 * wrote. API keys have none, and answers for visitors are shared: see `RequestRouting`.
 *
 * @returns null for a request without a session
 */
export function readsOf(
  { actor, merchant, operator }: FastifyRequest,
  { method }: Endpoint,
  {
    markSessionWrite,
    markDeskWrite,
    deskAudience,
  }: Pick<ApiDeps, 'markSessionWrite' | 'markDeskWrite' | 'deskAudience'>,
): RequestReads | null {
  const session = merchant ?? actor ?? operator;
  if (session?.lastWrite === undefined) return null;
  const { sessionId, lastWrite } = session;
  const audiences = operator ? [deskAudience] : [merchant?.shopId, (merchant ?? actor)?.userId].filter(isText);
  return {
    isRead: method === 'GET',
    lastWrite,
    audiences,
    markWrite: (tx) => (operator ? markDeskWrite : markSessionWrite)(tx, sessionId),
  };
}

const isText = (value: string | undefined): value is string => value !== undefined;
