import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type * as contract from '@tradewind/contract/goods/shop-desk/api-keys';
import { day, later } from '../../base/clock/clock.ts';
import type { Work } from '../../base/db/work.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { newId } from '../../base/ids/ids.ts';
import { checkPaymentCode, contactOf, type PaymentCodeDeps } from '../../people/users/index.ts';
import { hashApiKey, newApiKey } from './api-key.ts';
import { presentApiKey } from './api-keys-queries.ts';
import { insertApiKey, lockApiKeysOf } from './api-keys-store.ts';

/** How many keys of a shop can be in use at a time. */
const most = 20;

/**
 * Creates an API key of the shop. Requires the caller's payment code; nothing but the answer ever holds the key.
 *
 * @throws Refusal `api_key_limit` or of the payment code.
 */
export async function createApiKey(
  deps: PaymentCodeDeps,
  { actor: { shopId, userId }, now }: MerchantCall,
  { name, scopes, days, password_pay: code }: ParsedInputOf<typeof contract.createApiKey>,
): Promise<Work<OutputOf<typeof contract.createApiKey>>> {
  await checkPaymentCode(deps, userId, code, now);
  return async (tx) => {
    if ((await lockApiKeysOf(tx, shopId, now)) >= most) refuse('api_key_limit', { limit: most });
    const secret = newApiKey();
    const key = {
      id: newId(),
      name,
      hint: secret.slice(-4),
      scopes,
      created_at: now,
      last_used_at: null,
      expires_at: days === undefined ? null : later(now, days * day),
      revoked_at: null,
    };
    await insertApiKey(tx, { ...key, shop_id: shopId, created_by: userId, hash: hashApiKey(secret) });
    const creator = await contactOf(tx, userId);
    return { ...presentApiKey({ ...key, nickname: creator?.nickname ?? '' }, now), secret };
  };
}
