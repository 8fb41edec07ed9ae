import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { HealthCheck } from '../module.ts';

/** Milliseconds after which a check counts as failed. */
const timeout = 800;

/**
 * Mounts `/healthz`, which answers within a second, with 503 and the name of the first failed check if one fails, and `/readyz`, which answers 503 while
 * this process shuts down and should get no requests.
 */
export function healthRoutes(
  app: FastifyInstance,
  { checks, isClosing }: { checks: readonly HealthCheck[]; isClosing: () => boolean },
): void {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    const results = await Promise.allSettled(checks.map(({ check }) => withTimeout(check())));
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

async function withTimeout(check: Promise<void>): Promise<void> {
  const timer = new AbortController();
  const expired = pause(timeout, undefined, { signal: timer.signal }).then(() => {
    throw new Error('The check takes too long');
  });
  expired.catch(() => {});
  try {
    await Promise.race([check, expired]);
  } finally {
    timer.abort();
  }
}
