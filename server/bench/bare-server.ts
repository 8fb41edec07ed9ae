import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';

/** The fixed answer of the bare server at a path. */
export interface FixedAnswer {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body: string;
  /** Whether the body is a page as it is sent compressed, written in base64. */
  readonly isPage: boolean;
}

/** Fastify with routes only: no hook, no schema, no log. */
const [answers] = (await once(process, 'message')) as [FixedAnswer[]];
const app = fastify();
for (const { method, path, body, isPage } of answers) {
  const page = Buffer.from(body, 'base64');
  app.route({
    method,
    url: path,
    handler: isPage
      ? (_request, reply) => void reply.type('text/html; charset=utf-8').header('content-encoding', 'br').send(page)
      : (_request, reply) => void reply.header('content-type', 'application/json; charset=utf-8').send(body),
  });
}
const stop = () => process.exit(0);
process.once('SIGTERM', stop);
process.once('disconnect', stop);

await app.listen({ port: 0, host: '127.0.0.1' });
process.send!((app.server.address() as AddressInfo).port);
