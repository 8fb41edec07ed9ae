import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { usd } from '@tradewind/contract/base/money';
import Stripe from 'stripe';
import { afterAll, describe, expect, it } from 'vitest';
import { newId } from '../../base/ids/ids.ts';
import { ForgedMessage, type PaymentPort } from './payment-port.ts';
import { stripePayments } from './stripe-payments.ts';

/** Requests to the fake Stripe, and its answers by path; other paths answer with an error. */
const requests: { path: string; body: URLSearchParams; key: string | undefined }[] = [];
const answers = new Map<string, object>();
const stripe = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const path = request.url!.split('?')[0]!;
    requests.push({
      path,
      body: new URLSearchParams(Buffer.concat(chunks).toString()),
      key: request.headers['idempotency-key'] as string | undefined,
    });
    const answer = answers.get(path);
    response
      .writeHead(answer ? 200 : 500, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer ?? { error: { type: 'api_error', message: 'Out of order' } }));
  });
});
await new Promise<void>((resolve) => stripe.listen(0, '127.0.0.1', resolve));
afterAll(() => new Promise((resolve) => stripe.close(resolve)));

const webhookSecret = 'whsec_of_a_test';
const port: PaymentPort = stripePayments({
  secretKey: 'sk_test_nothing',
  webhookSecret,
  logger: false,
  server: { protocol: 'http', host: '127.0.0.1', port: (stripe.address() as AddressInfo).port },
});
const signer = new Stripe('sk_test_nothing');
const now = new Date();
const rechargeId = newId();

function read(
  type: string,
  object: object,
  { secret = webhookSecret, timestamp = Math.floor(now.getTime() / 1_000) } = {},
) {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  return port.readMessage(Buffer.from(payload), {
    'stripe-signature': signer.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
  });
}
const session = (change: object = {}) => ({
  id: 'cs_1',
  object: 'checkout.session',
  client_reference_id: rechargeId,
  metadata: { recharge_id: rechargeId },
  payment_intent: 'pi_1',
  payment_status: 'paid',
  status: 'complete',
  amount_total: 2_500,
  currency: 'usd',
  ...change,
});
const dispute = { id: 'dp_1', object: 'dispute', payment_intent: 'pi_1', amount: 2_500, currency: 'usd' };

describe('opening a Stripe checkout', () => {
  it('sends the exact amount and the recharge id, with one idempotency key per recharge', async () => {
    answers.set('/v1/checkout/sessions', {
      id: 'cs_1',
      object: 'checkout.session',
      url: 'https://checkout.stripe.com/c/pay/cs_1',
    });
    const wanted = {
      rechargeId,
      amount: usd(1_234),
      method: 'card',
      locale: 'zh-CN',
      returnUrl: `https://shop.example/pay/return/${rechargeId}`,
      now,
    } as const;
    expect(await port.openCheckout(wanted)).toEqual({
      checkoutId: 'cs_1',
      url: 'https://checkout.stripe.com/c/pay/cs_1',
    });
    const { body, key } = requests.at(-1)!;
    expect(key).toBe(`recharge-${rechargeId}`);
    expect(Object.fromEntries(body)).toMatchObject({
      mode: 'payment',
      client_reference_id: rechargeId,
      'metadata[recharge_id]': rechargeId,
      'payment_intent_data[metadata][recharge_id]': rechargeId,
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '1234',
      'line_items[0][price_data][product_data][name]': '钱包充值',
      'allowed_payment_method_types[0]': 'card',
      locale: 'zh',
      success_url: wanted.returnUrl,
      cancel_url: wanted.returnUrl,
      expires_at: String(Math.floor(now.getTime() / 1_000) + 3_600),
    });
    await port.openCheckout({ ...wanted, method: 'online' });
    expect(requests.at(-1)!.body.has('allowed_payment_method_types[0]')).toBe(false);
  });

  it('refuses when Stripe does not answer', async () => {
    answers.clear();
    const wanted = {
      rechargeId: newId(),
      amount: usd(100),
      method: 'card',
      locale: 'en',
      returnUrl: 'https://shop.example/',
      now,
    } as const;
    await expect(port.openCheckout(wanted)).rejects.toMatchObject({ code: 'payment_unavailable' });
    await expect(port.readCheckout('cs_1')).rejects.toThrow('Out of order');
  });
});

describe('reading a Stripe checkout', () => {
  it.each([
    ['a paid page', session(), { what: 'paid', rechargeId, paymentId: 'pi_1', amount: usd(2_500) }],
    ['one that is still being paid on', session({ payment_status: 'unpaid', status: 'open' }), null],
    ['one whose money is still under way', session({ payment_status: 'unpaid' }), null],
    [
      'one whose time is over',
      session({ payment_status: 'unpaid', status: 'expired' }),
      { what: 'expired', rechargeId },
    ],
  ])('returns the outcome of %s', async (_, object, event) => {
    answers.set('/v1/checkout/sessions/cs_1', object);
    expect(await port.readCheckout('cs_1')).toEqual(event);
  });
});

describe('a message from Stripe', () => {
  it.each([
    ['checkout.session.completed', session(), { what: 'paid', rechargeId, paymentId: 'pi_1', amount: usd(2_500) }],
    ['checkout.session.completed', session({ payment_status: 'unpaid' }), null],
    [
      'checkout.session.async_payment_succeeded',
      session(),
      { what: 'paid', rechargeId, paymentId: 'pi_1', amount: usd(2_500) },
    ],
    ['checkout.session.async_payment_failed', session({ payment_status: 'unpaid' }), { what: 'declined', rechargeId }],
    ['checkout.session.expired', session({ status: 'expired' }), { what: 'expired', rechargeId }],
    ['checkout.session.completed', session({ client_reference_id: 'order-42', metadata: {} }), null],
    ['checkout.session.completed', session({ client_reference_id: null }), null],
    [
      'charge.dispute.funds_withdrawn',
      dispute,
      { what: 'taken_back', rechargeId, reference: 'dp_1', reason: 'dispute', amount: usd(2_500) },
    ],
    [
      'charge.dispute.funds_reinstated',
      dispute,
      { what: 'given_back', rechargeId, reference: 'dp_1', reason: 'dispute', amount: usd(2_500) },
    ],
    [
      'refund.created',
      { ...dispute, id: 're_1', status: 'succeeded', amount: 400 },
      { what: 'taken_back', rechargeId, reference: 're_1', reason: 'refund', amount: usd(400) },
    ],
    ['refund.created', { ...dispute, id: 're_1', status: 'pending' }, null],
    [
      'refund.failed',
      { ...dispute, id: 're_1', status: 'failed' },
      { what: 'given_back', rechargeId, reference: 're_1', reason: 'refund', amount: usd(2_500) },
    ],
    ['charge.dispute.funds_withdrawn', { ...dispute, payment_intent: 'pi_of_another_shop' }, null],
    ['customer.created', { id: 'cus_1' }, null],
  ])('%s is read as the right event', async (type, object, event) => {
    answers.set('/v1/payment_intents/pi_1', {
      id: 'pi_1',
      object: 'payment_intent',
      metadata: { recharge_id: rechargeId },
    });
    answers.set('/v1/payment_intents/pi_of_another_shop', { id: 'pi_2', object: 'payment_intent', metadata: {} });
    expect(await read(type, object)).toEqual(event);
  });

  it('is refused when it is forged, unsigned or old', async () => {
    await expect(read('checkout.session.completed', session(), { secret: 'whsec_another' })).rejects.toThrow(
      ForgedMessage,
    );
    await expect(
      read('checkout.session.completed', session(), { timestamp: Math.floor(now.getTime() / 1_000) - 301 }),
    ).rejects.toThrow(ForgedMessage);
    await expect(port.readMessage(Buffer.from('{}'), {})).rejects.toThrow(ForgedMessage);
  });

  it('fails in another currency', async () => {
    await expect(read('checkout.session.completed', session({ currency: 'jpy' }))).rejects.toThrow('was paid in jpy');
  });
});
