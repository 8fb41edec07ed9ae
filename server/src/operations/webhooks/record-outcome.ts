import { later } from '../../base/clock/clock.ts';
import type { Tx } from '../../base/db/database.ts';
import { newId } from '../../base/ids/ids.ts';
import type { TakenDelivery } from './deliveries-store.ts';
import { nextTry, patience } from './retries.ts';
import { isDelivered, isGone, type Outcome } from './send-event.ts';
import { webhookDisabled } from './webhook-events.ts';
import type { WebhooksDeps } from './webhooks-deps.ts';

/** Stores how a try ended, when the next one is due, and disables a webhook through which nothing gets any more. */
export async function recordOutcome(
  { jobs }: Pick<WebhooksDeps, 'jobs'>,
  tx: Tx,
  delivery: TakenDelivery,
  outcome: Outcome,
): Promise<void> {
  const { id, webhookId } = delivery;
  const { at } = outcome;
  const webhook = await tx
    .selectFrom('webhooks')
    .select(['shop_id', 'state', 'url', 'failing_since'])
    .where('id', '=', webhookId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  // It was removed meanwhile, with its log.
  if (!webhook) return;
  await tx
    .insertInto('webhook_attempts')
    .values({ id: newId(), delivery_id: id, ...outcome })
    .execute();
  if (isDelivered(outcome)) {
    await tx
      .updateTable('webhook_deliveries')
      .set({ state: 'delivered', tries: delivery.tries + 1, delivered_at: at, taken_until: null })
      .where('id', '=', id)
      .execute();
    if (webhook.failing_since)
      await tx.updateTable('webhooks').set({ failing_since: null }).where('id', '=', webhookId).execute();
    return;
  }
  const tries = delivery.tries + 1;
  const next = nextTry(tries, at);
  await tx
    .updateTable('webhook_deliveries')
    .set({ tries, taken_until: null, ...(next ? { next_at: next } : { state: 'failed' }) })
    .where('id', '=', id)
    .execute();
  const failingSince = webhook.failing_since ?? at;
  const disabled = webhook.state === 'active' && (isGone(outcome) || failingSince <= later(at, -patience));
  await tx
    .updateTable('webhooks')
    .set({ failing_since: failingSince, ...(disabled && { state: 'disabled' }) })
    .where('id', '=', webhookId)
    .execute();
  if (!disabled) return;
  await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'failed', taken_until: null })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'pending')
    .execute();
  const { host } = new URL(webhook.url);
  await jobs.publish(tx, webhookDisabled, { webhookId, shopId: webhook.shop_id, host, at: at.toISOString() });
}
