import type { FastifyInstance } from 'fastify';
import { publicCache } from '../cache/public-cache.ts';
import type { StoredAnswer } from '../idempotency/idempotency-key.ts';
import type { Api, ApiDeps } from './api.ts';
import type { Actor, DeskActor, MerchantActor } from './call.ts';
import { merchantEndpoints } from './merchant-endpoints.ts';
import { mounting } from './mount-endpoint.ts';
import { operatorEndpoints } from './operator-endpoints.ts';
import { publicEndpoints } from './public-endpoints.ts';
import { shopperEndpoints } from './shopper-endpoints.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in shopper, on endpoints that require one. */
    actor: Actor | null;
    /** The answer stored under the idempotency key of this request, when it was loaded together with the session. */
    storedAnswer: StoredAnswer | null;
    /** The signed-in member of a shop, on endpoints of the shop desk. */
    merchant: MerchantActor | null;
    /** The signed-in operator, on endpoints of the desk. */
    operator: DeskActor | null;
  }
}

/**
 * Mounts endpoints of the contract: finds the actor of the session, parses the input, answers a known idempotency key at
 * once, calls the handler, and serialises its answer into the envelope with code compiled from the endpoint's output.
 * Thrown refusals become answers in `errors.ts`.
 */
export function endpointRoutes(app: FastifyInstance, deps: ApiDeps): Api {
  app.decorateRequest('actor', null);
  app.decorateRequest('storedAnswer', null);
  app.decorateRequest('merchant', null);
  app.decorateRequest('operator', null);

  const mounted = mounting(app, deps);
  const cache = publicCache();
  return {
    cache,
    ...publicEndpoints(mounted, cache, deps),
    ...shopperEndpoints(mounted, deps),
    ...merchantEndpoints(mounted, deps),
    ...operatorEndpoints(mounted, deps),
  };
}
