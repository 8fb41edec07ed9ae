import { refuse } from '@tradewind/contract/base/refusals';
import { testType } from '@tradewind/contract/operations/shop-desk/webhooks';
import { later, minute } from '../../base/clock/clock.ts';
import type { Work } from '../../base/db/work.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { newId } from '../../base/ids/ids.ts';
import { webhooksDue } from './webhook-events.ts';
import type { WebhooksDeps } from './webhooks-deps.ts';
import { lockWebhook } from './webhooks-store.ts';

/** How many test events a webhook can get in a minute. */
const mostTests = 10;

/** Sends a test event to a webhook. @throws Refusal `webhook_not_found`, `webhook_inactive` or `too_many_requests`. */
export const testWebhook =
  (
    { jobs }: Pick<WebhooksDeps, 'jobs'>,
    { actor: { shopId }, now }: MerchantCall,
    { id }: { id: string },
  ): Work<null> =>
  async (tx) => {
    const webhook = await lockWebhook(tx, shopId, id);
    if (webhook.state !== 'active') refuse('webhook_inactive');
    const { sent } = await tx
      .selectFrom('webhook_events')
      .select((eb) => eb.fn.countAll<bigint>().as('sent'))
      .where('subject', '=', id)
      .where('at', '>', later(now, -minute))
      .executeTakeFirstOrThrow();
    if (Number(sent) >= mostTests) refuse('too_many_requests');
    const event = { id: newId(), shop_id: shopId, type: testType, subject: id, about: id, at: now };
    const { seq } = await tx.insertInto('webhook_events').values(event).returning('seq').executeTakeFirstOrThrow();
    await tx
      .insertInto('webhook_deliveries')
      .values({ id: newId(), event_id: event.id, webhook_id: id, seq, subject: id, state: 'pending', next_at: now })
      .execute();
    await jobs.publish(tx, webhooksDue, {});
    return null;
  };
