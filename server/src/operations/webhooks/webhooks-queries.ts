import type { WebhookRow, WebhookType } from '@tradewind/contract/operations/shop-desk/webhooks';
import { requireFound } from '@tradewind/contract/base/refusals';
import type { Read } from '../../base/db/database.ts';

const webhooksOf = (read: Read, shopId: string) =>
  read
    .selectFrom('webhooks as w')
    .select(['w.id', 'w.url', 'w.types', 'w.state', 'w.failing_since', 'w.old_secret_until', 'w.created_at'])
    .select((eb) =>
      (['pending', 'failed'] as const).map((state) =>
        eb
          .selectFrom('webhook_deliveries as d')
          .select((count) => count.fn.countAll<bigint>().as('deliveries'))
          .whereRef('d.webhook_id', '=', 'w.id')
          .where('d.state', '=', state)
          .as(state),
      ),
    )
    .where('w.shop_id', '=', shopId)
    .orderBy('w.created_at');
type StoredWebhook = Awaited<ReturnType<ReturnType<typeof webhooksOf>['executeTakeFirstOrThrow']>>;

function presentWebhook(row: StoredWebhook, now: Date): WebhookRow {
  const until = row.old_secret_until;
  return {
    id: row.id,
    url: row.url,
    types: row.types as WebhookType[],
    state: row.state as WebhookRow['state'],
    failing_since: row.failing_since?.toISOString() ?? null,
    waiting: Number(row.pending),
    failed: Number(row.failed),
    old_secret_until: until && until > now ? until.toISOString() : null,
    created_at: row.created_at.toISOString(),
  };
}

/** The webhooks of a shop, the oldest first. */
export async function listWebhooks(read: Read, shopId: string, now: Date): Promise<WebhookRow[]> {
  return (await webhooksOf(read, shopId).execute()).map((row) => presentWebhook(row, now));
}

/** One webhook of a shop. @throws Refusal `webhook_not_found`. */
export async function showWebhook(read: Read, shopId: string, id: string, now: Date): Promise<WebhookRow> {
  const row = await webhooksOf(read, shopId).where('w.id', '=', id).executeTakeFirst();
  return presentWebhook(requireFound(row, 'webhook_not_found'), now);
}
