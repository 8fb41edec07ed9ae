import { isOpenToLook, type Endpoint } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type { FastifyRequest } from 'fastify';
import type { Api, ApiDeps } from './api.ts';
import type { Actor } from './call.ts';
import { fileOf } from './file-upload.ts';
import { answerOf, keyIn, useOfKey } from './handler-answer.ts';
import type { Mounting } from './mount-endpoint.ts';
import { actorOf, callOf, tokenOf, visitOf } from './request-call.ts';

/** Endpoints for signed-in shoppers; see `Api`. */
export function shopperEndpoints({ mount }: Mounting, deps: ApiDeps): Pick<Api, 'shopper' | 'upload'> {
  const requireSession =
    (endpoint: Endpoint) =>
    async (request: FastifyRequest): Promise<void> => {
      request.actor = admitLook((await actorOf(request, deps)) ?? refuse('not_signed_in'), endpoint);
    };

  /** The same for endpoints that take a key: one query finds the session and the key. */
  async function requireSessionAndLoadKey(request: FastifyRequest, endpoint: Endpoint): Promise<void> {
    const token = tokenOf(request, deps);
    const key = keyIn(request, endpoint, token);
    if (key === null || !token) return requireSession(endpoint)(request);
    const found = (await deps.findActorAndKey(visitOf(request, token, deps), key)) ?? refuse('not_signed_in');
    request.actor = admitLook(found.actor, endpoint);
    request.storedAnswer = found.stored;
  }

  return {
    shopper(endpoint, handle) {
      const { name, who, keyed }: Endpoint = endpoint;
      if (who !== 'shopper') throw new Error(`${name} is declared for ${who} but mounted for shoppers`);
      mount(
        endpoint,
        async (request, input) => {
          const call = callOf(request, request.actor ?? refuse('not_signed_in'), deps);
          const key = useOfKey(request, endpoint, { ownerId: call.actor.userId, input }, deps);
          return answerOf(endpoint, handle, { call, input, key }, deps, () => request.storedAnswer);
        },
        keyed ? (request) => requireSessionAndLoadKey(request, endpoint) : requireSession(endpoint),
      );
    },
    upload(endpoint, handle) {
      mount(
        endpoint,
        async (request) => {
          const call = callOf(request, request.actor ?? refuse('not_signed_in'), deps);
          return handle(call, await fileOf(request, 'file'));
        },
        requireSession(endpoint),
        { takesFile: true },
      );
    },
  };
}

/** An operator who looks at an account only reads. @throws Refusal `look_only`. */
function admitLook(actor: Actor, endpoint: Endpoint): Actor {
  if (actor.isLook && !isOpenToLook(endpoint)) refuse('look_only');
  return actor;
}
