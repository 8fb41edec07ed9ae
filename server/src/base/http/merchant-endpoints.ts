import { scopeOf } from '@tradewind/contract/base/api-scopes';
import { isShopAct, type Endpoint, type ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import { sendCsv } from '../csv/stream-csv.ts';
import { hasRight, type ShopRight } from '@tradewind/contract/base/shop-roles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api, ApiDeps, Handler } from './api.ts';
import type { KeyActor, MerchantActor, MerchantCall } from './call.ts';
import { formOf } from './file-upload.ts';
import { answerOf, useOfKey } from './handler-answer.ts';
import type { Mounting } from './mount-endpoint.ts';
import { recordingActs } from './recorded-act.ts';
import { actorOf, callOf } from './request-call.ts';

/** Endpoints for members of a shop and its API keys; see `Api`. */
export function merchantEndpoints(
  { mount, mountRoute }: Mounting,
  deps: ApiDeps,
): Pick<Api, 'merchant' | 'merchantDownload' | 'merchantUpload'> {
  const admit =
    (endpoint: Endpoint, right: ShopRight) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const secret = bearerOf(request);
      request.merchant = secret
        ? await keyActorOf(reply, endpoint, secret, deps)
        : await memberOf(request, right, deps);
    };
  return {
    merchant(endpoint, handle) {
      const { name, who, right }: Endpoint = endpoint;
      if (who !== 'merchant') throw new Error(`${name} is declared for ${who} but mounted for merchants`);
      const recording = recordingActs(endpoint, handle, deps.recordShopAct);
      mount(
        endpoint,
        async (request, input) => {
          const actor = request.merchant ?? refuse('not_signed_in');
          const call = callOf(request, actor, deps);
          // The same input for another shop is another request.
          const asked = {
            ownerId: actor.apiKey?.id ?? actor.userId,
            input: { ...(input as object), shop: actor.shopId },
          };
          const key = useOfKey(request, endpoint, asked, deps);
          return answerOf(endpoint, recording, { call, input, key }, deps);
        },
        admit(endpoint, right),
      );
    },
    merchantDownload(endpoint, handle) {
      const { right }: Endpoint = endpoint;
      if (right === undefined) throw new Error(`${endpoint.name} is not declared for merchants`);
      mountRoute(
        endpoint,
        async (request, reply, input: ParsedInputOf<typeof endpoint>) => {
          const actor = request.merchant ?? refuse('not_signed_in');
          const call = callOf(request, actor, deps);
          const file = await handle(call, input);
          if (isShopAct(endpoint)) {
            const asked = { ...(input as object), ...file.noted };
            const act = { endpoint, actor, input: asked, answer: null, at: call.now };
            await deps.db.transact(async (tx) => deps.recordShopAct(tx, act));
          }
          return sendCsv(reply, file);
        },
        { preValidation: [admit(endpoint, right)] },
      );
    },
    merchantUpload(endpoint, { maxBytes }, handle) {
      mount(
        endpoint,
        async (request) => {
          const actor = request.merchant ?? refuse('not_signed_in');
          const call = callOf(request, actor, deps);
          const { fields, ...file } = await formOf(request, 'file', maxBytes);
          const { data: input, error } = endpoint.input.safeParse(fields);
          if (error)
            refuse(
              'bad_request',
              {},
              error.issues.map(({ path }) => path.join('.')),
            );
          const act = (own: MerchantCall) => handle(own, file, input as ParsedInputOf<typeof endpoint>);
          const recording = recordingActs(
            endpoint,
            act as unknown as Handler<typeof endpoint, MerchantCall>,
            deps.recordShopAct,
          );
          return answerOf(
            endpoint,
            recording,
            { call, input: input as ParsedInputOf<typeof endpoint>, key: null },
            deps,
          );
        },
        admit(endpoint, endpoint.right),
        { takesFile: true },
      );
    },
  };
}

/** The signed-in member of the shop that the header `shop` names. @throws Refusal for anybody without the right. */
async function memberOf(request: FastifyRequest, right: ShopRight, deps: ApiDeps): Promise<MerchantActor> {
  const actor = (await actorOf(request, deps)) ?? refuse('not_signed_in');
  const { shop } = request.headers;
  const membership = await deps.findMembership(actor.userId, typeof shop === 'string' && shop ? shop : null);
  if (!membership) refuse('shop_forbidden');
  // A session of the storefront has not passed what the desk asks for.
  if (!actor.atDesk) refuse('not_signed_in');
  if (!hasRight(membership.role, right)) refuse('shop_right_missing');
  const { role } = membership;
  if (right !== 'account' && (await deps.lacksSecondFactor(actor.userId, role, deps.clock.now())))
    refuse('second_factor_missing');
  return { ...actor, ...membership };
}

/** The API key of the request; null without one. */
function bearerOf({ headers }: FastifyRequest): string | null {
  return /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

/** The program with an API key that may call the endpoint. @throws Refusal for any other key, and while it called too often. */
async function keyActorOf(reply: FastifyReply, endpoint: Endpoint, secret: string, deps: ApiDeps): Promise<KeyActor> {
  const now = deps.clock.now();
  const actor = (await deps.findKeyActor(secret, now)) ?? refuse('api_key_invalid');
  const seconds = deps.countKeyCall(actor.apiKey.id, now);
  if (seconds > 0) {
    reply.header('retry-after', seconds);
    refuse('api_key_throttled', { seconds });
  }
  const scope = scopeOf(endpoint) ?? refuse('api_key_not_allowed');
  if (!actor.apiKey.scopes.includes(scope)) refuse('api_key_scope_missing', { scope });
  return actor;
}
