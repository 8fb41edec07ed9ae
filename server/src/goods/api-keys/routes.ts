import { refuse } from '@tradewind/contract/base/refusals';
import * as contract from '@tradewind/contract/goods/shop-desk/api-keys';
import type { Api } from '../../base/http/api.ts';
import type { PaymentCodeDeps } from '../../people/users/index.ts';
import { listApiKeys } from './api-keys-queries.ts';
import { revokeApiKey } from './api-keys-store.ts';
import { createApiKey } from './create-api-key.ts';

/** The API keys of a shop, at its desk. */
export function apiKeysRoutes(api: Api, deps: PaymentCodeDeps): void {
  api.merchant(contract.shopApiKeys, async ({ actor: { shopId }, now }) => {
    const list = await listApiKeys(deps.db.read, shopId, now);
    return { list, total: list.length };
  });
  api.merchant(contract.createApiKey, (call, input) => createApiKey(deps, call, input));
  api.merchant(contract.revokeApiKey, async ({ actor: { shopId }, now }, { id }) => async (tx) => {
    if (!(await revokeApiKey(tx, shopId, id, now))) refuse('api_key_not_found');
    return null;
  });
}
