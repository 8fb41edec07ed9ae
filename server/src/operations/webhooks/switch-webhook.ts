import type { WebhookRow } from '@tradewind/contract/operations/shop-desk/webhooks';
import type { Work } from '../../base/db/work.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { webhooksDue } from './webhook-events.ts';
import type { WebhooksDeps } from './webhooks-deps.ts';
import { showWebhook } from './webhooks-queries.ts';
import { lockWebhook, updateWebhook } from './webhooks-store.ts';

/**
 * Pauses a webhook, or makes a paused or disabled one active again: what waits is then sent, and what had failed stays so
 * until it is sent again.
 *
 * @throws Refusal `webhook_not_found`.
 */
export const switchWebhook =
  (
    { jobs }: Pick<WebhooksDeps, 'jobs'>,
    { actor: { shopId }, now }: MerchantCall,
    { id, state }: { id: string; state: 'active' | 'paused' },
  ): Work<WebhookRow> =>
  async (tx) => {
    await lockWebhook(tx, shopId, id);
    await updateWebhook(tx, id, { state, ...(state === 'active' && { failing_since: null }) });
    await jobs.publish(tx, webhooksDue, {});
    return showWebhook(tx, shopId, id, now);
  };
