import { eventKind } from '../../base/jobs/jobs.ts';

/** Events of a refund carry ids only: subscribers read the rest, since the refund may have changed in the meantime. */
export interface RefundEvent {
  requestId: string;
  orderId: string;
}

/** A shopper requested a refund; the shop has to answer. */
export const refundRequested = eventKind<RefundEvent>('refund_asked');

/** A shopper withdrew from the contract about an order or a part of it; its receipt has to be confirmed. */
export const orderRevoked = eventKind<RefundEvent>('order_revoked');

/**
 * The shop approved, offered a part or refused, or its deadline passed. A refund paid at once also publishes
 * `refundPaid`.
 */
export const refundAnswered = eventKind<
  RefundEvent & { answer: 'approved' | 'offered' | 'refused'; by: 'shop' | 'clock' }
>('refund_answered');

/** The shopper accepted or declined an offer, or let its deadline pass, which declines it. */
export const offerAnswered = eventKind<RefundEvent & { accepted: boolean; by: 'shopper' | 'clock' }>(
  'refund_offer_answered',
);

/** The goods are on their way back to the shop. */
export const returnSent = eventKind<RefundEvent>('refund_return_sent');

/** The money is in the shopper's balance. */
export const refundPaid = eventKind<RefundEvent>('refund_paid');

/** The refund ended without its payment: withdrawn by the shopper, lapsed at a deadline, or exchanged by the shop. */
export const refundClosed = eventKind<RefundEvent & { why: 'withdrawn' | 'lapsed' | 'exchanged' }>('refund_closed');

/** A dispute was opened: both sides may add evidence for a while, then an operator rules. */
export const disputeOpened = eventKind<RefundEvent & { by: 'shopper' | 'shop' | 'clock' }>('refund_dispute_opened');

/** The shopper or the shop added a message with text or pictures. */
export const refundMessage = eventKind<RefundEvent & { messageId: string; by: 'shopper' | 'shop' }>('refund_message');

/** An operator ruled on the dispute; the granted amount is paid in the same transaction. */
export const disputeRuled = eventKind<RefundEvent>('refund_dispute_ruled');
