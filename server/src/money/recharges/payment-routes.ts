import { refuse } from '@tradewind/contract/base/refusals';
import type { FastifyInstance } from 'fastify';
import { isId } from '../../base/ids/ids.ts';
import { ForgedMessage } from '../payments/index.ts';
import { syncPayment } from './sync-waiting-payments.ts';
import type { RechargesDeps } from './recharges-deps.ts';
import { settlePayment } from './settle-payment.ts';

/** Where a provider tells its news. */
export const webhookPath = (provider: string): string => `/pay/webhook/${provider}`;

/** What payment providers and browsers that come back from them call. Both end in the same settling. */
export function paymentRoutes(app: FastifyInstance, deps: RechargesDeps): void {
  const { payments } = deps;
  if (!payments) return;

  app.register(async (scope) => {
    // What is signed are the bytes as they came.
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
        // Also a refusal, which people get as 200: a provider would take that for an end of the matter.
        log.error({ err: error, provider: payments.name }, 'A message of the payment provider could not be taken');
        return reply.code(500).send({ received: false });
      }
    });
  });

  // Nothing of the address is believed: the provider is asked.
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
