import { refuse, requireFound } from '@tradewind/contract/base/refusals';
import type { ShopRole } from '@tradewind/contract/base/shop-roles';
import type { Tx } from '../../base/db/database.ts';

export interface LockedMember {
  id: string;
  role: ShopRole;
}

/**
 * Locks all members of a shop, so that two owners who leave at the same time can't leave it without an owner.
 */
export async function lockMembers(tx: Tx, shopId: string): Promise<LockedMember[]> {
  const rows = await tx
    .selectFrom('shop_members')
    .select(['user_id as id', 'role'])
    .where('shop_id', '=', shopId)
    .orderBy('user_id')
    .forUpdate()
    .execute();
  return rows.map(({ id, role }) => ({ id, role: role as ShopRole }));
}

/** The member with that id. @throws Refusal `member_not_found`, or `shop_last_owner` for the only owner. */
export function requireReplaceable(members: readonly LockedMember[], userId: string): LockedMember {
  const member = requireFound(
    members.find(({ id }) => id === userId),
    'member_not_found',
  );
  if (member.role === 'owner' && members.filter(({ role }) => role === 'owner').length === 1) refuse('shop_last_owner');
  return member;
}

export async function saveRole(tx: Tx, shopId: string, userId: string, role: ShopRole): Promise<void> {
  await tx
    .updateTable('shop_members')
    .set({ role })
    .where('shop_id', '=', shopId)
    .where('user_id', '=', userId)
    .execute();
}
