import { requireFound, refuse } from '@tradewind/contract/base/refusals';
import type { Tx } from '../../base/db/database.ts';

/**
 * Removes a member from a shop, which ends the access to the shop desk. Locks all members first, so that two owners who
 * leave at the same time can't leave the shop without an owner.
 *
 * @throws Refusal `member_not_found`, or `shop_last_owner` for the only owner.
 */
export async function removeMember(tx: Tx, { shopId, userId }: { shopId: string; userId: string }): Promise<void> {
  const members = await tx
    .selectFrom('shop_members')
    .select(['user_id', 'role'])
    .where('shop_id', '=', shopId)
    .orderBy('user_id')
    .forUpdate()
    .execute();
  const member = requireFound(
    members.find(({ user_id: id }) => id === userId),
    'member_not_found',
  );
  const owners = members.filter(({ role }) => role === 'owner');
  if (member.role === 'owner' && owners.length === 1) refuse('shop_last_owner');
  await tx.deleteFrom('shop_members').where('shop_id', '=', shopId).where('user_id', '=', userId).execute();
}
