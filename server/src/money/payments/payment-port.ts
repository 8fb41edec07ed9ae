import type { IncomingHttpHeaders } from 'node:http';
import type { Locale } from '@tradewind/contract/base/locales';
import type { Money } from '@tradewind/contract/base/money';

export type PaymentMethod = 'card' | 'online';

export interface WantedPayment {
  rechargeId: string;
  amount: Money;
  way: PaymentMethod;
  locale: Locale;
  /** Where the shopper's browser goes afterwards, however it ended. Absolute. */
  returnUrl: string;
  now: Date;
}

/** What became of a payment, in our words. A provider tells late, more than once and in any order. */
export type PaymentEvent =
  | { what: 'paid'; rechargeId: string; paymentId: string; amount: Money }
  | { what: 'declined' | 'expired'; rechargeId: string }
  /** Taken back: disputed with the bank, or refunded. Given back: the dispute was won, or the refund failed. */
  | {
      what: 'taken_back' | 'given_back';
      rechargeId: string;
      reference: string;
      reason: 'dispute' | 'refund';
      amount: Money;
    };

/** Whoever takes cards for us. */
export interface PaymentPort {
  /** Stands in every top-up that it took. */
  readonly name: 'stripe' | 'sandbox';
  /** Opens the provider's own page. Asking twice for one top-up opens one page. @throws Refusal `payment_unavailable`. */
  openCheckout(wanted: WantedPayment): Promise<{ checkoutId: string; url: string }>;
  /** What became of a checkout as the provider knows it now; null while nothing is decided. */
  ask(checkoutId: string): Promise<PaymentEvent | null>;
  /**
   * Reads a message that claims to be the provider's.
   *
   * @param body exactly as it came, since that is what was signed.
   * @returns null for messages that are none of our concern.
   * @throws ForgedMessage when it is not the provider's, or too old to be sent again.
   */
  readMessage(body: Buffer, headers: IncomingHttpHeaders): Promise<PaymentEvent | null>;
}

export class ForgedMessage extends Error {
  constructor() {
    super('This message was not sent by the payment provider');
    this.name = 'ForgedMessage';
  }
}

/** How long a page for paying stays open. */
export const checkoutLife = 60 * 60 * 1_000;
