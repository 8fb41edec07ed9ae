import { productDecided } from '../../goods/catalog/index.ts';
import { applicationMoved } from '../../goods/applications/index.ts';
import * as aftersales from '../../trade/aftersales/index.ts';
import type { EventKind } from '../../base/jobs/jobs.ts';
import { subscription, type Subscription } from '../../base/module.ts';
import * as orders from '../../trade/orders/index.ts';
import { rechargeApproved, rechargeRefused } from '../../money/recharges/index.ts';
import { invitationRewarded, invitationTakenBack } from '../../trade/partnership/index.ts';
import { shopCorrectionMoved } from '../../trade/shop-corrections/index.ts';
import * as questions from '../../trade/questions/index.ts';
import * as reviews from '../../trade/reviews/index.ts';
import { identityChanged } from '../../people/openid/index.ts';
import { secondFactorChanged } from '../../people/second-factor/index.ts';
import * as users from '../../people/users/index.ts';
import * as withdrawals from '../../money/withdrawals/index.ts';
import { shopReopened, shopSuspended } from '../../goods/shops/index.ts';
import { messagesUnread } from '../service/index.ts';
import { webhookDisabled } from '../webhooks/index.ts';
import { shopNewsSent } from '../../goods/shop-pages/index.ts';
import { notifyFollowers } from './shop-news-notifications.ts';
import { notifyOfMessages } from './message-notifications.ts';
import { notifyApplicants } from './application-notifications.ts';
import { accountNotifications } from './account-notifications.ts';
import { invitationNotifications } from './invitation-notifications.ts';
import { rechargeNotifications, withdrawalNotifications } from './money-notifications.ts';
import { orderNotifications, kindsOfTracking } from './order-notifications.ts';
import { notifyShopsOfProducts } from './product-notifications.ts';
import { refundNotifications } from './refund-notifications.ts';
import { confirmRevocations } from './revocation-notifications.ts';
import { notifyOfAnswers, notifyOfHidden, notifyShopsOfQuestions } from './question-notifications.ts';
import { reviewNotifications, hiddenReview, newReview, repliedReview } from './review-notifications.ts';
import { notifyShopsOfFines } from './fine-notifications.ts';
import { suspensionNotifications } from './suspension-notifications.ts';
import { notifyOfDisabledWebhooks } from './webhook-notifications.ts';
import type { NotificationsDeps } from './notifications-deps.ts';

/** Maps events to notifications and their readers. */
export function notificationSubscriptions(deps: NotificationsDeps): Subscription[] {
  const on = <Payload extends object>(event: EventKind<Payload>, handle: (payloads: Payload[]) => Promise<void>) =>
    subscription(event, 'notify', handle);
  const answers = { approved: 'refund_approved', offered: 'refund_offered', refused: 'refund_refused' } as const;
  const closings = {
    withdrawn: { shop: 'shop_refund_withdrawn' },
    lapsed: { shopper: 'refund_lapsed', shop: 'shop_refund_lapsed' },
    exchanged: { shopper: 'refund_exchanged' },
  } as const;

  return [
    on(
      orders.orderPaid,
      orderNotifications(deps, () => ({ shopper: 'order_paid', shop: 'shop_order_paid' })),
    ),
    on(
      orders.orderShipped,
      orderNotifications(
        deps,
        () => ({ shopper: 'order_shipped' }),
        ({ parcelId }) => `:${parcelId}`,
      ),
    ),
    on(
      orders.parcelTracked,
      orderNotifications(deps, kindsOfTracking, ({ parcelId, status }) => `:${parcelId}:${status}`),
    ),
    on(
      orders.orderDelivered,
      orderNotifications(deps, () => ({ shopper: 'order_delivered' })),
    ),
    on(
      orders.orderReceived,
      orderNotifications(deps, ({ by }) => ({
        shopper: by === 'clock' ? 'order_received_by_clock' : undefined,
        shop: 'shop_order_received',
      })),
    ),
    on(
      orders.orderCompleted,
      orderNotifications(deps, () => ({ shopper: 'order_completed', shop: 'shop_order_completed' })),
    ),
    on(
      orders.orderExtended,
      orderNotifications(deps, () => ({ shop: 'shop_order_extended' })),
    ),
    on(
      orders.shipLate,
      orderNotifications(deps, () => ({ shopper: 'order_ship_late', shop: 'shop_ship_late' })),
    ),
    on(
      orders.cancelRequested,
      orderNotifications(deps, () => ({ shop: 'shop_cancel_asked' })),
    ),
    on(
      orders.cancelAnswered,
      orderNotifications(deps, ({ granted }) => (granted ? {} : { shopper: 'cancel_refused' })),
    ),
    on(
      orders.orderCancelled,
      orderNotifications(deps, ({ reason }, { wasPaid }) => {
        if (wasPaid) return { shopper: 'order_cancelled', shop: 'shop_order_cancelled' };
        return reason === 'unpaid' ? { shopper: 'order_closed_unpaid' } : {};
      }),
    ),

    on(
      aftersales.refundRequested,
      refundNotifications(deps, () => ({ shop: 'shop_refund_asked' })),
    ),
    on(aftersales.orderRevoked, (events) => confirmRevocations(deps, events)),
    on(
      aftersales.refundAnswered,
      refundNotifications(deps, ({ answer }) => ({
        shopper: answers[answer],
        ...(answer === 'offered' && { amount: 'offered' }),
      })),
    ),
    on(
      aftersales.offerAnswered,
      refundNotifications(deps, ({ accepted }) => ({
        shop: accepted ? 'shop_offer_accepted' : 'shop_offer_declined',
        amount: 'offered',
      })),
    ),
    on(
      aftersales.refundMessage,
      refundNotifications(
        deps,
        ({ by }) => (by === 'shop' ? { shopper: 'refund_message' } : { shop: 'shop_refund_message' }),
        ({ messageId }) => `:${messageId}`,
      ),
    ),
    on(
      aftersales.refundClosed,
      refundNotifications(deps, ({ why }) => closings[why]),
    ),
    on(
      aftersales.returnSent,
      refundNotifications(deps, () => ({ shop: 'shop_return_sent' })),
    ),
    on(
      aftersales.refundPaid,
      refundNotifications(deps, () => ({ shopper: 'refund_paid', amount: 'granted' })),
    ),
    on(
      aftersales.disputeOpened,
      refundNotifications(deps, () => ({ shopper: 'dispute_opened', shop: 'shop_dispute_opened' })),
    ),
    on(
      aftersales.disputeRuled,
      refundNotifications(deps, () => ({ shopper: 'dispute_ruled', shop: 'shop_dispute_ruled' })),
    ),

    on(applicationMoved, (events) => notifyApplicants(deps, events)),
    on(messagesUnread, (events) => notifyOfMessages(deps, events)),
    on(shopNewsSent, (events) => notifyFollowers(deps, events)),
    on(shopSuspended, suspensionNotifications(deps, 'shop_suspended')),
    on(shopCorrectionMoved, (events) => notifyShopsOfFines(deps, events)),
    on(shopReopened, suspensionNotifications(deps, 'shop_reopened')),

    on(invitationRewarded, invitationNotifications(deps, 'invitation_rewarded')),
    on(invitationTakenBack, invitationNotifications(deps, 'invitation_taken_back')),
    on(webhookDisabled, (events) => notifyOfDisabledWebhooks(deps, events)),
    on(productDecided, (decisions) => notifyShopsOfProducts(deps, decisions)),

    on(reviews.reviewWritten, reviewNotifications(deps, newReview)),
    on(reviews.reviewReplied, reviewNotifications(deps, repliedReview)),
    on(reviews.reviewHidden, reviewNotifications(deps, hiddenReview)),
    on(questions.questionAsked, (events) => notifyShopsOfQuestions(deps, events)),
    on(questions.questionAnswered, (events) => notifyOfAnswers(deps, events)),
    on(questions.questionHidden, (events) => notifyOfHidden(deps, events)),

    on(rechargeApproved, rechargeNotifications(deps, 'recharge_passed')),
    on(rechargeRefused, rechargeNotifications(deps, 'recharge_refused')),
    on(withdrawals.withdrawalRequested, withdrawalNotifications(deps, 'asked')),
    on(withdrawals.withdrawalPaid, withdrawalNotifications(deps, 'passed')),
    on(withdrawals.withdrawalRefused, withdrawalNotifications(deps, 'refused')),
    on(
      withdrawals.withdrawalTierChanged,
      accountNotifications(deps, ({ raised }) => ({
        kind: raised ? 'withdrawal_tier_raised' : 'withdrawal_tier_lowered',
        details: { page: '/withDraw' },
      })),
    ),

    on(
      users.passwordChanged,
      accountNotifications(deps, ({ how }) => ({ kind: how === 'reset' ? 'password_reset' : 'password_changed' })),
    ),
    on(
      users.paymentCodeChanged,
      accountNotifications(deps, ({ how }) => ({ kind: `payment_code_${how}` })),
    ),
    on(
      users.paymentCodeLocked,
      accountNotifications(deps, () => ({ kind: 'payment_code_locked' })),
    ),
    on(
      users.paymentCodeBlocked,
      accountNotifications(deps, () => ({ kind: 'payment_code_blocked' })),
    ),
    on(
      users.emailChanged,
      accountNotifications(deps, ({ email, before }) =>
        before
          ? { kind: 'email_changed', details: { email }, alsoTo: before }
          : { kind: 'email_confirmed', details: { email } },
      ),
    ),
    on(
      users.mobileChanged,
      accountNotifications(deps, ({ how, mobile }) => ({ kind: `mobile_${how}`, details: { mobile } })),
    ),
    on(
      secondFactorChanged,
      accountNotifications(deps, ({ how }) => ({
        kind: how === 'on' || how === 'off' || how === 'reset' ? `second_factor_${how}` : how,
      })),
    ),
    on(
      identityChanged,
      accountNotifications(deps, ({ how, provider }) => ({ kind: `identity_${how}`, details: { provider } })),
    ),
    on(
      users.accountLocked,
      accountNotifications(deps, ({ stops, contact }) => ({
        kind: `${stops === 'everything' ? 'account' : stops}_locked`,
        details: { contact },
      })),
    ),
    on(
      users.accountLookedAt,
      accountNotifications(deps, () => ({ kind: 'account_looked_at' })),
    ),
    on(
      users.exportReady,
      accountNotifications(deps, ({ until }) => ({ kind: 'data_export_ready', details: { until, page: '/setting' } })),
    ),
    on(
      users.deletionRequested,
      accountNotifications(deps, ({ on: day }) => ({
        kind: 'deletion_requested',
        details: { day, page: '/setting' },
      })),
    ),
    on(
      users.deletionTakenBack,
      accountNotifications(deps, () => ({ kind: 'deletion_taken_back', details: { page: '/setting' } })),
    ),
    on(
      users.accountUnlocked,
      accountNotifications(deps, () => ({ kind: 'account_unlocked' })),
    ),
    on(
      users.signedInAnew,
      accountNotifications(deps, ({ from, device, address }) => ({
        kind: from === 'network' ? 'signed_in_elsewhere' : 'signed_in_anew',
        details: { device, address },
      })),
    ),
  ];
}
