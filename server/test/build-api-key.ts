import type { ApiScope } from '@tradewind/contract/base/api-scopes';
import type { Database } from '../src/base/db/database.ts';
import { newId } from '../src/base/ids/ids.ts';
import { hashApiKey, newApiKey } from '../src/goods/api-keys/api-key.ts';
import { insertApiKey } from '../src/goods/api-keys/api-keys-store.ts';

/** Creates an API key of a shop, without the payment code of its owner. */
export async function buildApiKey(
  db: Database,
  { shopId, id: ownerId }: { shopId: string; id: string },
  scopes: readonly ApiScope[],
  { now = new Date(), expiresAt = null }: { now?: Date; expiresAt?: Date | null } = {},
): Promise<{ id: string; secret: string }> {
  const secret = newApiKey();
  const key = { id: newId(), shop_id: shopId, name: 'Warehouse', hash: hashApiKey(secret), hint: secret.slice(-4) };
  await db.transact((tx) =>
    insertApiKey(tx, { ...key, scopes: [...scopes], created_by: ownerId, created_at: now, expires_at: expiresAt }),
  );
  return { id: key.id, secret };
}
