import { subscription, type Module } from '../../base/module.ts';
import { deliverWebhooks } from './deliver-webhooks.ts';
import { purgeOldEvents } from './purge-old-events.ts';
import { webhookRecorders } from './record-events.ts';
import { webhooksRoutes } from './routes.ts';
import { sendRecordedEvents } from './send-recorded.ts';
import { webhooksDue } from './webhook-events.ts';
import type { WebhooksDeps } from './webhooks-deps.ts';

export { nextTry } from './retries.ts';
export { isDelivered, postSigned } from './send-event.ts';
export { newWebhookSecret } from './sign.ts';
export { webhookDisabled } from './webhook-events.ts';
export { checkWebhookUrl } from './webhook-url.ts';

/** Webhooks: what happened to a shop's orders, refunds, products and payouts, sent to its own servers. */
export const webhooksModule = (deps: WebhooksDeps): Module => {
  let stop: (() => Promise<void>) | null = null;
  return {
    async routes(api, app) {
      webhooksRoutes(api, deps);
      app.addHook('onReady', async () => {
        stop = await sendRecordedEvents(deps);
      });
    },
    close: async () => stop?.(),
    subscriptions: [...webhookRecorders(deps), subscription(webhooksDue, 'deliver', () => deliverWebhooks(deps))],
    timers: [
      { name: 'webhooks.deliver', cron: '* * * * *', run: () => deliverWebhooks(deps) },
      { name: 'webhooks.forget_old', cron: '33 4 * * *', run: () => purgeOldEvents(deps) },
    ],
  };
};
