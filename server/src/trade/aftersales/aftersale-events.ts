import { eventKind } from '../../base/jobs/jobs.ts';

/** What happens to requests for a refund. Whoever listens looks up what else it needs: by then the request may have gone on. */
export interface RefundEvent {
  requestId: string;
  orderId: string;
}

/** The shop has to answer. */
export const refundRequested = eventKind<RefundEvent>('refund_asked');

/** The shop approved, offered a part or refused, or its silence did. Where money went back at once, `refundPaid` follows. */
export const refundAnswered = eventKind<
  RefundEvent & { answer: 'approved' | 'offered' | 'refused'; by: 'shop' | 'clock' }
>('refund_answered');

/** The shopper said yes or no to an offer, or nothing in time, which is a no. */
export const offerAnswered = eventKind<RefundEvent & { accepted: boolean; by: 'shopper' | 'clock' }>(
  'refund_offer_answered',
);

/** The goods are on their way back to the shop. */
export const returnSent = eventKind<RefundEvent>('refund_return_sent');

/** The money is in the shopper's balance. */
export const refundPaid = eventKind<RefundEvent>('refund_paid');

/** Over without a payment: withdrawn by the shopper, or a time passed in which somebody had to act. */
export const refundClosed = eventKind<RefundEvent & { why: 'withdrawn' | 'lapsed' }>('refund_closed');

/** An operator has to rule; both sides may add evidence for a while. */
export const disputeOpened = eventKind<RefundEvent & { by: 'shopper' | 'shop' | 'clock' }>('refund_dispute_opened');

/** Somebody added words or pictures. */
export const refundMessage = eventKind<RefundEvent & { messageId: string; by: 'shopper' | 'shop' }>('refund_message');

/** The ruling stands; what it grants is paid with it. */
export const disputeRuled = eventKind<RefundEvent>('refund_dispute_ruled');
