import type { ParcelEvent } from '../../trade/orders/index.ts';
import { orderFacts, type OrderFacts } from './facts-queries.ts';
import type { NotificationKind } from './kinds.ts';
import type { Notification } from './notification.ts';
import type { NotificationsDeps } from './notifications-deps.ts';
import { notifyReaders } from './notify-readers.ts';

/** The kinds of notifications for the shopper and the shop; undefined for none. */
interface Kinds {
  shopper?: NotificationKind | undefined;
  shop?: NotificationKind | undefined;
}

/**
 * Builds a subscriber that notifies of an event of orders.
 *
 * @param subjectOf a suffix that distinguishes repeated events of the same order.
 */
export function orderNotifications<Payload extends { orderId: string }>(
  deps: NotificationsDeps,
  kindsOf: (payload: Payload, facts: OrderFacts) => Kinds,
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
        const { shopper, shop } = kindsOf(payload, order);
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

/** The kind for a tracking event of a parcel; undefined for most. */
export const kindsOfTracking = ({ status }: ParcelEvent & { status: string }): Kinds => ({
  shopper: parcelKinds[status],
});
