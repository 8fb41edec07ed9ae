import type { ShopRole } from '@tradewind/contract/base/shop-roles';
import type { OwnShop } from '@tradewind/contract/goods/shop-desk/me';
import type { Read } from '../../base/db/database.ts';
import type { Membership } from '../../base/http/call.ts';
import { isId } from '../../base/ids/ids.ts';

/**
 * What an account is to a shop; without a shop named, to the first that it came to.
 *
 * @returns null for an account that does not belong to it, whether the shop exists or not.
 */
export async function findMembership(read: Read, userId: string, shopId: string | null): Promise<Membership | null> {
  if (shopId !== null && !isId(shopId)) return null;
  const row = await read
    .selectFrom('shop_members')
    .select(['shop_id', 'role'])
    .where('user_id', '=', userId)
    .$if(shopId !== null, (query) => query.where('shop_id', '=', shopId))
    .orderBy('since')
    .orderBy('shop_id')
    .limit(1)
    .executeTakeFirst();
  return row ? { shopId: row.shop_id, role: row.role as ShopRole } : null;
}

/** The shops that an account belongs to, the first that it came to first. */
export async function shopsOf(read: Read, userId: string): Promise<OwnShop[]> {
  const rows = await read
    .selectFrom('shop_members as m')
    .innerJoin('shops as h', 'h.id', 'm.shop_id')
    .select(['h.id', 'h.name', 'h.avatar', 'm.role'])
    .where('m.user_id', '=', userId)
    .orderBy('m.since')
    .orderBy('h.id')
    .execute();
  return rows.map((row) => ({ ...row, role: row.role as ShopRole }));
}

/** Everybody who keeps a shop, owners first: who is to be told of what happens there. */
export async function membersOf(read: Read, shopId: string): Promise<{ userId: string; role: ShopRole }[]> {
  const rows = await read
    .selectFrom('shop_members')
    .select(['user_id', 'role'])
    .where('shop_id', '=', shopId)
    .orderBy('role')
    .orderBy('since')
    .execute();
  return rows.map(({ user_id, role }) => ({ userId: user_id, role: role as ShopRole }));
}
