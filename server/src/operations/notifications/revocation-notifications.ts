import type { RefundEvent } from '../../trade/aftersales/index.ts';
import { orderFacts, revocationFacts } from './facts-queries.ts';
import type { Notification } from './notification.ts';
import type { NotificationsDeps } from './notifications-deps.ts';
import { notifyReaders } from './notify-readers.ts';

/**
 * Confirms the receipt of withdrawals from contracts, with their content, date and time, and notifies the shops. The law
 * asks for a durable medium, so the mail leaves for the address in the statement, whatever the shopper chose for others.
 */
export async function confirmRevocations(deps: NotificationsDeps, events: readonly RefundEvent[]): Promise<void> {
  const { read } = deps.db;
  const [orders, statements] = await Promise.all([
    orderFacts(
      read,
      events.map(({ orderId }) => orderId),
    ),
    revocationFacts(
      read,
      events.map(({ requestId }) => requestId),
    ),
  ]);
  await notifyReaders(
    deps,
    events.flatMap(({ requestId, orderId }): Notification[] => {
      const [order, made] = [orders.get(orderId), statements.get(requestId)];
      if (!order || !made) return [];
      const subject = `refund:${requestId}`;
      const details = { ...order.details, statement: made.statement, at: made.at };
      return [
        {
          reader: 'user',
          readerId: order.userId,
          kind: 'revocation_received',
          subject,
          details,
          alsoTo: made.email,
        },
        {
          reader: 'shop',
          readerId: order.shopId,
          kind: 'shop_revocation',
          subject,
          details: { ...details, page: `/shop_refunds/${requestId}/show` },
        },
      ];
    }),
  );
}
