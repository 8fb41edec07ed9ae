import { refuse } from '@tradewind/contract/base/refusals';
import type { FastifyInstance } from 'fastify';

/** Endpoints that existing clients call and this server does not offer yet. */
const calls = ['GET /api/user/get_shops_kf', 'GET /api/user/area', 'POST /merchant/merchant/verify_pay'] as const;

/** The same for endpoints that need no session. */
const openCalls = ['GET /api/user/help_support', 'GET /api/user/law'] as const;

/**
 * Answers these endpoints with a refusal in the usual envelope, because existing clients wait for ever on any other
 * answer. It refuses before the body is read, so uploads of any size and type get it too.
 *
 * @param hasSession whether a token belongs to an open session.
 */
export function notYetOpen(app: FastifyInstance, hasSession: (token: string) => Promise<boolean>): void {
  function mount(call: string, requiresSession: boolean): void {
    const [method, url] = call.split(' ') as [string, string];
    app.route({
      method,
      url,
      schema: { hide: true },
      onRequest: async ({ headers: { token } }) => {
        if (requiresSession && !(typeof token === 'string' && token && (await hasSession(token))))
          refuse('not_signed_in');
        refuse('not_yet_open');
      },
      handler: async () => refuse('not_yet_open'),
    });
  }

  for (const call of calls) mount(call, true);
  for (const call of openCalls) mount(call, false);
}
