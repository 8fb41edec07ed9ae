import { usd, walletCurrency } from '@tradewind/contract/base/money';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Locale } from '@tradewind/contract/base/locales';
import type { FastifyBaseLogger } from 'fastify';
import Stripe from 'stripe';
import { later, second } from '../../base/clock/clock.ts';
import { isId } from '../../base/ids/ids.ts';
import { checkoutLife, ForgedMessage, type PaymentEvent, type PaymentPort } from './payment-port.ts';
import { paymentTexts } from './payment-texts.ts';

export interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  logger: FastifyBaseLogger | false;
  /** Another server than Stripe, for tests. */
  server?: { protocol: 'http'; host: string; port: number };
}

const stripeLocales = { en: 'en', 'zh-CN': 'zh', ja: 'ja', ko: 'ko', th: 'th' } as const satisfies Record<
  Locale,
  string
>;

/** Payments through Stripe Checkout. */
export function stripePayments({ secretKey, webhookSecret, logger, server = undefined }: StripeOptions): PaymentPort {
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: server ? 0 : 1,
    timeout: 8_000,
    telemetry: false,
    ...server,
  });

  return {
    name: 'stripe',
    async openCheckout({ rechargeId, amount, method, locale, returnUrl, now }) {
      const metadata = { recharge_id: rechargeId };
      try {
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: rechargeId,
            metadata,
            payment_intent_data: { metadata },
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: walletCurrency.toLowerCase(),
                  unit_amount: Number(amount.minor),
                  product_data: { name: paymentTexts.topUp[locale] },
                },
              },
            ],
            ...(method === 'card' && { allowed_payment_method_types: ['card' as const] }),
            locale: stripeLocales[locale],
            success_url: returnUrl,
            cancel_url: returnUrl,
            expires_at: Math.floor(later(now, checkoutLife).getTime() / second),
          },
          { idempotencyKey: `recharge-${rechargeId}` },
        );
        if (!session.url) throw new Error('Stripe opened a checkout without a page');
        return { checkoutId: session.id, url: session.url };
      } catch (error) {
        if (logger) logger.error({ err: error }, 'Stripe could not open a checkout');
        return refuse('payment_unavailable');
      }
    },
    async readCheckout(checkoutId) {
      const session = await stripe.checkout.sessions.retrieve(checkoutId);
      return session.status === 'expired' ? ended('expired', session) : paid(session);
    },
    async readMessage(body, headers) {
      const signature = headers['stripe-signature'];
      if (typeof signature !== 'string') throw new ForgedMessage();
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(body, signature, webhookSecret);
      } catch {
        throw new ForgedMessage();
      }
      return paymentEventOf(event, rechargeOfPayment);
    },
  };

  /** Disputes and refunds contain only the payment's id; its metadata has the recharge. */
  async function rechargeOfPayment(paymentId: string): Promise<string | null> {
    const { metadata } = await stripe.paymentIntents.retrieve(paymentId);
    return metadata.recharge_id && isId(metadata.recharge_id) ? metadata.recharge_id : null;
  }
}

type FindRecharge = (paymentId: string) => Promise<string | null>;

/** The payment event of a Stripe event; null for events that don't concern a recharge. */
async function paymentEventOf(event: Stripe.Event, find: FindRecharge): Promise<PaymentEvent | null> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return paid(event.data.object);
    case 'checkout.session.async_payment_failed':
      return ended('declined', event.data.object);
    case 'checkout.session.expired':
      return ended('expired', event.data.object);
    case 'charge.dispute.funds_withdrawn':
      return reversal('taken_back', 'dispute', event.data.object, find);
    case 'charge.dispute.funds_reinstated':
      return reversal('given_back', 'dispute', event.data.object, find);
    case 'refund.created':
    case 'refund.updated':
      return event.data.object.status === 'succeeded'
        ? reversal('taken_back', 'refund', event.data.object, find)
        : null;
    case 'refund.failed':
      return reversal('given_back', 'refund', event.data.object, find);
    default:
      return null;
  }
}

/** The recharge of a session; null for sessions of other applications that use the same Stripe account. */
function rechargeOf(session: Stripe.Checkout.Session): string | null {
  const id = session.client_reference_id;
  return id && isId(id) && session.metadata?.recharge_id === id ? id : null;
}

function paid(session: Stripe.Checkout.Session): PaymentEvent | null {
  const rechargeId = rechargeOf(session);
  const paymentId = idOf(session.payment_intent);
  if (!rechargeId || !paymentId || session.payment_status !== 'paid' || session.amount_total === null) return null;
  if (!isWalletCurrency(session.currency)) throw new Error(`Top-up ${rechargeId} was paid in ${session.currency}`);
  return { what: 'paid', rechargeId, paymentId, amount: usd(session.amount_total) };
}

function ended(what: 'declined' | 'expired', session: Stripe.Checkout.Session): PaymentEvent | null {
  const rechargeId = rechargeOf(session);
  return rechargeId ? { what, rechargeId } : null;
}

type Reversal = Pick<Stripe.Refund, 'id' | 'payment_intent' | 'amount' | 'currency'>;

async function reversal(
  what: 'taken_back' | 'given_back',
  reason: 'dispute' | 'refund',
  { id, payment_intent, amount, currency }: Reversal,
  find: FindRecharge,
): Promise<PaymentEvent | null> {
  const paymentId = idOf(payment_intent);
  const rechargeId = paymentId && (await find(paymentId));
  if (!rechargeId || amount <= 0) return null;
  if (!isWalletCurrency(currency)) throw new Error(`Of top-up ${rechargeId} something was reversed in ${currency}`);
  return { what, rechargeId, reference: id, reason, amount: usd(amount) };
}

const isWalletCurrency = (currency: string | null): boolean => currency?.toUpperCase() === walletCurrency;
const idOf = (reference: string | { id: string } | null): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);
