import type { FastifyRequest } from 'fastify';
import { cookiesOf } from './cookies.ts';

/** The desks of the console, each with a session cookie of its own. */
export type DeskKind = 'operator' | 'shop';

export const sessionCookie = (desk: DeskKind): string => `${desk}-session`;

/**
 * The session token in a desk's cookie; null without one. A browser sends the cookie by itself, so it counts only with the
 * header `desk`, which no form or link of another site can send, and only from a page of this origin.
 */
export function tokenOfDesk(request: FastifyRequest, desk: DeskKind, publicUrl: string | undefined): string | null {
  if (request.headers.desk !== desk) return null;
  const token = cookiesOf(request).read(sessionCookie(desk));
  if (!token || isFromOwnPage(request, publicUrl)) return token;
  request.log.warn({ alarm: true, origin: request.headers.origin, desk }, 'A session cookie came from another site');
  return null;
}

/** Whether the browser says that a page of this origin sent the request. It says so with every request but a plain GET. */
function isFromOwnPage({ headers, host, method }: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin !== undefined) return origin === publicUrl || isHost(origin, host);
  return method === 'GET' || site === 'same-origin';
}

/** Whether an origin is of this host, with or without the default port. */
function isHost(origin: string, host: string): boolean {
  const asked = URL.parse(origin);
  return asked !== null && asked.host !== '' && asked.host === URL.parse(`${asked.protocol}//${host}`)?.host;
}
