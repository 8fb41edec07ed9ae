import type { CustomFetch } from 'openid-client';
import { callOutside, isPrivateHostAllowed, OutgoingFailure } from '../../base/http/outgoing.ts';

/** Somebody waits for the answer; keys and metadata are some kilobytes. */
const limits = { timeout: 8_000, maxBytes: 300_000 };

/** Has the library call providers through `callOutside`: public hosts by https, or hosts that the installation allows. */
export const guardedFetch: CustomFetch = async (address, { method, headers, body }) => {
  const url = new URL(address);
  if (url.protocol !== 'https:' && !isPrivateHostAllowed(url))
    throw new OutgoingFailure('forbidden', 'is not called without TLS');
  const answer = await callOutside(address, {
    ...limits,
    method: method === 'POST' ? 'POST' : 'GET',
    headers,
    ...(body !== null && body !== undefined && { body: String(body) }),
  });
  return new Response(answer.body || null, {
    status: answer.status,
    headers: answer.type ? { 'content-type': answer.type } : {},
  });
};
