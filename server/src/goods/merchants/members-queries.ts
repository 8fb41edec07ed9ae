import type { ShopRole } from '@tradewind/contract/base/shop-roles';
import type { OwnShop } from '@tradewind/contract/goods/shop-desk/me';
import type { Read } from '../../base/db/database.ts';
import type { Membership } from '../../base/http/call.ts';
import { isId } from '../../base/ids/ids.ts';

/**
 * An account's membership of a shop or, without a shop, its oldest membership.
 *
 * @returns null for an account that is no member, whether the shop exists or not.
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

/** The shops of an account, oldest membership first. */
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

/** All members of a shop, owners first. */
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
