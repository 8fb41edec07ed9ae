import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type { me } from '@tradewind/contract/goods/shop-desk/me';
import type { Read } from '../../base/db/database.ts';
import type { MerchantActor } from '../../base/http/call.ts';
import { showSecondFactor } from '../../people/second-factor/index.ts';
import { contactOf } from '../../people/users/index.ts';
import { shopsOf } from './members-queries.ts';

/** The signed-in member of a shop and the shops that the account can switch to. @throws Refusal `shop_forbidden`. */
export async function showMe(
  read: Read,
  { userId, shopId, role }: Pick<MerchantActor, 'userId' | 'shopId' | 'role'>,
  now: Date,
  demo: boolean,
): Promise<OutputOf<typeof me>> {
  const [user, shops, factor] = await Promise.all([
    contactOf(read, userId),
    shopsOf(read, userId),
    showSecondFactor(read, { userId, role }, now),
  ]);
  const shop = shops.find(({ id }) => id === shopId);
  if (!user || !shop) refuse('shop_forbidden');
  const { id, username, nickname, avatar } = user;
  return { user: { id, username, nickname, avatar }, shop, shops, second_factor: factor.state, demo };
}
