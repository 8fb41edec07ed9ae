import type { NotificationKind } from './kinds.ts';
import type { NotificationsDeps } from './notifications-deps.ts';
import { notifyReaders } from './notify-readers.ts';

/** Builds a subscriber that notifies the members of shops that were suspended or reopened. */
export function suspensionNotifications(
  deps: NotificationsDeps,
  kind: NotificationKind,
): (events: { shopId: string; at: string; reason?: string }[]) => Promise<void> {
  return async (events) => {
    const ids = events.map(({ shopId }) => shopId);
    const shops = await deps.db.read.selectFrom('shops').select(['id', 'name']).where('id', 'in', ids).execute();
    const names = new Map(shops.map(({ id, name }) => [id, name]));
    await notifyReaders(
      deps,
      events.map(({ shopId, at, reason = '' }) => ({
        reader: 'shop' as const,
        readerId: shopId,
        kind,
        subject: `shop:${shopId}:${at}`,
        details: { shop: names.get(shopId) ?? '', message: reason, page: '/profile' },
      })),
    );
  };
}
