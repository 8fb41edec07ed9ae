import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type { setShopTrader } from '@tradewind/contract/goods/shop-desk/profile';
import type { Trader } from '@tradewind/contract/goods/shops';
import type { Tx } from '../../base/db/database.ts';
import type { Work } from '../../base/db/work.ts';
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
export function setTrader(
  { actor: { userId, shopId }, now }: MerchantCall,
  trader: ParsedInputOf<typeof setShopTrader>,
): Work<null> {
  if (!isEmail(trader.email)) refuse('email_invalid', {}, ['email']);
  return async (tx) => {
    await lockShop(tx, shopId);
    const before = await traderOf(tx, shopId);
    if (before && isSame(before, trader)) return null;
    await storeTrader(tx, { shopId, trader, by: userId, at: now });
    return null;
  };
}

/** Stores trader details of a shop as the latest ones. @returns the id of this version. */
export async function storeTrader(
  tx: Tx,
  { shopId, trader, by, at }: { shopId: string; trader: Trader; by: string; at: Date },
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('shop_traders')
    .values({ id, shop_id: shopId, ...trader, written_by: by, written_at: at })
    .execute();
  return id;
}

const isSame = (before: Trader, after: Trader): boolean =>
  (Object.keys(after) as (keyof Trader)[]).every((field) => before[field] === after[field]);
