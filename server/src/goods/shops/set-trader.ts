import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type { setShopTrader } from '@tradewind/contract/goods/shop-desk/profile';
import type { Trader } from '@tradewind/contract/goods/shops';
import type { Deps } from '../../base/deps.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { newId } from '../../base/ids/ids.ts';
import { isEmail } from '../../people/users/index.ts';
import { lockShop } from './lock-shop.ts';
import { traderOf } from './profile-queries.ts';

/**
 * Stores the trader of a shop; earlier ones are kept. New details count as unchecked. Storing the same details again changes
 * nothing, so that a check remains.
 *
 * @throws Refusal `email_invalid`
 */
export async function setTrader(
  { db }: Pick<Deps, 'db'>,
  { actor: { userId, shopId }, now }: MerchantCall,
  trader: ParsedInputOf<typeof setShopTrader>,
): Promise<null> {
  if (!isEmail(trader.email)) refuse('email_invalid', {}, ['email']);
  await db.transact(async (tx) => {
    await lockShop(tx, shopId);
    const before = await traderOf(tx, shopId);
    if (before && isSame(before, trader)) return;
    await tx
      .insertInto('shop_traders')
      .values({ id: newId(), shop_id: shopId, ...trader, written_by: userId, written_at: now })
      .execute();
  });
  return null;
}

const isSame = (before: Trader, after: Trader): boolean =>
  (Object.keys(after) as (keyof Trader)[]).every((field) => before[field] === after[field]);
