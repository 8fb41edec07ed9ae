import { rechargeFacts, withdrawalFacts } from './facts-queries.ts';
import type { NotificationKind } from './kinds.ts';
import type { Notification } from './notification.ts';
import type { NotificationsDeps } from './notifications-deps.ts';
import { notifyReaders } from './notify-readers.ts';

/** A listener that tells whoever topped up what became of it. */
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
 * A listener that tells whoever withdraws: a shopper, or the owner of a shop. What was held comes back whole, what is
 * paid comes less the fee.
 */
export function withdrawalNotifications(
  deps: NotificationsDeps,
  what: 'asked' | 'passed' | 'refused',
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
          details: what === 'passed' ? details : { ...details, amount: price },
        };
        if (userId) return [{ ...about, reader: 'user', readerId: userId, kind: `withdrawal_${what}` }];
        return shopId
          ? [
              {
                ...about,
                reader: 'shop',
                readerId: shopId,
                kind: `shop_payout_${what}`,
                details: { ...about.details, page: '/shop_payouts' },
              },
            ]
          : [];
      }),
    );
  };
}
