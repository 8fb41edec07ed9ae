import { isOpenToLook, type Endpoint, type ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type { Locale } from '@tradewind/contract/base/locales';
import type { FastifyRequest } from 'fastify';
import { idsIn, type PublicCache } from '../cache/public-cache.ts';
import type { Api, ApiDeps } from './api.ts';
import { cookiesOf } from './cookies.ts';
import { withHeaders, type Mounting } from './mount-endpoint.ts';
import { actorOf, callOf } from './request-call.ts';
import { localeOf } from './request-locale.ts';
import { encodedFor } from './send-cached.ts';

/** What the answer to an address is kept under, for visitors who have not stated their age. */
export const nameForVisitors = (locale: Locale, url: string): string => `${locale} ${url}`;

/** Endpoints for anyone; see `Api`. */
export function publicEndpoints(
  { mount, mountRoute, envelope }: Mounting,
  cache: PublicCache,
  deps: ApiDeps,
): Pick<Api, 'public' | 'cached'> {
  /** Visitors of one language get the same answer to the same address, those who stated their age another one. */
  const nameInCache = (request: FastifyRequest) => {
    const age = deps.isAdultVisitor(cookiesOf(request), deps.clock.now()) ? 'adult ' : '';
    return age + nameForVisitors(localeOf(request, deps.defaultLocale), request.url);
  };

  /** Whoever looks at an account is a visitor where a call would leave a trace in it. */
  const findCaller = (endpoint: Endpoint) => async (request: FastifyRequest) => {
    const actor = await actorOf(request, deps);
    request.actor = actor?.isLook && !isOpenToLook(endpoint) ? null : actor;
  };

  return {
    public(endpoint, handle) {
      mount(endpoint, (request, input) => handle(callOf(request, request.actor, deps), input), findCaller(endpoint));
    },
    cached(endpoint, handle) {
      mountRoute(
        endpoint,
        async (request, reply, input: ParsedInputOf<typeof endpoint>) => {
          if (request.headers.token) {
            const call = callOf(request, request.actor, deps);
            return withHeaders(reply, envelope(endpoint, request, await handle(call, input)));
          }
          const name = nameInCache(request);
          const make = async () => envelope(endpoint, request, await handle(callOf(request, null, deps), input));
          const answer = await cache.get(name, () => deps.db.shared(make, (text) => idsIn(name + text)));
          return withHeaders(reply, await encodedFor(request, reply, answer));
        },
        {
          // A cached answer is sent without validating the input again.
          onRequest(request, reply, done) {
            const cached = request.headers.token ? undefined : cache.known(nameInCache(request));
            if (!cached) return done();
            encodedFor(request, reply, cached).then((bytes) => reply.send(withHeaders(reply, bytes)), done);
          },
          preValidation: async (request) => {
            if (request.headers.token) await findCaller(endpoint)(request);
          },
        },
      );
    },
  };
}
