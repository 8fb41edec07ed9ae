import type { Readable } from 'node:stream';
import type { Endpoint, OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteShorthandOptions,
} from 'fastify';
import { stringifyAnswer } from './answer-serializer.ts';
import type { ApiDeps } from './api.ts';
import { inEnvelope } from './envelope.ts';
import { readsOf } from './reads-of.ts';
import { localeOf } from './request-locale.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint of a route, for the documentation. */
    endpoint?: Endpoint;
    /** Whether the body is a form with a file. */
    takesFile?: boolean;
  }
}

/** Mounts endpoints on the server; what differs by who may call them is in `*-endpoints.ts`. */
export interface Mounting {
  /**
   * Mounts an endpoint: parses the input, calls `answer` and serialises what it returns into the envelope.
   *
   * @param admit runs before the input is checked, so that who may not call the endpoint gets no hint about it
   */
  mount<E extends Endpoint>(
    endpoint: E,
    answer: (request: FastifyRequest, input: ParsedInputOf<E>) => Promise<OutputOf<E>>,
    admit?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>,
    config?: FastifyContextConfig,
  ): void;
  /** The same for a handler that sends the bytes of an envelope, or a file, itself. */
  mountRoute<E extends Endpoint>(
    endpoint: E,
    handle: (
      request: FastifyRequest,
      reply: FastifyReply,
      input: ParsedInputOf<E>,
    ) => Promise<string | Buffer | Readable>,
    hooks: Pick<RouteShorthandOptions, 'onRequest' | 'preValidation'>,
    config?: FastifyContextConfig,
  ): void;
  /** An answer of an endpoint in its envelope, as text. */
  envelope<E extends Endpoint>(endpoint: E, request: FastifyRequest, output: OutputOf<E>): string;
}

export function mounting(
  app: FastifyInstance,
  deps: Pick<ApiDeps, 'db' | 'clock' | 'defaultLocale' | 'markSessionWrite' | 'markDeskWrite' | 'deskAudience'>,
): Mounting {
  const { db, clock, defaultLocale } = deps;
  const envelope: Mounting['envelope'] = (endpoint, request, output) =>
    inEnvelope(endpoint, localeOf(request, defaultLocale), stringifyAnswer(endpoint, output), clock.now());

  const mountRoute: Mounting['mountRoute'] = (endpoint, handle, hooks, config = {}) => {
    const input = endpoint.method === 'GET' ? 'query' : 'body';
    app.route({
      ...hooks,
      method: endpoint.method,
      url: endpoint.path,
      ...(endpoint.maxBytes !== undefined && { bodyLimit: endpoint.maxBytes }),
      schema: {
        summary: endpoint.summary,
        operationId: endpoint.name,
        tags: [endpoint.name.split('.')[0]!],
        ...(endpoint.method === 'GET' ? { querystring: endpoint.input } : { body: endpoint.input }),
      },
      config: { ...config, endpoint },
      handler(request, reply) {
        const answer = () => handle(request, reply, request[input] as ParsedInputOf<typeof endpoint>);
        const reads = readsOf(request, endpoint, deps);
        return reads ? db.during(reads, answer) : answer();
      },
    });
  };

  return {
    mount(endpoint, answer, admit, config) {
      mountRoute(
        endpoint,
        async (request, reply, input: ParsedInputOf<typeof endpoint>) =>
          withHeaders(reply, envelope(endpoint, request, await answer(request, input))),
        admit ? { preValidation: [admit] } : {},
        config,
      );
    },
    mountRoute,
    envelope,
  };
}

/** Marks an answer as JSON that nobody may store. */
export function withHeaders<Body extends string | Buffer>(reply: FastifyReply, body: Body): Body {
  reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-store');
  return body;
}
