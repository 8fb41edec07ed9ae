import { requireFound } from '@tradewind/contract/base/refusals';
import type { Work } from '../../base/db/work.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { webhooksDue } from './webhook-events.ts';
import type { WebhooksDeps } from './webhooks-deps.ts';
import { lockWebhook } from './webhooks-store.ts';

const afresh = (now: Date) => ({ state: 'pending', tries: 0, next_at: now, taken_until: null });

/** Sends one event again, whatever became of it. @throws Refusal `delivery_not_found`. */
export const replayDelivery =
  (
    { jobs }: Pick<WebhooksDeps, 'jobs'>,
    { actor: { shopId }, now }: MerchantCall,
    { id }: { id: string },
  ): Work<null> =>
  async (tx) => {
    const replayed = await tx
      .updateTable('webhook_deliveries')
      .set(afresh(now))
      .where('id', '=', id)
      .where('webhook_id', 'in', (eb) => eb.selectFrom('webhooks').select('id').where('shop_id', '=', shopId))
      .returning('id')
      .executeTakeFirst();
    requireFound(replayed, 'delivery_not_found');
    await jobs.publish(tx, webhooksDue, {});
    return null;
  };

/** Sends all events of a webhook again that happened since then and failed. @throws Refusal `webhook_not_found`. */
export const replayFailed =
  (
    { jobs }: Pick<WebhooksDeps, 'jobs'>,
    { actor: { shopId }, now }: MerchantCall,
    { webhook_id: webhookId, since }: { webhook_id: string; since: Date },
  ): Work<{ replayed: number }> =>
  async (tx) => {
    await lockWebhook(tx, shopId, webhookId);
    const { numUpdatedRows } = await tx
      .updateTable('webhook_deliveries')
      .set(afresh(now))
      .where('webhook_id', '=', webhookId)
      .where('state', '=', 'failed')
      .where('event_id', 'in', (eb) => eb.selectFrom('webhook_events').select('id').where('at', '>=', since))
      .executeTakeFirst();
    await jobs.publish(tx, webhooksDue, {});
    return { replayed: Number(numUpdatedRows) };
  };
