import { refuse } from '@tradewind/contract/base/refusals';
import type { FastifyInstance } from 'fastify';

/** Calls that existing clients know and that this installation does not offer yet. */
const calls = ['GET /api/user/get_shops_kf', 'GET /api/user/area', 'POST /merchant/merchant/verify_pay'] as const;

/** The same for calls that need no session. */
const openCalls = ['GET /api/user/help_support', 'GET /api/user/law'] as const;

/**
 * Answers those calls with a refusal that people can read, since clients wait for ever on an answer that is none of
 * theirs. It comes before the body is read, so a picture of any size and type gets it too.
 *
 * @param hasSession whether this token stands for somebody who is signed in.
 */
export function notYetOpen(app: FastifyInstance, hasSession: (token: string) => Promise<boolean>): void {
  function mount(call: string, insistOnSession: boolean): void {
    const [method, url] = call.split(' ') as [string, string];
    app.route({
      method,
      url,
      schema: { hide: true },
      onRequest: async ({ headers: { token } }) => {
        if (insistOnSession && !(typeof token === 'string' && token && (await hasSession(token))))
          refuse('not_signed_in');
        refuse('not_yet_open');
      },
      handler: async () => refuse('not_yet_open'),
    });
  }

  for (const call of calls) mount(call, true);
  for (const call of openCalls) mount(call, false);
}
