import type { ShopRole } from '@tradewind/contract/base/shop-roles';
import type { Work } from '../../base/db/work.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { mailMember } from './mail-member.ts';
import { roleChangedMail } from './mail-texts.ts';
import { lockMembers, requireReplaceable, saveRole } from './members-store.ts';
import type { MerchantsDeps } from './merchants-deps.ts';

/**
 * Gives a member another role, and mails the member.
 *
 * @throws Refusal `member_not_found`, or `shop_last_owner` for the only owner.
 */
export const changeRole =
  (
    deps: Pick<MerchantsDeps, 'mails' | 'defaultLocale'>,
    { actor: { shopId }, now: at }: MerchantCall,
    { user_id, role }: { user_id: string; role: ShopRole },
  ): Work<null> =>
  async (tx) => {
    const { id, role: before } = requireReplaceable(await lockMembers(tx, shopId), user_id);
    if (before === role) return null;
    await saveRole(tx, shopId, id, role);
    const letterIn = (locale: Parameters<typeof roleChangedMail>[0], shop: string) =>
      roleChangedMail(locale, { shop, role });
    await mailMember(tx, deps, { shopId, userId: id, at }, { template: 'shop.role_changed', letterIn });
    return null;
  };
