import { isShopAct, type Endpoint, type OutputOf, type ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type { Locale } from '@tradewind/contract/base/locales';
import { refuse } from '@tradewind/contract/base/refusals';
import { hasRight, type ShopRight } from '@tradewind/contract/base/shop-roles';
import fastJson from 'fast-json-stringify';
import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteShorthandOptions,
} from 'fastify';
import { publicCache } from '../cache/public-cache.ts';
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
import type { Api, ApiDeps, Handler, Visit } from './api.ts';
import type { Actor, Call, DeskActor, MerchantActor } from './call.ts';
import { answerSchema } from './json-schema.ts';
import { fileOf } from './file-upload.ts';
import { cookiesOf } from './cookies.ts';
import { tokenOfDesk } from './desk-cookie.ts';
import { inEnvelope } from './envelope.ts';
import { originOf } from './origin.ts';
import { recordingActs } from './recorded-act.ts';
import { localeOf } from './request-locale.ts';
import { encodedFor } from './send-cached.ts';

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
  interface FastifyContextConfig {
    /** The endpoint of a route, for the documentation. */
    endpoint?: Endpoint;
    /** Whether the body is a form with a file. */
    takesFile?: boolean;
  }
}

/**
 * Mounts endpoints of the contract: finds the actor of the session, parses the input, answers a known idempotency key at
 * once, calls the handler, and serialises its answer into the envelope with code compiled from the endpoint's output.
 * Thrown refusals become answers in `errors.ts`.
 */
export function endpointRoutes(app: FastifyInstance, deps: ApiDeps): Api {
  const cache = publicCache();

  app.decorateRequest('actor', null);
  app.decorateRequest('storedAnswer', null);
  app.decorateRequest('merchant', null);
  app.decorateRequest('operator', null);

  /** Runs before the input is checked, so that a request without a session gets no hint about it. */
  async function requireSession(request: FastifyRequest): Promise<void> {
    request.actor = await actorOf(request);
    if (!request.actor) refuse('not_signed_in');
  }

  /** The same for endpoints that take a key: one query finds the session and the key. */
  async function requireSessionAndLoadKey(request: FastifyRequest, endpoint: Endpoint): Promise<void> {
    const token = tokenOf(request);
    const key = keyIn(request, endpoint, token);
    if (key === null || !token) return requireSession(request);
    const found = (await deps.findActorAndKey(visitOf(request, token), key)) ?? refuse('not_signed_in');
    request.actor = found.actor;
    request.storedAnswer = found.stored;
  }

  async function merchantOf(request: FastifyRequest, right: ShopRight): Promise<MerchantActor> {
    const actor = (await actorOf(request)) ?? refuse('not_signed_in');
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

  async function operatorOf(request: FastifyRequest, roles: Endpoint['roles']): Promise<DeskActor> {
    const header = request.headers['desk-token'];
    const token = typeof header === 'string' && header ? header : tokenOfDesk(request, 'operator', deps.publicUrl);
    const operator = token ? await deps.findOperator(visitOf(request, token)) : null;
    if (!operator) refuse('not_signed_in');
    if (roles && !roles.some((role) => operator.roles.includes(role))) refuse('desk_forbidden');
    return operator;
  }

  const envelope = (endpoint: Endpoint, locale: Locale, data: string): string =>
    inEnvelope(endpoint, locale, data, deps.clock.now());

  function mount<E extends Endpoint>(
    endpoint: E,
    answer: (request: FastifyRequest, input: ParsedInputOf<E>) => Promise<string>,
    preValidation: ((request: FastifyRequest) => Promise<void>)[] = [],
    config: FastifyContextConfig = {},
  ) {
    const handle = async (request: FastifyRequest, reply: FastifyReply, input: ParsedInputOf<E>) =>
      withHeaders(reply, envelope(endpoint, localeOf(request, deps.defaultLocale), await answer(request, input)));
    mountRoute<E>(endpoint, handle, { preValidation }, config);
  }

  function mountRoute<E extends Endpoint>(
    endpoint: E,
    handle: (request: FastifyRequest, reply: FastifyReply, input: ParsedInputOf<E>) => Promise<string | Buffer>,
    hooks: Pick<RouteShorthandOptions, 'onRequest' | 'preValidation'>,
    config: FastifyContextConfig = {},
  ) {
    app.route({
      ...hooks,
      method: endpoint.method,
      url: endpoint.path,
      schema: {
        summary: endpoint.summary,
        operationId: endpoint.name,
        tags: [endpoint.name.split('.')[0]!],
        ...(endpoint.method === 'GET' ? { querystring: endpoint.input } : { body: endpoint.input }),
      },
      config: { ...config, endpoint },
      handler: (request, reply) =>
        handle(request, reply, (endpoint.method === 'GET' ? request.query : request.body) as ParsedInputOf<E>),
    });
  }

  /** The console sends the header `unattended` with what it asks by itself while nobody is there. */
  const visitOf = ({ headers }: FastifyRequest, token: string): Visit => ({
    token,
    now: deps.clock.now(),
    attended: headers.unattended === undefined,
  });

  async function actorOf(request: FastifyRequest): Promise<Actor | null> {
    const token = tokenOf(request);
    return token ? deps.findActor(visitOf(request, token)) : null;
  }

  /** The session token of a shopper, or that of a merchant at the shop desk. */
  function tokenOf(request: FastifyRequest): string | null {
    const { token } = request.headers;
    return typeof token === 'string' && token ? token : tokenOfDesk(request, 'shop', deps.publicUrl);
  }

  function useOfKey(
    request: FastifyRequest,
    endpoint: Endpoint,
    ownerId: string,
    input: unknown,
  ): IdempotencyKey | null {
    const key = keyIn(request, endpoint, tokenOf(request));
    return key === null ? null : keyFor(endpoint, ownerId, key, input);
  }

  function callOf(request: FastifyRequest, actor: Actor | null): Call {
    return {
      actor,
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

  /** The handler's answer: that of its work if it returns work, or the first answer to a request with the same key. */
  async function answerOf<E extends Endpoint, ACall extends Pick<Call, 'now'>>(
    endpoint: E,
    handle: Handler<E, ACall & Pick<Call, 'hasIdempotencyKey'>>,
    { call, input, key }: { call: ACall; input: ParsedInputOf<E>; key: IdempotencyKey | null },
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

  return {
    cache,
    public(endpoint, handle) {
      const stringify = compile(endpoint);
      mount(endpoint, async (request, input) => {
        request.actor = await actorOf(request);
        return stringify(await handle(callOf(request, request.actor), input));
      });
    },
    shopper(endpoint, handle) {
      if (endpoint.who !== 'shopper')
        throw new Error(`${endpoint.name} is declared for ${endpoint.who} but mounted for shoppers`);
      const stringify = compile(endpoint);
      mount(
        endpoint,
        async (request, input) => {
          const actor = request.actor ?? refuse('not_signed_in');
          const call = { ...callOf(request, actor), actor };
          const key = useOfKey(request, endpoint, actor.userId, input);
          return stringify(await answerOf(endpoint, handle, { call, input, key }, () => request.storedAnswer));
        },
        [endpoint.keyed ? (request) => requireSessionAndLoadKey(request, endpoint) : requireSession],
      );
    },
    upload(endpoint, handle) {
      const stringify = compile(endpoint);
      mount(
        endpoint,
        async (request) => {
          const actor = request.actor ?? refuse('not_signed_in');
          return stringify(await handle({ ...callOf(request, actor), actor }, await fileOf(request, 'file')));
        },
        [requireSession],
        { takesFile: true },
      );
    },
    merchant(endpoint, handle) {
      const { name, who, right }: Endpoint = endpoint;
      if (who !== 'merchant') throw new Error(`${name} is declared for ${who} but mounted for merchants`);
      const stringify = compile(endpoint);
      const recording = recordingActs(endpoint, handle, deps.recordShopAct);
      mount(
        endpoint,
        async (request, input) => {
          const actor = request.merchant ?? refuse('not_signed_in');
          const call = { ...callOf(request, actor), actor };
          // The same input for another shop is another request.
          const key = useOfKey(request, endpoint, actor.userId, { ...(input as object), shop: actor.shopId });
          return stringify(await answerOf(endpoint, recording, { call, input, key }));
        },
        [
          async (request) => {
            request.merchant = await merchantOf(request, right);
          },
        ],
      );
    },
    merchantOf,
    operator(endpoint, handle) {
      if (endpoint.who !== 'operator')
        throw new Error(`${endpoint.name} is not declared for operators but mounted at the desk`);
      const stringify = compile(endpoint);
      mount(
        endpoint,
        async (request, input) => {
          const operator = request.operator ?? refuse('not_signed_in');
          const { actor: _, ...call } = callOf(request, null);
          const key = useOfKey(request, endpoint, operator.id, input);
          return stringify(await answerOf(endpoint, handle, { call: { ...call, operator }, input, key }));
        },
        [
          async (request) => {
            request.operator = await operatorOf(request, endpoint.roles);
          },
        ],
      );
    },
    operatorOf,
    cached(endpoint, handle) {
      const stringify = compile(endpoint);
      mountRoute(
        endpoint,
        async (request, reply, input: ParsedInputOf<typeof endpoint>) => {
          const locale = localeOf(request, deps.defaultLocale);
          if (request.headers.token)
            return withHeaders(
              reply,
              envelope(endpoint, locale, stringify(await handle(callOf(request, await actorOf(request)), input))),
            );
          const make = async () => envelope(endpoint, locale, stringify(await handle(callOf(request, null), input)));
          return withHeaders(reply, encodedFor(request, reply, await cache.get(`${locale} ${request.url}`, make)));
        },
        {
          // A cached answer is sent without validating the input again.
          onRequest(request, reply, done) {
            const cached = request.headers.token
              ? undefined
              : cache.known(`${localeOf(request, deps.defaultLocale)} ${request.url}`);
            if (cached) void reply.send(withHeaders(reply, encodedFor(request, reply, cached)));
            else done();
          },
        },
      );
    },
  };
}

function compile<E extends Endpoint>(endpoint: E): (output: OutputOf<E>) => string {
  return fastJson(answerSchema(endpoint.output));
}

function withHeaders<Body extends string | Buffer>(reply: FastifyReply, body: Body): Body {
  reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-store');
  return body;
}

/** The client's key, for an endpoint that takes one; without it, the session's key if the endpoint declares `repeatsWithin`. */
function keyIn({ headers }: FastifyRequest, endpoint: Endpoint, token: string | null): string | null {
  if (!endpoint.keyed) return null;
  const ofSession = endpoint.repeatsWithin && token ? sessionKey(endpoint, token) : null;
  return readKey(headers['idempotency-key']) ?? ofSession;
}
