import type { ApiScope } from '@tradewind/contract/base/api-scopes';
import type { ShopRole } from '@tradewind/contract/base/shop-roles';
import type { ApiKeyRow } from '@tradewind/contract/goods/shop-desk/api-keys';
import type { Read } from '../../base/db/database.ts';
import type { KeyActor } from '../../base/http/call.ts';
import { hashApiKey, isApiKey } from './api-key.ts';

/** The longest list of keys; older ones that no longer work are left out. */
const longest = 100;

interface StoredKey {
  id: string;
  name: string;
  hint: string;
  scopes: readonly string[];
  nickname: string;
  created_at: Date;
  last_used_at: Date | null;
  expires_at: Date | null;
  revoked_at: Date | null;
}

export const presentApiKey = (key: StoredKey, now: Date): ApiKeyRow => ({
  id: key.id,
  name: key.name,
  hint: key.hint,
  scopes: key.scopes as ApiScope[],
  state: stateOf(key, now),
  created_by: key.nickname,
  created_at: key.created_at.toISOString(),
  last_used_at: key.last_used_at?.toISOString() ?? null,
  expires_at: key.expires_at?.toISOString() ?? null,
  revoked_at: key.revoked_at?.toISOString() ?? null,
});

function stateOf({ revoked_at, expires_at }: StoredKey, now: Date): ApiKeyRow['state'] {
  if (revoked_at) return 'revoked';
  return expires_at && expires_at <= now ? 'expired' : 'live';
}

/** The keys of a shop, those that are not revoked first, each the newest first. */
export async function listApiKeys(read: Read, shopId: string, now: Date): Promise<ApiKeyRow[]> {
  const rows = await read
    .selectFrom('api_keys as k')
    .innerJoin('users as u', 'u.id', 'k.created_by')
    .select(['k.id', 'k.name', 'k.hint', 'k.scopes', 'k.created_at', 'k.last_used_at', 'k.expires_at', 'k.revoked_at'])
    .select('u.nickname')
    .where('k.shop_id', '=', shopId)
    .orderBy('k.revoked_at', (by) => by.desc().nullsFirst())
    .orderBy('k.created_at', 'desc')
    .limit(longest)
    .execute();
  return rows.map((row) => presentApiKey(row, now));
}

/**
 * Who acts with an API key: the shop, under the name of the member who created the key.
 *
 * @returns null for a text that is no key, and for one that is unknown, revoked or expired.
 */
export async function findKeyActor(read: Read, secret: string, now: Date): Promise<KeyActor | null> {
  if (!isApiKey(secret)) return null;
  const row = await read
    .selectFrom('api_keys')
    .select(['id', 'name', 'shop_id', 'scopes', 'created_by'])
    .where('hash', '=', hashApiKey(secret))
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirst();
  if (!row) return null;
  const scopes = row.scopes as ApiScope[];
  return {
    userId: row.created_by,
    sessionId: row.id,
    atDesk: true,
    locale: null,
    isAdult: false,
    shopId: row.shop_id,
    role: roleOf(scopes),
    apiKey: { id: row.id, name: row.name, scopes },
  };
}

/** The role whose view of amounts a key has; what it may call follows from its scopes alone. */
function roleOf(scopes: readonly ApiScope[]): ShopRole {
  if (scopes.includes('balance:read')) return 'owner';
  return scopes.some((scope) => /^(?:aftersales|catalogue):/.test(scope)) ? 'manager' : 'fulfilment';
}
