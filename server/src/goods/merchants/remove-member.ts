import type { Tx } from '../../base/db/database.ts';
import type { Work } from '../../base/db/work.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { mailMember } from './mail-member.ts';
import { removedMail } from './mail-texts.ts';
import { lockMembers, requireReplaceable } from './members-store.ts';
import type { MerchantsDeps } from './merchants-deps.ts';

/**
 * Removes a member from a shop, which ends the access to the shop desk.
 *
 * @throws Refusal `member_not_found`, or `shop_last_owner` for the only owner.
 */
export async function removeMember(tx: Tx, { shopId, userId }: { shopId: string; userId: string }): Promise<void> {
  const { id } = requireReplaceable(await lockMembers(tx, shopId), userId);
  await tx.deleteFrom('shop_members').where('shop_id', '=', shopId).where('user_id', '=', id).execute();
}

/** Removes a member on behalf of the owner, and mails the member. @throws Refusal like `removeMember`. */
export const dismissMember =
  (
    deps: Pick<MerchantsDeps, 'mails' | 'defaultLocale'>,
    { actor: { shopId, userId: callerId }, now: at }: MerchantCall,
    { user_id: userId }: { user_id: string },
  ): Work<null> =>
  async (tx) => {
    await removeMember(tx, { shopId, userId });
    if (userId === callerId) return null;
    const letterIn = (locale: Parameters<typeof removedMail>[0], shop: string) => removedMail(locale, { shop });
    await mailMember(tx, deps, { shopId, userId, at }, { template: 'shop.member_removed', letterIn });
    return null;
  };
