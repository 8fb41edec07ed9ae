import * as contract from '@tradewind/contract/operations/shop-desk/webhooks';
import type { Api } from '../../base/http/api.ts';
import { changeWebhook, createWebhook, rotateSecret } from './create-webhook.ts';
import { listDeliveries, showDelivery } from './deliveries-queries.ts';
import { replayDelivery, replayFailed } from './replay.ts';
import { switchWebhook } from './switch-webhook.ts';
import { testWebhook } from './test-webhook.ts';
import type { WebhooksDeps } from './webhooks-deps.ts';
import { listWebhooks } from './webhooks-queries.ts';
import { deleteWebhook } from './webhooks-store.ts';

/** The webhooks of a shop, at its desk. */
export function webhooksRoutes(api: Api, deps: WebhooksDeps): void {
  const { read } = deps.db;

  api.merchant(contract.shopWebhooks, async ({ actor: { shopId }, now }) => {
    const list = await listWebhooks(read, shopId, now);
    return { list, total: list.length };
  });
  api.merchant(contract.createWebhook, (call, input) => createWebhook(deps, call, input));
  api.merchant(contract.changeWebhook, (call, input) => changeWebhook(call, input));
  api.merchant(contract.rotateWebhookSecret, async (call, input) => rotateSecret(deps, call, input));
  api.merchant(contract.switchWebhook, async (call, input) => switchWebhook(deps, call, input));
  api.merchant(contract.testWebhook, async (call, input) => testWebhook(deps, call, input));
  api.merchant(contract.removeWebhook, async ({ actor: { shopId } }, { id }) => async (tx) => {
    await deleteWebhook(tx, shopId, id);
    return null;
  });

  api.merchant(contract.webhookDeliveries, ({ actor, now }, input) => listDeliveries(read, actor.shopId, input, now));
  api.merchant(contract.webhookDelivery, ({ actor }, { id }) => showDelivery(read, actor.shopId, id));
  api.merchant(contract.replayDelivery, async (call, input) => replayDelivery(deps, call, input));
  api.merchant(contract.replayFailed, async (call, input) => replayFailed(deps, call, input));
}
