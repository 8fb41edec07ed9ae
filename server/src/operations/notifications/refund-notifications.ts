import type { RefundEvent } from '../../trade/aftersales/index.ts';
import { orderFacts, refundAmounts } from './facts-queries.ts';
import type { NotificationKind } from './kinds.ts';
import type { Notification } from './notification.ts';
import type { NotificationsDeps } from './notifications-deps.ts';
import { notifyReaders } from './notify-readers.ts';

/** The kinds of notifications for the shopper and the shop; undefined for none. */
interface Kinds {
  shopper?: NotificationKind;
  shop?: NotificationKind;
  /** Which amount of the refund the text names. */
  amount?: 'offered' | 'granted';
}

/**
 * Builds a subscriber that notifies of an event of refunds.
 *
 * @param subjectOf a suffix that distinguishes repeated events of the same refund.
 */
export function refundNotifications<Payload extends RefundEvent>(
  deps: NotificationsDeps,
  kindsOf: (payload: Payload) => Kinds,
  subjectOf: (payload: Payload) => string = () => '',
): (payloads: Payload[]) => Promise<void> {
  return async (payloads) => {
    const { read } = deps.db;
    const [orders, amounts] = await Promise.all([
      orderFacts(
        read,
        payloads.map(({ orderId }) => orderId),
      ),
      refundAmounts(
        read,
        payloads.map(({ requestId }) => requestId),
      ),
    ]);
    await notifyReaders(
      deps,
      payloads.flatMap((payload): Notification[] => {
        const order = orders.get(payload.orderId);
        if (!order) return [];
        const { shopper, shop, amount } = kindsOf(payload);
        const details = { ...order.details, amount: (amount && amounts.get(payload.requestId)?.[amount]) ?? '' };
        const subject = `refund:${payload.requestId}${subjectOf(payload)}`;
        return [
          ...(shopper ? [{ reader: 'user' as const, readerId: order.userId, kind: shopper, subject, details }] : []),
          ...(shop
            ? [
                {
                  reader: 'shop' as const,
                  readerId: order.shopId,
                  kind: shop,
                  subject,
                  details: { ...details, page: `/shop_refunds/${payload.requestId}/show` },
                },
              ]
            : []),
        ];
      }),
    );
  };
}
