import { randomBytes } from 'node:crypto';
import { refuse } from '@tradewind/contract/base/refusals';
import type { FastifyInstance } from 'fastify';
import { later, second } from '../../base/clock/clock.ts';
import type { Module } from '../../base/module.ts';
import type { PaymentEvent } from './payment-port.ts';
import { choices, sandboxPage, sandboxPolicy, type Choice } from './sandbox-page.ts';
import { messageOf, signatureHeader, signMessage, type SandboxDeps } from './sandbox-payments.ts';
import {
  eventOf,
  findCheckout,
  lockCheckout,
  lockDueCheckouts,
  updateCheckout,
  randomName,
  type SandboxCheckout,
} from './sandbox-store.ts';

/** The delay of messages for payments "paid late". */
const lateDelay = 20 * second;

/**
 * The sandbox page, on which the outcome of a payment is chosen. It then posts signed messages to the installation's
 * own webhook, as a real provider does.
 */
export function sandboxModule(app: FastifyInstance, deps: SandboxDeps, webhook: string): Module {
  const { db, clock, secret } = deps;

  async function sendMessage(event: PaymentEvent, times = 1): Promise<void> {
    const payload = messageOf(event);
    for (let time = 0; time < times; time += 1) {
      const headers = {
        'content-type': 'application/json',
        [signatureHeader]: signMessage(payload, secret, clock.now()),
      };
      const { statusCode } = await app.inject({ method: 'POST', url: webhook, payload, headers });
      if (statusCode !== 200) app.log.error({ statusCode }, 'The webhook refused a message of the payment sandbox');
    }
  }

  /** Updates the checkout, and sends the message after the commit. */
  async function applyChoice(id: string, choice: Choice): Promise<SandboxCheckout | null> {
    const now = clock.now();
    const before = await db.transact(async (tx) => {
      const checkout = await lockCheckout(tx, id, now);
      if (!checkout || !(choices[checkout.state] as readonly Choice[]).includes(choice)) return checkout;
      if (choice === 'pay' || choice === 'pay_twice')
        await updateCheckout(tx, id, { state: 'paid', payment_id: randomName('payment_') });
      if (choice === 'pay_late')
        await updateCheckout(tx, id, {
          state: 'processing',
          payment_id: randomName('payment_'),
          tell_at: later(now, lateDelay),
        });
      if (choice === 'decline') await updateCheckout(tx, id, { state: 'declined' });
      return checkout;
    });
    const checkout = await findCheckout(db.read, id, now);
    if (!before || !checkout || !(choices[before.state] as readonly Choice[]).includes(choice)) return checkout;

    const { rechargeId, amount } = checkout;
    const event: PaymentEvent | null =
      choice === 'dispute'
        ? { what: 'taken_back', rechargeId, reference: `dispute_${checkout.id}`, reason: 'dispute', amount }
        : eventOf(checkout);
    if (event) await sendMessage(event, choice === 'pay_twice' ? 2 : 1);
    return checkout;
  }

  async function routes(scope: FastifyInstance): Promise<void> {
    // The page is a plain form, which the rest of the API does not accept.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1_000 },
      (_request, body, done) => {
        done(null, Object.fromEntries(new URLSearchParams(body as string)));
      },
    );

    scope.get<{ Params: { id: string } }>('/pay/sandbox/:id', { schema: { hide: true } }, async ({ params }, reply) => {
      const checkout = (await findCheckout(db.read, params.id, clock.now())) ?? refuse('unknown_call');
      const nonce = randomBytes(16).toString('base64url');
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', sandboxPolicy(nonce))
        .send(sandboxPage(checkout, nonce));
    });

    scope.post<{ Params: { id: string }; Body: { choice?: unknown } }>(
      '/pay/sandbox/:id',
      { schema: { hide: true } },
      async ({ params, body }, reply) => {
        const choice =
          Object.values(choices)
            .flat()
            .find((known) => known === body.choice) ?? refuse('bad_request', {}, ['choice']);
        const checkout = (await applyChoice(params.id, choice)) ?? refuse('unknown_call');
        const stayOnPage = choice === 'repeat' || choice === 'dispute';
        return reply.redirect(stayOnPage ? `/pay/sandbox/${checkout.id}` : checkout.back, 303);
      },
    );
  }

  /** Sends the messages of payments "paid late" that are due. */
  async function sendLateMessages(): Promise<void> {
    const due = await db.transact(async (tx) => {
      const checkouts = await lockDueCheckouts(tx, clock.now());
      for (const { id } of checkouts) await updateCheckout(tx, id, { state: 'paid' });
      return checkouts;
    });
    for (const checkout of due) {
      const event = eventOf({ ...checkout, state: 'paid' });
      if (event) await sendMessage(event);
    }
  }

  return {
    routes: () => void app.register(routes),
    timers: [{ name: 'payments.tell_late', cron: '* * * * *', run: sendLateMessages }],
  };
}
