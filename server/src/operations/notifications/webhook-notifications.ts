import type { NotificationsDeps } from './notifications-deps.ts';
import { notifyReaders } from './notify-readers.ts';

/** Notifies the owners of shops whose webhook was disabled, each time. */
export const notifyOfDisabledWebhooks = (
  deps: NotificationsDeps,
  events: readonly { webhookId: string; shopId: string; host: string; at: string }[],
): Promise<void> =>
  notifyReaders(
    deps,
    events.map(({ webhookId, shopId, host, at }) => ({
      reader: 'shop' as const,
      readerId: shopId,
      kind: 'shop_webhook_disabled' as const,
      subject: `webhook:${webhookId}:${at}`,
      details: { host, page: '/shop_webhooks' },
    })),
  );
