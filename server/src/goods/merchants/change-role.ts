import type { ShopRole } from '@tradewind/contract/base/shop-roles';
import type { Work } from '../../base/db/work.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { lockMembers, requireReplaceable, saveRole } from './members-store.ts';

/** Gives a member another role. @throws Refusal `member_not_found`, or `shop_last_owner` for the only owner. */
export const changeRole =
  ({ actor: { shopId } }: MerchantCall, { user_id, role }: { user_id: string; role: ShopRole }): Work<null> =>
  async (tx) => {
    const { id } = requireReplaceable(await lockMembers(tx, shopId), user_id);
    await saveRole(tx, shopId, id, role);
    return null;
  };
