import type { FastifyRequest } from 'fastify';
import type { Actor, Call } from './call.ts';
import type { ApiDeps, DeskVisit } from './api.ts';
import { cookiesOf } from './cookies.ts';
import { tokenOfDesk } from './desk-cookie.ts';
import { originOf } from './origin.ts';
import { localeOf } from './request-locale.ts';

/** The session token of a shopper, or that of a merchant at the shop desk. */
export function tokenOf(request: FastifyRequest, { publicUrl }: Pick<ApiDeps, 'publicUrl'>): string | null {
  const { token } = request.headers;
  return typeof token === 'string' && token ? token : tokenOfDesk(request, 'shop', publicUrl);
}

/** The console sends the header `unattended` with what it asks by itself while nobody is there. */
export const visitOf = (
  { headers, ip: address }: FastifyRequest,
  token: string,
  { clock }: Pick<ApiDeps, 'clock'>,
): DeskVisit => ({
  token,
  address,
  now: clock.now(),
  attended: headers.unattended === undefined,
});

/** The account that is signed in; null without a session. */
export async function actorOf(request: FastifyRequest, deps: ApiDeps): Promise<Actor | null> {
  const token = tokenOf(request, deps);
  return token ? deps.findActor(visitOf(request, token, deps)) : null;
}

/** The context of a request, as acts and queries get it. */
export function callOf<Caller extends Actor | null>(
  request: FastifyRequest,
  actor: Caller,
  deps: ApiDeps,
): Call & { readonly actor: Caller } {
  return {
    actor,
    isAdult: actor ? actor.isAdult : deps.isAdultVisitor(cookiesOf(request), deps.clock.now()),
    locale: localeOf(request, deps.defaultLocale),
    now: deps.clock.now(),
    hasIdempotencyKey: false,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    origin: originOf(request, deps),
    log: request.log,
    cookies: cookiesOf(request),
  };
}
