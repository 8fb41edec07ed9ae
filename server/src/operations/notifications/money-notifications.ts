import { rechargeFacts, withdrawalFacts } from './facts-queries.ts';
import type { NotificationKind } from './kinds.ts';
import type { Notification } from './notification.ts';
import type { NotificationsDeps } from './notifications-deps.ts';
import { notifyReaders } from './notify-readers.ts';

/** Builds a subscriber that notifies shoppers of the outcome of their recharges. */
export function rechargeNotifications(
  deps: NotificationsDeps,
  kind: NotificationKind,
): (payloads: { rechargeId: string }[]) => Promise<void> {
  return async (payloads) => {
    const facts = await rechargeFacts(
      deps.db.read,
      payloads.map(({ rechargeId }) => rechargeId),
    );
    await notifyReaders(
      deps,
      [...facts].flatMap(([id, { userId, details }]): Notification[] =>
        userId ? [{ reader: 'user', readerId: userId, kind, subject: `recharge:${id}`, details }] : [],
      ),
    );
  };
}

/**
 * Builds a subscriber that notifies the shopper of a withdrawal, or the owner of a shop of a payout. The amount is the full
 * price, or for a paid withdrawal the price less the fee.
 */
export function withdrawalNotifications(
  deps: NotificationsDeps,
  status: 'asked' | 'passed' | 'refused',
): (payloads: { withdrawalId: string }[]) => Promise<void> {
  return async (payloads) => {
    const facts = await withdrawalFacts(
      deps.db.read,
      payloads.map(({ withdrawalId }) => withdrawalId),
    );
    await notifyReaders(
      deps,
      [...facts].flatMap(([id, { userId, shopId, price, details }]): Notification[] => {
        const about = {
          subject: `withdrawal:${id}`,
          details: status === 'passed' ? details : { ...details, amount: price },
        };
        if (userId) return [{ ...about, reader: 'user', readerId: userId, kind: `withdrawal_${status}` }];
        return shopId
          ? [
              {
                ...about,
                reader: 'shop',
                readerId: shopId,
                kind: `shop_payout_${status}`,
                details: { ...about.details, page: '/shop_payouts' },
              },
            ]
          : [];
      }),
    );
  };
}
