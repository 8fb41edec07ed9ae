import { refuse } from '@tradewind/contract/base/refusals';
import type { FastifyInstance } from 'fastify';
import type { ServiceDeps } from '../service-deps.ts';
import { admitted } from './admitted.ts';
import type { Hub } from './hub.ts';
import { openStream } from './open-stream.ts';
import { lastNumber, unreadOf } from './read-events.ts';
import { streamPath, takeTicket } from './tickets.ts';

interface StreamRequest {
  Querystring: { ticket?: unknown; last?: unknown };
}

/**
 * The stream of live events, for holders of a ticket: server-sent events that begin after the number in `last`, or with the
 * next one. It is no endpoint of the contract, because it has no answer that ends.
 */
export function streamRoute(app: FastifyInstance, { db, clock }: Pick<ServiceDeps, 'db' | 'clock'>, hub: Hub): void {
  app.get<StreamRequest>(streamPath, { schema: { hide: true } }, async (request, reply) => {
    const { ticket, last } = request.query;
    const now = clock.now();
    const viewer = (await takeTicket(db, typeof ticket === 'string' ? ticket : '', now)) ?? refuse('not_signed_in');
    if (!(await admitted(db.read, [viewer], now))(viewer)) refuse('not_signed_in');
    const [newest, unread] = await Promise.all([lastNumber(db.read, viewer.audienceId), unreadOf(db.read, viewer)]);
    const position = typeof last === 'string' && /^\d{1,18}$/.test(last) ? BigInt(last) : newest;

    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    const stream = openStream(raw, viewer, position);
    stream.send('hello', { unread });
    try {
      const remove = await hub.add(stream);
      raw.once('close', remove);
      if (raw.destroyed) remove();
    } catch (error) {
      request.log.warn(error, 'a stream could not be opened');
      raw.destroy();
    }
  });
}
