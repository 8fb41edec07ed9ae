import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { FastifyBaseLogger } from 'fastify';
import { requestIds } from '../ids/ids.ts';
import { acceptFiles } from './file-upload.ts';

export interface HttpOptions {
  logger: FastifyBaseLogger | false;
  /** Believe what the one proxy in front adds to X-Forwarded-*; what its caller had written there is anybody's word. */
  trustProxy: boolean;
}

/** Bodies of the API are small; files have a limit of their own. */
const bodyLimit = 256 * 1024;

/** A bare HTTP server of the house: request ids, limits, bodies by content, input checked by zod. */
export function httpServer({ logger, trustProxy }: HttpOptions): FastifyInstance {
  const app = fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    trustProxy: trustProxy && ((_address: string, hop: number) => hop === 0),
    bodyLimit,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    genReqId: requestIds(),
    requestTimeout: 30_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    exposeHeadRoutes: false,
  });
  // Quick settings: pages and answers are made now, unlike files, which are compressed once when they are built.
  app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1_400,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  acceptFiles(app);
  app.setValidatorCompiler(validatorCompiler);
  // Existing clients post some calls without a body, or with an empty one that says it is JSON.
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
      .header('referrer-policy', 'strict-origin-when-cross-origin');
    done();
  });
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    // Where there is no body, what type it would have been is nobody's concern.
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
      },
      'request',
    );
    done();
  });
  closeKeepAliveConnections(app);
  return app;
}

/** While it closes, a connection that has got its last answer is let go at once, not after a minute of silence. */
function closeKeepAliveConnections(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    const letGo = setInterval(() => app.server.closeIdleConnections(), 100);
    app.server.once('close', () => clearInterval(letGo));
  });
}

/** Keys that could reach an object's prototype are dropped. */
function withoutPrototype(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}
