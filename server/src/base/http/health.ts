import type { FastifyInstance } from 'fastify';
import type { HealthCheck } from '../module.ts';

/**
 * Mounts `/healthz`, which answers 503 with the name of the first failed check, and `/readyz`, which answers 503 while
 * this process shuts down and should get no requests.
 */
export function healthRoutes(
  app: FastifyInstance,
  { checks, isClosing }: { checks: readonly HealthCheck[]; isClosing: () => boolean },
): void {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    const results = await Promise.allSettled(checks.map(({ check }) => check()));
    const failed = results.findIndex(({ status }) => status === 'rejected');
    return failed === -1
      ? reply.send({ status: 'ok' })
      : reply.code(503).send({ status: `${checks[failed]!.name} unreachable` });
  });
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const closing = isClosing();
    return reply.code(closing ? 503 : 200).send({ status: closing ? 'closing' : 'ready' });
  });
}
