import type { FastifyInstance } from 'fastify';
import { parcelsByNumber, recordAnswer } from '../parcels/index.ts';
import type { OrdersDeps } from './orders-deps.ts';
import { isOfParcel, recordTrackingEvents } from './record-tracking-events.ts';

/** Where a tracking service sends what it knows, signed with the shared secret. */
export const trackingWebhookPath = '/webhooks/tracking';

/** The webhook of the tracking service. What is not signed is refused; what names no parcel of ours is taken and ignored. */
export function trackingRoutes(app: FastifyInstance, deps: OrdersDeps): void {
  const { tracking } = deps;
  if (!tracking?.readMessage) return;

  app.register(async (scope) => {
    // The signature covers the raw bytes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 512 * 1024 }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(trackingWebhookPath, { schema: { hide: true } }, async ({ body, headers, log }, reply) => {
      const news = Buffer.isBuffer(body) ? tracking.readMessage!(body, headers) : null;
      if (!news) {
        log.warn('A message for the tracking webhook is not signed by the service');
        return reply.code(400).send({ received: false });
      }
      await recordNews(deps, tracking.name, news);
      return reply.code(200).send({ received: true });
    });
  });
}

async function recordNews(
  deps: OrdersDeps,
  service: string,
  { carrier, number, events }: NonNullable<ReturnType<NonNullable<NonNullable<OrdersDeps['tracking']>['readMessage']>>>,
): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transact((tx) => recordAnswer(tx, service, now));
  for (const parcel of await parcelsByNumber(deps.db.read, carrier, number)) {
    const current = events.filter(({ at }) => isOfParcel(at, parcel.sent_at) && at <= now);
    if (current.length === 0) continue;
    const update = { orderId: parcel.order_id, parcelId: parcel.id, events: current, by: 'carrier', at: now } as const;
    await deps.db.transact((tx) => recordTrackingEvents(deps, tx, update));
  }
}
