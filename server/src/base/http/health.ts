import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';

/** `/healthz` says whether the product can be used, `/readyz` whether this process should get requests; it stops saying so when it is shutting down. */
export function healthRoutes(app: FastifyInstance, db: Database, isClosing: () => boolean): void {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    const working = await db.ping().then(
      () => true,
      () => false,
    );
    return reply.code(working ? 200 : 503).send({ status: working ? 'ok' : 'database unreachable' });
  });
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const closing = isClosing();
    return reply.code(closing ? 503 : 200).send({ status: closing ? 'closing' : 'ready' });
  });
}
