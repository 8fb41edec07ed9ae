import { z } from 'zod';
import { deskList, deskPages, filter, moment } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { id, none, nothing, page, text } from '../../base/fields.ts';

/** The events that a webhook can ask for. Each shows its subject as the shop API does. */
export const webhookTypes = [
  'order.paid',
  'order.shipped',
  'order.delivered',
  'order.received',
  'order.completed',
  'order.cancel_requested',
  'order.cancelled',
  'refund.requested',
  'refund.returned',
  'refund.closed',
  'refund.paid',
  'product.changed',
  'stock.low',
  'payout.paid',
  'payout.refused',
] as const;
export type WebhookType = (typeof webhookTypes)[number];

/** The event that the desk sends to try a webhook. */
export const testType = 'webhook.test' as const;

const type = z.enum(webhookTypes);
const types = z
  .array(type)
  .min(1)
  .max(webhookTypes.length)
  .transform((chosen) => [...new Set(chosen)]);
const url = text(500).describe('https, without a user or a fragment');
const whose = { who: 'merchant', right: 'keys' } as const;

export const webhookRow = z.object({
  id: z.string(),
  url: z.string(),
  types: z.array(type),
  state: z.enum(['active', 'paused', 'disabled']).describe('`disabled` after three days without success'),
  failing_since: z.string().nullable().describe('ISO time'),
  waiting: z.int().describe('Events that are not delivered yet'),
  failed: z.int().describe('Events that were given up and can be sent again'),
  old_secret_until: z.string().nullable().describe('Until when the secret before the last one signs too'),
  created_at: z.string(),
});
export type WebhookRow = z.output<typeof webhookRow>;

const secret = z.string().describe('`whsec_` and base64; shown only in this answer');

export const shopWebhooks = endpoint({
  ...whose,
  name: 'shopDesk.webhooks',
  summary: 'The webhooks of the shop',
  method: 'GET',
  path: '/api/shop/webhooks',
  input: nothing,
  output: deskList(webhookRow),
  refusals: [],
});

export const createWebhook = endpoint({
  ...whose,
  name: 'shopDesk.createWebhook',
  summary: 'Create a webhook; its secret is shown only in this answer',
  method: 'POST',
  path: '/api/shop/webhook_create',
  input: z.object({ url, types }),
  output: webhookRow.extend({ secret }),
  refusals: ['webhook_limit', 'webhook_url_invalid', 'webhook_url_private'],
});

export const changeWebhook = endpoint({
  ...whose,
  name: 'shopDesk.changeWebhook',
  summary: 'Change where a webhook sends to, and which events',
  method: 'POST',
  path: '/api/shop/webhook_change',
  input: z.object({ id, url, types }),
  output: webhookRow,
  refusals: ['webhook_not_found', 'webhook_url_invalid', 'webhook_url_private'],
});

export const switchWebhook = endpoint({
  ...whose,
  name: 'shopDesk.switchWebhook',
  summary: 'Pause a webhook, which keeps its events, or make it active again',
  method: 'POST',
  path: '/api/shop/webhook_switch',
  input: z.object({ id, state: z.enum(['active', 'paused']) }),
  output: webhookRow,
  refusals: ['webhook_not_found'],
});

export const rotateWebhookSecret = endpoint({
  ...whose,
  name: 'shopDesk.rotateWebhookSecret',
  summary: 'Give a webhook a new secret; the one before signs too for a day',
  method: 'POST',
  path: '/api/shop/webhook_rotate',
  input: z.object({ id }),
  output: webhookRow.extend({ secret }),
  refusals: ['webhook_not_found'],
});

export const removeWebhook = endpoint({
  ...whose,
  name: 'shopDesk.removeWebhook',
  summary: 'Remove a webhook with its log; what waits is not sent',
  method: 'POST',
  path: '/api/shop/webhook_remove',
  input: z.object({ id }),
  output: none,
  refusals: ['webhook_not_found'],
});

export const testWebhook = endpoint({
  ...whose,
  name: 'shopDesk.testWebhook',
  summary: 'Send a test event to a webhook that is active',
  method: 'POST',
  path: '/api/shop/webhook_test',
  input: z.object({ id }),
  output: none,
  refusals: ['webhook_not_found', 'webhook_inactive', 'too_many_requests'],
});

export const deliveryRow = z.object({
  id: z.string(),
  event_id: z.string().describe('Sent as `webhook-id`'),
  webhook_id: z.string(),
  type: z.string(),
  about: z.string().describe('Id of the order, refund, product or payout'),
  at: z.string().describe('When it happened, ISO time'),
  state: z.enum(['pending', 'delivered', 'failed']),
  tries: z.int().describe('Since it was last sent again'),
  next_at: z.string().nullable().describe('The next try of a pending one'),
  last: z
    .object({ at: z.string(), ms: z.int(), status: z.int().nullable(), failure: z.string(), answer: z.string() })
    .nullable()
    .describe('The last try: HTTP status, or why there was none, and the begin of the answer'),
});
export type DeliveryRow = z.output<typeof deliveryRow>;

export const webhookDeliveries = endpoint({
  ...whose,
  name: 'shopDesk.webhookDeliveries',
  summary: 'What was sent to a webhook, newest first',
  method: 'GET',
  path: '/api/shop/webhook_deliveries',
  input: z.object({
    limit: page.limit,
    cursor: filter(z.string().regex(/^\d{1,18}$/)),
    webhook_id: id,
    state: filter(deliveryRow.shape.state),
    type: filter(z.enum([...webhookTypes, testType])),
  }),
  output: deskPages(deliveryRow),
  refusals: ['webhook_not_found'],
});

export const webhookDelivery = endpoint({
  ...whose,
  name: 'shopDesk.webhookDelivery',
  summary: 'One event with what was sent, and each try',
  method: 'GET',
  path: '/api/shop/webhook_deliveries/show',
  input: z.object({ id }),
  output: deliveryRow.extend({
    payload: z.string().nullable().describe('The body; null until it is first sent'),
    attempts: z.array(deliveryRow.shape.last.unwrap()).describe('The latest fifty, newest first'),
  }),
  refusals: ['delivery_not_found'],
});

export const replayDelivery = endpoint({
  ...whose,
  name: 'shopDesk.replayDelivery',
  summary: 'Send an event again, with the same id and body',
  method: 'POST',
  path: '/api/shop/webhook_replay',
  input: z.object({ id }),
  output: none,
  refusals: ['delivery_not_found'],
});

export const replayFailed = endpoint({
  ...whose,
  name: 'shopDesk.replayFailed',
  summary: 'Send all events again that failed since a time',
  method: 'POST',
  path: '/api/shop/webhook_replay_failed',
  input: z.object({ webhook_id: id, since: moment }),
  output: z.object({ replayed: z.int() }),
  refusals: ['webhook_not_found'],
});
