import { refuse } from '@tradewind/contract/base/refusals';
import type { FastifyInstance } from 'fastify';
import { limitConcurrency } from '../../../base/limit-concurrency.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { admitted } from './admitted.ts';
import type { Hub } from './hub.ts';
import { eventText, openStream } from './open-stream.ts';
import { lastNumber, unreadOf } from './read-events.ts';
import { streamPath, takeTicket } from './tickets.ts';

/** Streams that are opened at the same time: when all pages come back at once, the others wait, and requests are served meanwhile. */
const openedAtOnce = 8;
/** Seconds after which to try again when the process has no place left. */
const retryAfter = 30;

interface StreamRequest {
  Querystring: { ticket?: unknown; last?: unknown };
}

/**
 * The stream of live events, for holders of a ticket: server-sent events that begin after the number in `last`, or with the
 * next one. It is no endpoint of the contract, because it has no answer that ends. A process without a place left answers 503.
 */
export function streamRoute(app: FastifyInstance, { db, clock }: Pick<ServiceDeps, 'db' | 'clock'>, hub: Hub): void {
  const inTurn = limitConcurrency(openedAtOnce);

  /** @throws Refusal `not_signed_in`. */
  async function admit(ticket: unknown) {
    const now = clock.now();
    const viewer = (await takeTicket(db, typeof ticket === 'string' ? ticket : '', now)) ?? refuse('not_signed_in');
    if (!(await admitted(db.read, [viewer], now))(viewer)) refuse('not_signed_in');
    const [newest, unread] = await Promise.all([lastNumber(db.read, viewer.audienceId), unreadOf(db.read, viewer)]);
    return { viewer, newest, unread };
  }

  app.get<StreamRequest>(streamPath, { schema: { hide: true } }, async (request, reply) => {
    const { raw } = reply;
    if (!hub.enter()) {
      reply.header('retry-after', retryAfter);
      refuse('unavailable');
    }
    raw.once('close', hub.leave);
    const { ticket, last } = request.query;
    const { viewer, newest, unread } = await inTurn(() => admit(ticket));
    const wanted = typeof last === 'string' && /^\d{1,18}$/.test(last) ? BigInt(last) : newest;

    reply.hijack();
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    request.countAsAnswered?.();
    // A position beyond the last event is of another time, such as before a restored backup.
    const isAhead = wanted > newest;
    const stream = openStream(raw, viewer, isAhead ? newest : wanted);
    stream.send(eventText('hello', { unread }));
    if (isAhead) stream.send(eventText('reset', {}));
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
