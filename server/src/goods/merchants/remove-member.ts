import type { Tx } from '../../base/db/database.ts';
import { lockMembers, requireReplaceable } from './members-store.ts';

/**
 * Removes a member from a shop, which ends the access to the shop desk.
 *
 * @throws Refusal `member_not_found`, or `shop_last_owner` for the only owner.
 */
export async function removeMember(tx: Tx, { shopId, userId }: { shopId: string; userId: string }): Promise<void> {
  const { id } = requireReplaceable(await lockMembers(tx, shopId), userId);
  await tx.deleteFrom('shop_members').where('shop_id', '=', shopId).where('user_id', '=', id).execute();
}
