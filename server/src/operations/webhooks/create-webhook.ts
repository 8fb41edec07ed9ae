import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type * as contract from '@tradewind/contract/operations/shop-desk/webhooks';
import { day, later } from '../../base/clock/clock.ts';
import type { Work } from '../../base/db/work.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { newId } from '../../base/ids/ids.ts';
import { sealText } from '../../base/secrets/sealed-text.ts';
import { newWebhookSecret } from './sign.ts';
import { checkWebhookUrl } from './webhook-url.ts';
import type { WebhooksDeps } from './webhooks-deps.ts';
import { showWebhook } from './webhooks-queries.ts';
import { insertWebhook, lockWebhook, lockWebhooksOf, updateWebhook } from './webhooks-store.ts';

type Shown = OutputOf<typeof contract.createWebhook>;

/** How many webhooks a shop can have. */
const most = 10;

/**
 * Creates a webhook of the shop, with a secret that only the answer holds in the clear.
 *
 * @throws Refusal `webhook_limit`, `webhook_url_invalid` or `webhook_url_private`.
 */
export async function createWebhook(
  { secret: sealing }: Pick<WebhooksDeps, 'secret'>,
  { actor: { shopId, userId }, now }: MerchantCall,
  { url: typed, types }: ParsedInputOf<typeof contract.createWebhook>,
): Promise<Work<Shown>> {
  const url = await checkWebhookUrl(typed);
  return async (tx) => {
    if ((await lockWebhooksOf(tx, shopId)) >= most) refuse('webhook_limit', { limit: most });
    const id = newId();
    const secret = newWebhookSecret();
    await insertWebhook(tx, {
      id,
      shop_id: shopId,
      url,
      types,
      secret: sealText(sealing, id, secret),
      state: 'active',
      created_by: userId,
      created_at: now,
    });
    return { ...(await showWebhook(tx, shopId, id, now)), secret };
  };
}

/** Changes the address and the types of a webhook. @throws Refusal of `createWebhook`, or `webhook_not_found`. */
export async function changeWebhook(
  { actor: { shopId }, now }: MerchantCall,
  { id, url: typed, types }: ParsedInputOf<typeof contract.changeWebhook>,
): Promise<Work<OutputOf<typeof contract.changeWebhook>>> {
  const url = await checkWebhookUrl(typed);
  return async (tx) => {
    await lockWebhook(tx, shopId, id);
    await updateWebhook(tx, id, { url, types });
    return showWebhook(tx, shopId, id, now);
  };
}

/** Gives a webhook a new secret; the one before signs too for a day. @throws Refusal `webhook_not_found`. */
export const rotateSecret =
  (
    { secret: sealing }: Pick<WebhooksDeps, 'secret'>,
    { actor: { shopId }, now }: MerchantCall,
    { id }: { id: string },
  ): Work<Shown> =>
  async (tx) => {
    const webhook = await lockWebhook(tx, shopId, id);
    const secret = newWebhookSecret();
    await updateWebhook(tx, id, {
      secret: sealText(sealing, id, secret),
      old_secret: webhook.secret,
      old_secret_until: later(now, day),
    });
    return { ...(await showWebhook(tx, shopId, id, now)), secret };
  };
