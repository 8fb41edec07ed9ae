import type { ShopRole } from '@tradewind/contract/base/shop-roles';
import type { Database } from '../src/base/db/database.ts';
import { addMember } from '../src/goods/merchants/index.ts';
import { buildShop, type BuiltShop } from './build-catalog.ts';
import { buildShopper, type BuiltShopper } from './build-shopper.ts';

export interface BuiltMerchant extends BuiltShopper {
  shopId: string;
  role: ShopRole;
}

/** Builds a signed-in member of a shop, by default of a new one. Its `token` is for `CallOptions.token`. */
export async function buildMerchant(
  db: Database,
  { shop, role = 'owner', now = new Date() }: { shop?: Pick<BuiltShop, 'id'>; role?: ShopRole; now?: Date } = {},
): Promise<BuiltMerchant> {
  const [{ id: shopId }, shopper] = await Promise.all([shop ?? buildShop(db), buildShopper(db, { now })]);
  await joinShop(db, shopper.id, shopId, role, now);
  return { ...shopper, shopId, role };
}

/** Makes an account a member of one more shop, signed in at its desk. */
export async function joinShop(db: Database, userId: string, shopId: string, role: ShopRole, now: Date): Promise<void> {
  await db.transact((tx) => addMember(tx, { userId, shopId, role, since: now }));
  await moveToDesk(db, userId);
}

/** Makes the sessions of an account sessions of the shop desk that are never idle. */
export async function moveToDesk(db: Database, userId: string): Promise<void> {
  await db.kysely
    .updateTable('sessions')
    .set((eb) => ({ desk_seen_at: eb.ref('expires_at') }))
    .where('user_id', '=', userId)
    .execute();
}
