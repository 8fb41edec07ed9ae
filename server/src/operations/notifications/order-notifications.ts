import type { ParcelEvent } from '../../trade/orders/index.ts';
import { orderFacts, type OrderFacts } from './facts-queries.ts';
import type { NotificationKind } from './kinds.ts';
import type { Notification } from './notification.ts';
import type { NotificationsDeps } from './notifications-deps.ts';
import { notifyReaders } from './notify-readers.ts';

/** Whom an event of an order concerns, and as what. */
interface Meaning {
  shopper?: NotificationKind | undefined;
  shop?: NotificationKind | undefined;
}

/**
 * A listener that tells of an event of orders.
 *
 * @param subjectOf what makes it a thing of its own where an order can meet with it again.
 */
export function orderNotifications<Payload extends { orderId: string }>(
  deps: NotificationsDeps,
  meaningOf: (payload: Payload, facts: OrderFacts) => Meaning,
  subjectOf: (payload: Payload) => string = () => '',
): (payloads: Payload[]) => Promise<void> {
  return async (payloads) => {
    const facts = await orderFacts(
      deps.db.read,
      payloads.map(({ orderId }) => orderId),
    );
    await notifyReaders(
      deps,
      payloads.flatMap((payload): Notification[] => {
        const order = facts.get(payload.orderId);
        if (!order) return [];
        const { shopper, shop } = meaningOf(payload, order);
        const about = { subject: `order:${payload.orderId}${subjectOf(payload)}`, details: order.details };
        return [
          ...(shopper ? [{ ...about, reader: 'user' as const, readerId: order.userId, kind: shopper }] : []),
          ...(shop
            ? [
                {
                  ...about,
                  reader: 'shop' as const,
                  readerId: order.shopId,
                  kind: shop,
                  details: { ...order.details, page: `/shop_orders/${payload.orderId}/show` },
                },
              ]
            : []),
        ];
      }),
    );
  };
}

const parcelKinds: Readonly<Record<string, NotificationKind>> = {
  out_for_delivery: 'parcel_out',
  available_for_pickup: 'parcel_pickup',
  attempt_failed: 'parcel_trouble',
  exception: 'parcel_trouble',
  expired: 'parcel_trouble',
};

/** What a parcel's news mean to whoever waits for it; most mean nothing. */
export const parcelMeaning = ({ status }: ParcelEvent & { status: string }): Meaning => ({
  shopper: parcelKinds[status],
});
