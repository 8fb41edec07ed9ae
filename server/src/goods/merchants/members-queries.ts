import { shopRoles, type ShopRole } from '@tradewind/contract/base/shop-roles';
import type { MemberRow } from '@tradewind/contract/goods/shop-desk/members';
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

/** The members of a shop with their accounts, in the order of their roles. */
export async function listMembers(read: Read, shopId: string, callerId: string): Promise<MemberRow[]> {
  const rows = await read
    .selectFrom('shop_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.username', 'u.nickname', 'u.avatar', 'm.role', 'm.since'])
    .where('m.shop_id', '=', shopId)
    .orderBy('m.since')
    .orderBy('u.id')
    .execute();
  return rows
    .map(({ role, since, ...account }): MemberRow => ({
      ...account,
      role: role as ShopRole,
      since: since.toISOString(),
      you: account.id === callerId ? 1 : 0,
    }))
    .toSorted((one, other) => shopRoles.indexOf(one.role) - shopRoles.indexOf(other.role));
}

/** Whether the account that confirmed this address is a member. */
export async function hasMemberWithEmail(read: Read, shopId: string, email: string): Promise<boolean> {
  const member = await read
    .selectFrom('shop_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select('u.id')
    .where('m.shop_id', '=', shopId)
    .where((eb) => eb(eb.fn('lower', ['u.email']), '=', email.toLowerCase()))
    .where('u.email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  return member !== undefined;
}

export async function nameOfShop(read: Read, shopId: string): Promise<string> {
  const { name } = await read.selectFrom('shops').select('name').where('id', '=', shopId).executeTakeFirstOrThrow();
  return name;
}

/** All members of a shop, in the order of their roles. */
export async function membersOf(read: Read, shopId: string): Promise<{ userId: string; role: ShopRole }[]> {
  const rows = await read
    .selectFrom('shop_members')
    .select(['user_id', 'role'])
    .where('shop_id', '=', shopId)
    .orderBy('since')
    .execute();
  return rows
    .map(({ user_id, role }) => ({ userId: user_id, role: role as ShopRole }))
    .toSorted((one, other) => shopRoles.indexOf(one.role) - shopRoles.indexOf(other.role));
}
