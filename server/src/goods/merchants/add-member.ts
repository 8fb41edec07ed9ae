import type { ShopRole } from '@tradewind/contract/base/shop-roles';
import { refuse } from '@tradewind/contract/base/refusals';
import { brokenConstraint, type Tx } from '../../base/db/database.ts';

/**
 * Makes an account a member of a shop, with access to the shop desk.
 *
 * @throws Refusal `member_already`, `shop_not_found` or `user_not_found`.
 */
export async function addMember(
  tx: Tx,
  { shopId, userId, role, since }: { shopId: string; userId: string; role: ShopRole; since: Date },
): Promise<void> {
  await tx
    .insertInto('shop_members')
    .values({ user_id: userId, shop_id: shopId, role, since })
    .execute()
    .catch((error: unknown) => {
      const broken = brokenConstraint(error);
      if (broken === 'shop_members_pkey') refuse('member_already');
      if (broken === 'shop_members_shop_id_fkey') refuse('shop_not_found');
      if (broken === 'shop_members_user_id_fkey') refuse('user_not_found');
      throw error;
    });
}
