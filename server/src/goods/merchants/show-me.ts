import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type { me } from '@tradewind/contract/goods/shop-desk/me';
import type { Read } from '../../base/db/database.ts';
import type { MerchantActor } from '../../base/http/call.ts';
import { contactOf } from '../../people/users/index.ts';
import { shopsOf } from './members-queries.ts';

/** Who sits at a shop's desk, and which other shops they may change to. */
export async function showMe(
  read: Read,
  { userId, shopId }: MerchantActor,
  demo: boolean,
): Promise<OutputOf<typeof me>> {
  const [person, shops] = await Promise.all([contactOf(read, userId), shopsOf(read, userId)]);
  const shop = shops.find(({ id }) => id === shopId);
  if (!person || !shop) refuse('shop_forbidden');
  const { id, username, nickname, avatar } = person;
  return { user: { id, username, nickname, avatar }, shop, shops, demo };
}
