import type { Socket } from 'node:net';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { FastifyBaseLogger } from 'fastify';
import { requestIds } from '../ids/ids.ts';
import { observer } from '../telemetry/observer.ts';
import { acceptCookies } from './cookies.ts';
import { acceptFiles } from './file-upload.ts';

export interface HttpOptions {
  logger: FastifyBaseLogger | false;
  /** Trust what the one proxy in front adds to X-Forwarded-*, but not what its caller sent in these headers. */
  trustProxy: boolean;
  /** Whether browsers reach this server by https only; then answers carry HSTS. */
  https?: boolean;
}

/** In milliseconds, for each part of the server to start, also on a slow machine. */
const startTimeout = 120_000;

/** In bytes. Files have their own limit. */
const bodyLimit = 256 * 1024;

/** Creates the HTTP server without routes: request ids, limits, body parsing, validation by zod. */
export function httpServer({ logger, trustProxy, https = false }: HttpOptions): FastifyInstance {
  const app = fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    trustProxy: trustProxy && ((_address: string, hop: number) => hop === 0),
    bodyLimit,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    genReqId: requestIds(),
    requestTimeout: 30_000,
    pluginTimeout: startTimeout,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    exposeHeadRoutes: false,
  });
  app.decorateRequest('refusal', null);
  app.decorateRequest('traceId', null);
  app.decorateRequest('countAsAnswered', null);
  // Before everything else, so that all of it belongs to the request's span.
  observer()?.watchRequests(app);
  // Fast settings: pages and answers are compressed per request, unlike files, which are compressed when they are built.
  app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1_400,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  acceptCookies(app, https);
  acceptFiles(app);
  app.setValidatorCompiler(refusingValidator);
  // Existing clients post to some endpoints without a body, or with an empty one of type JSON.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const text = (body as string).trim();
    if (text === '') return done(null, {});
    try {
      done(null, JSON.parse(text, withoutPrototype));
    } catch {
      done(Object.assign(new Error('The body is not JSON'), { statusCode: 400 }));
    }
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.method === 'POST' && request.body === undefined) request.body = {};
    done();
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply
      .header('x-request-id', request.id)
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'strict-origin-when-cross-origin')
      .header('cross-origin-opener-policy', 'same-origin')
      .header('permissions-policy', 'camera=(), microphone=(), geolocation=()')
      // Pages replace this with the policy that they need.
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    if (https) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    done();
  });
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    // Without a body, the content type is ignored.
    if (!headers['transfer-encoding'] && Number(headers['content-length'] ?? 0) === 0) delete headers['content-type'];
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?')[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        address: request.ip,
        ...(request.refusal && { refusal: request.refusal }),
        ...(request.traceId && { trace: request.traceId }),
        ...accountsOf(request),
      },
      'request',
    );
    done();
  });
  closeUnusedConnections(app);
  return app;
}

/** Who sent a request, by id. */
function accountsOf({ actor, merchant, operator }: FastifyRequest) {
  const account = actor?.userId ?? merchant?.userId;
  return {
    ...(account && { account }),
    ...(merchant && { shop: merchant.shopId }),
    ...(merchant?.apiKey && { key: merchant.apiKey.id }),
    ...(operator && { operator: operator.id }),
  };
}

/** Validates by zod. Input on which the validation itself fails, as some objects make it do, is bad input too. */
const refusingValidator: typeof validatorCompiler = (route) => {
  const validate = validatorCompiler(route);
  return (input: unknown) => {
    try {
      return validate(input);
    } catch (error) {
      return { error: new Error('The input could not be validated', { cause: error }) };
    }
  };
};

/**
 * Closes connections that wait for nothing at once during shutdown, instead of after their timeout: idle ones, and those over which
 * nobody has asked anything yet. Browsers open such ones ahead, and Node counts them as busy.
 */
function closeUnusedConnections(app: FastifyInstance): void {
  const connections = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    const interval = setInterval(() => {
      app.server.closeIdleConnections();
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    }, 100);
    app.server.once('close', () => clearInterval(interval));
  });
}

/** Drops keys that could change an object's prototype. */
function withoutPrototype(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}
