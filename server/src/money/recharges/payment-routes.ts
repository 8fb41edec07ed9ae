import { refuse } from '@tradewind/contract/base/refusals';
import type { FastifyInstance } from 'fastify';
import { DatabaseUnavailable } from '../../base/db/outage.ts';
import { isId } from '../../base/ids/ids.ts';
import { ForgedMessage } from '../payments/index.ts';
import { syncPayment } from './sync-waiting-payments.ts';
import type { RechargesDeps } from './recharges-deps.ts';
import { settlePayment } from './settle-payment.ts';

/** The path of a provider's webhook. */
export const webhookPath = (provider: string): string => `/pay/webhook/${provider}`;

/** The webhook of the payment provider, and the page to which browsers return from it. */
export function paymentRoutes(app: FastifyInstance, deps: RechargesDeps): void {
  const { payments } = deps;
  if (!payments) return;

  app.register(async (scope) => {
    // The signature covers the raw bytes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 512 * 1024 }, (_request, body, done) =>
      done(null, body),
    );

    scope.post(webhookPath(payments.name), { schema: { hide: true } }, async ({ body, headers, log }, reply) => {
      try {
        const event = Buffer.isBuffer(body) ? await payments.readMessage(body, headers) : null;
        const settled = event === null || (await settlePayment(deps, payments.name, event, log));
        return await reply.code(settled ? 200 : 503).send({ received: settled });
      } catch (error) {
        if (error instanceof ForgedMessage) {
          log.warn({ provider: payments.name, alarm: true }, error.message);
          return reply.code(400).send({ received: false });
        }
        if (error instanceof DatabaseUnavailable) throw error;
        // Also for refusals, which are otherwise sent with status 200: the provider must retry.
        log.error({ err: error, provider: payments.name }, 'A message of the payment provider could not be processed');
        return reply.code(500).send({ received: false });
      }
    });
  });

  // The outcome is read from the provider, never from the URL.
  app.get<{ Params: { id: string } }>(
    '/pay/return/:id',
    { schema: { hide: true } },
    async ({ params: { id }, log }, reply) => {
      if (!isId(id)) refuse('unknown_call');
      await syncPayment(deps, id, log);
      return reply.header('cache-control', 'no-store').redirect(`/topUpRecord?recharge=${id}`, 303);
    },
  );
}
