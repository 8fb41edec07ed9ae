import type { ShopRefund } from '@tradewind/contract/shop-desk/aftersales';
import type { RefundRequest } from '@tradewind/contract/aftersales';
import { refuse } from '@tradewind/contract/refusals';
import type { Read } from '../base/db/database.ts';
import type { MerchantCall, ShopperCall } from '../base/http/call.ts';
import type { AftersalesDeps } from './aftersales-deps.ts';
import { presentRefund } from './present-refund.ts';
import { findRefund, happeningsOf, lastReturnAddress } from './refund-queries.ts';

/** An own request as its shopper sees it. */
export async function showToShopper(read: Read, { fileLinks }: Pick<AftersalesDeps, 'fileLinks'>, { actor, locale, now, origin }: ShopperCall, id: string): Promise<RefundRequest> {
  const row = (await findRefund(read, id, { userId: actor.userId })) ?? refuse('refund_not_found');
  return presentRefund(row, await happeningsOf(read, id), { side: 'shopper', locale, now, origin, fileLinks });
}

/** A request at the caller's shop as the shop sees it. */
export async function showToShop(read: Read, { fileLinks }: Pick<AftersalesDeps, 'fileLinks'>, { actor, locale, now, origin }: MerchantCall, id: string): Promise<ShopRefund> {
  const row = (await findRefund(read, id, { shopId: actor.shopId })) ?? refuse('refund_not_found');
  const shown = presentRefund(row, await happeningsOf(read, id), { side: 'shop', locale, now, origin, fileLinks });
  return { ...shown, id, username: row.username, shop_address: row.return_to || (await lastReturnAddress(read, row.shop_id)), unshipped: row.unshipped ? 1 : 0 };
}
