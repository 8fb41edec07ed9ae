import type { IncomingHttpHeaders } from 'node:http';
import type { Locale } from '@tradewind/contract/base/locales';
import type { Money } from '@tradewind/contract/base/money';

export type PaymentMethod = 'card' | 'online';

export interface PaymentRequest {
  rechargeId: string;
  amount: Money;
  method: PaymentMethod;
  locale: Locale;
  /** Absolute URL to which the shopper's browser returns, whatever the outcome. */
  returnUrl: string;
  now: Date;
}

/** A change of a payment. Providers send events late, more than once and in any order. */
export type PaymentEvent =
  | { what: 'paid'; rechargeId: string; paymentId: string; amount: Money }
  | { what: 'declined' | 'expired'; rechargeId: string }
  /** Taken back: disputed or refunded. Given back: the dispute was won, or the refund failed. */
  | {
      what: 'taken_back' | 'given_back';
      rechargeId: string;
      reference: string;
      reason: 'dispute' | 'refund';
      amount: Money;
    };

/** A payment provider. */
export interface PaymentPort {
  /** Stored with every recharge that the provider handles. */
  readonly name: 'stripe' | 'sandbox';
  /**
   * Opens the provider's page; a repeated call for a recharge returns the same page.
   *
   * @throws Refusal `payment_unavailable`.
   */
  openCheckout(request: PaymentRequest): Promise<{ checkoutId: string; url: string }>;
  /** Reads the outcome of a checkout from the provider; null while there is none. */
  readCheckout(checkoutId: string): Promise<PaymentEvent | null>;
  /**
   * Verifies and reads a webhook message.
   *
   * @param body the bytes as received, because they are signed.
   * @returns null for messages that don't concern a recharge.
   * @throws ForgedMessage when the signature is invalid or too old.
   */
  readMessage(body: Buffer, headers: IncomingHttpHeaders): Promise<PaymentEvent | null>;
}

/** A webhook message whose signature is invalid or too old. */
export class ForgedMessage extends Error {
  constructor() {
    super('This message was not sent by the payment provider');
    this.name = 'ForgedMessage';
  }
}

/** How long a payment page stays open, milliseconds. */
export const checkoutLife = 60 * 60 * 1_000;
