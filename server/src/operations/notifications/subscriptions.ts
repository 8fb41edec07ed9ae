import * as aftersales from '../../trade/aftersales/index.ts';
import type { EventKind } from '../../base/jobs/jobs.ts';
import { subscription, type Subscription } from '../../base/module.ts';
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
export function notificationSubscriptions(deps: NotificationsDeps): Subscription[] {
  const on = <Payload extends object>(event: EventKind<Payload>, handle: (payloads: Payload[]) => Promise<void>) =>
    subscription(event, 'notify', handle);
  const answers = { approved: 'refund_approved', offered: 'refund_offered', refused: 'refund_refused' } as const;

  return [
    on(
      orders.orderPaid,
      aboutOrders(deps, () => ({ shopper: 'order_paid', shop: 'shop_order_paid' })),
    ),
    on(
      orders.orderShipped,
      aboutOrders(
        deps,
        () => ({ shopper: 'order_shipped' }),
        ({ parcelId }) => `:${parcelId}`,
      ),
    ),
    on(
      orders.parcelNews,
      aboutOrders(deps, parcelMeaning, ({ parcelId, status }) => `:${parcelId}:${status}`),
    ),
    on(
      orders.orderDelivered,
      aboutOrders(deps, () => ({ shopper: 'order_delivered' })),
    ),
    on(
      orders.orderReceived,
      aboutOrders(deps, ({ by }) => ({
        shopper: by === 'clock' ? 'order_received_by_clock' : undefined,
        shop: 'shop_order_received',
      })),
    ),
    on(
      orders.orderCompleted,
      aboutOrders(deps, () => ({ shopper: 'order_completed', shop: 'shop_order_completed' })),
    ),
    on(
      orders.orderExtended,
      aboutOrders(deps, () => ({ shop: 'shop_order_extended' })),
    ),
    on(
      orders.shipLate,
      aboutOrders(deps, () => ({ shopper: 'order_ship_late', shop: 'shop_ship_late' })),
    ),
    on(
      orders.cancelAsked,
      aboutOrders(deps, () => ({ shop: 'shop_cancel_asked' })),
    ),
    on(
      orders.cancelAnswered,
      aboutOrders(deps, ({ granted }) => (granted ? {} : { shopper: 'cancel_refused' })),
    ),
    on(
      orders.orderCancelled,
      aboutOrders(deps, ({ reason }, { wasPaid }) => {
        if (wasPaid) return { shopper: 'order_cancelled', shop: 'shop_order_cancelled' };
        return reason === 'unpaid' ? { shopper: 'order_closed_unpaid' } : {};
      }),
    ),

    on(
      aftersales.refundAsked,
      aboutRefunds(deps, () => ({ shop: 'shop_refund_asked' })),
    ),
    on(
      aftersales.refundAnswered,
      aboutRefunds(deps, ({ answer }) => ({
        shopper: answers[answer],
        ...(answer === 'offered' && { amount: 'offered' }),
      })),
    ),
    on(
      aftersales.offerAnswered,
      aboutRefunds(deps, ({ accepted }) => ({
        shop: accepted ? 'shop_offer_accepted' : 'shop_offer_declined',
        amount: 'offered',
      })),
    ),
    on(
      aftersales.refundMessage,
      aboutRefunds(
        deps,
        ({ by }) => (by === 'shop' ? { shopper: 'refund_message' } : { shop: 'shop_refund_message' }),
        ({ messageId }) => `:${messageId}`,
      ),
    ),
    on(
      aftersales.refundClosed,
      aboutRefunds(deps, ({ why }) =>
        why === 'withdrawn'
          ? { shop: 'shop_refund_withdrawn' }
          : { shopper: 'refund_lapsed', shop: 'shop_refund_lapsed' },
      ),
    ),
    on(
      aftersales.returnSent,
      aboutRefunds(deps, () => ({ shop: 'shop_return_sent' })),
    ),
    on(
      aftersales.refundPaid,
      aboutRefunds(deps, () => ({ shopper: 'refund_paid', amount: 'granted' })),
    ),
    on(
      aftersales.disputeOpened,
      aboutRefunds(deps, () => ({ shopper: 'dispute_opened', shop: 'shop_dispute_opened' })),
    ),
    on(
      aftersales.disputeRuled,
      aboutRefunds(deps, () => ({ shopper: 'dispute_ruled', shop: 'shop_dispute_ruled' })),
    ),

    on(reviews.reviewWritten, aboutReviews(deps, newReview)),
    on(reviews.reviewReplied, aboutReviews(deps, repliedReview)),
    on(reviews.reviewHidden, aboutReviews(deps, hiddenReview)),

    on(rechargePassed, aboutRecharges(deps, 'recharge_passed')),
    on(rechargeRefused, aboutRecharges(deps, 'recharge_refused')),
    on(withdrawalAsked, aboutWithdrawals(deps, 'asked')),
    on(withdrawalPassed, aboutWithdrawals(deps, 'passed')),
    on(withdrawalRefused, aboutWithdrawals(deps, 'refused')),

    on(
      users.passwordChanged,
      aboutAccounts(deps, ({ how }) => ({ kind: how === 'reset' ? 'password_reset' : 'password_changed' })),
    ),
    on(
      users.paymentCodeChanged,
      aboutAccounts(deps, ({ how }) => ({ kind: `payment_code_${how}` })),
    ),
    on(
      users.paymentCodeLocked,
      aboutAccounts(deps, () => ({ kind: 'payment_code_locked' })),
    ),
    on(
      users.emailChanged,
      aboutAccounts(deps, ({ email, before }) =>
        before
          ? { kind: 'email_changed', details: { email }, alsoTo: before }
          : { kind: 'email_confirmed', details: { email } },
      ),
    ),
    on(
      users.signedInAnew,
      aboutAccounts(deps, ({ device, address }) => ({ kind: 'signed_in_anew', details: { device, address } })),
    ),
  ];
}
