import * as aftersales from '../../trade/aftersales/index.ts';
import type { EventKind } from '../../base/jobs/jobs.ts';
import * as orders from '../../trade/orders/index.ts';
import { rechargePassed, rechargeRefused } from '../../money/recharges/index.ts';
import * as reviews from '../../trade/reviews/index.ts';
import * as users from '../../people/users/index.ts';
import { withdrawalAsked, withdrawalPassed, withdrawalRefused } from '../../money/withdrawals/index.ts';
import { aboutAccounts } from './about-accounts.ts';
import { aboutRecharges, aboutWithdrawals } from './about-money.ts';
import { aboutOrders, parcelMeaning } from './about-orders.ts';
import { aboutRefunds } from './about-refunds.ts';
import { aboutReviews, hiddenReview, newReview, repliedReview } from './about-reviews.ts';
import type { NotificationsDeps } from './notifications-deps.ts';

/** Which event becomes which notification, and whose. */
export function listenForNews(deps: NotificationsDeps): void {
  const hear = <Payload extends object>(event: EventKind<Payload>, handle: (payloads: Payload[]) => Promise<void>) =>
    deps.jobs.listen(event, 'notify', handle);

  hear(
    orders.orderPaid,
    aboutOrders(deps, () => ({ shopper: 'order_paid', shop: 'shop_order_paid' })),
  );
  hear(
    orders.orderShipped,
    aboutOrders(
      deps,
      () => ({ shopper: 'order_shipped' }),
      ({ parcelId }) => `:${parcelId}`,
    ),
  );
  hear(
    orders.parcelNews,
    aboutOrders(deps, parcelMeaning, ({ parcelId, status }) => `:${parcelId}:${status}`),
  );
  hear(
    orders.orderDelivered,
    aboutOrders(deps, () => ({ shopper: 'order_delivered' })),
  );
  hear(
    orders.orderReceived,
    aboutOrders(deps, ({ by }) => ({
      shopper: by === 'clock' ? 'order_received_by_clock' : undefined,
      shop: 'shop_order_received',
    })),
  );
  hear(
    orders.orderCompleted,
    aboutOrders(deps, () => ({ shopper: 'order_completed', shop: 'shop_order_completed' })),
  );
  hear(
    orders.orderExtended,
    aboutOrders(deps, () => ({ shop: 'shop_order_extended' })),
  );
  hear(
    orders.shipLate,
    aboutOrders(deps, () => ({ shopper: 'order_ship_late', shop: 'shop_ship_late' })),
  );
  hear(
    orders.cancelAsked,
    aboutOrders(deps, () => ({ shop: 'shop_cancel_asked' })),
  );
  hear(
    orders.cancelAnswered,
    aboutOrders(deps, ({ granted }) => (granted ? {} : { shopper: 'cancel_refused' })),
  );
  hear(
    orders.orderCancelled,
    aboutOrders(deps, ({ reason }, { wasPaid }) => {
      if (wasPaid) return { shopper: 'order_cancelled', shop: 'shop_order_cancelled' };
      return reason === 'unpaid' ? { shopper: 'order_closed_unpaid' } : {};
    }),
  );

  const answers = { approved: 'refund_approved', offered: 'refund_offered', refused: 'refund_refused' } as const;
  hear(
    aftersales.refundAsked,
    aboutRefunds(deps, () => ({ shop: 'shop_refund_asked' })),
  );
  hear(
    aftersales.refundAnswered,
    aboutRefunds(deps, ({ answer }) => ({
      shopper: answers[answer],
      ...(answer === 'offered' && { amount: 'offered' }),
    })),
  );
  hear(
    aftersales.offerAnswered,
    aboutRefunds(deps, ({ accepted }) => ({
      shop: accepted ? 'shop_offer_accepted' : 'shop_offer_declined',
      amount: 'offered',
    })),
  );
  hear(
    aftersales.refundMessage,
    aboutRefunds(
      deps,
      ({ by }) => (by === 'shop' ? { shopper: 'refund_message' } : { shop: 'shop_refund_message' }),
      ({ messageId }) => `:${messageId}`,
    ),
  );
  hear(
    aftersales.refundClosed,
    aboutRefunds(deps, ({ why }) =>
      why === 'withdrawn'
        ? { shop: 'shop_refund_withdrawn' }
        : { shopper: 'refund_lapsed', shop: 'shop_refund_lapsed' },
    ),
  );
  hear(
    aftersales.returnSent,
    aboutRefunds(deps, () => ({ shop: 'shop_return_sent' })),
  );
  hear(
    aftersales.refundPaid,
    aboutRefunds(deps, () => ({ shopper: 'refund_paid', amount: 'granted' })),
  );
  hear(
    aftersales.disputeOpened,
    aboutRefunds(deps, () => ({ shopper: 'dispute_opened', shop: 'shop_dispute_opened' })),
  );
  hear(
    aftersales.disputeRuled,
    aboutRefunds(deps, () => ({ shopper: 'dispute_ruled', shop: 'shop_dispute_ruled' })),
  );

  hear(reviews.reviewWritten, aboutReviews(deps, newReview));
  hear(reviews.reviewReplied, aboutReviews(deps, repliedReview));
  hear(reviews.reviewHidden, aboutReviews(deps, hiddenReview));

  hear(rechargePassed, aboutRecharges(deps, 'recharge_passed'));
  hear(rechargeRefused, aboutRecharges(deps, 'recharge_refused'));
  hear(withdrawalAsked, aboutWithdrawals(deps, 'asked'));
  hear(withdrawalPassed, aboutWithdrawals(deps, 'passed'));
  hear(withdrawalRefused, aboutWithdrawals(deps, 'refused'));

  hear(
    users.passwordChanged,
    aboutAccounts(deps, ({ how }) => ({ kind: how === 'reset' ? 'password_reset' : 'password_changed' })),
  );
  hear(
    users.paymentCodeChanged,
    aboutAccounts(deps, ({ how }) => ({ kind: `payment_code_${how}` })),
  );
  hear(
    users.paymentCodeLocked,
    aboutAccounts(deps, () => ({ kind: 'payment_code_locked' })),
  );
  hear(
    users.emailChanged,
    aboutAccounts(deps, ({ email, before }) =>
      before
        ? { kind: 'email_changed', details: { email }, alsoTo: before }
        : { kind: 'email_confirmed', details: { email } },
    ),
  );
  hear(
    users.signedInAnew,
    aboutAccounts(deps, ({ device, address }) => ({ kind: 'signed_in_anew', details: { device, address } })),
  );
}
