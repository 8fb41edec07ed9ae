import type { RefundReasonCode } from '@tradewind/contract/trade/aftersale-reasons';
import type { ShopRefund } from '@tradewind/contract/trade/shop-desk/aftersales';
import type { RefundRequest } from '@tradewind/contract/trade/refunds';
import { requireFound } from '@tradewind/contract/base/refusals';
import type { Read } from '../../base/db/database.ts';
import type { MerchantCall, ShopperCall } from '../../base/http/call.ts';
import type { AftersalesDeps } from './aftersales-deps.ts';
import { presentRefund, type RefundContext } from './present-refund.ts';
import { findRefund, historyOf, lastReturnAddress, type RefundRecord } from './refund-queries.ts';
import { readMaxReturnFreight } from './return-freight.ts';

/** The history of a refund, and the most that the shop pays for a return. */
export async function readRefundContext(
  read: Read,
  { id, reason, asked_at }: Pick<RefundRecord, 'id' | 'reason' | 'asked_at'>,
): Promise<RefundContext> {
  const [history, maxReturnFreight] = await Promise.all([
    historyOf(read, id),
    readMaxReturnFreight(read, reason as RefundReasonCode, asked_at),
  ]);
  return { history, maxReturnFreight };
}

/** A refund as its shopper sees it. @throws Refusal `refund_not_found`. */
export async function showToShopper(
  read: Read,
  { fileLinks }: Pick<AftersalesDeps, 'fileLinks'>,
  { actor, locale, now, origin }: ShopperCall,
  id: string,
): Promise<RefundRequest> {
  const row = requireFound(await findRefund(read, id, { userId: actor.userId }), 'refund_not_found');
  return presentRefund(row, await readRefundContext(read, row), { side: 'shopper', locale, now, origin, fileLinks });
}

/** A refund as its shop sees it. @throws Refusal `refund_not_found`. */
export async function showToShop(
  read: Read,
  { fileLinks }: Pick<AftersalesDeps, 'fileLinks'>,
  { actor, locale, now, origin }: Pick<MerchantCall, 'locale' | 'now' | 'origin'> & { actor: { shopId: string } },
  id: string,
): Promise<ShopRefund> {
  const row = requireFound(await findRefund(read, id, { shopId: actor.shopId }), 'refund_not_found');
  const shown = presentRefund(row, await readRefundContext(read, row), {
    side: 'shop',
    locale,
    now,
    origin,
    fileLinks,
  });
  return {
    ...shown,
    id,
    username: row.username,
    shop_address: row.return_to || (await lastReturnAddress(read, row.shop_id)),
    unshipped: row.unshipped ? 1 : 0,
  };
}
