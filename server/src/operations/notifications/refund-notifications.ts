import type { RefundEvent } from '../../trade/aftersales/index.ts';
import { orderFacts, refundAmounts } from './facts-queries.ts';
import type { NotificationKind } from './kinds.ts';
import type { Notification } from './notification.ts';
import type { NotificationsDeps } from './notifications-deps.ts';
import { notifyReaders } from './notify-readers.ts';

interface Meaning {
  shopper?: NotificationKind;
  shop?: NotificationKind;
  /** Which of the request's amounts the text names. */
  amount?: 'offered' | 'granted';
}

/**
 * A listener that tells of an event of a request for a refund.
 *
 * @param subjectOf what makes it a thing of its own where a request can meet with it again.
 */
export function refundNotifications<Payload extends RefundEvent>(
  deps: NotificationsDeps,
  meaningOf: (payload: Payload) => Meaning,
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
        const { shopper, shop, amount } = meaningOf(payload);
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
