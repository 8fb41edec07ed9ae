import { toWire, usd } from '@tradewind/contract/money';
import type { Read } from '../base/db/database.ts';

const amountOf = (minor: bigint): string => toWire(usd(minor));

export interface OrderFacts {
  userId: string;
  shopId: string;
  status: string;
  wasPaid: boolean;
  details: { order: string; sn: string; shop: string; amount: string };
}

/** What notifications about these orders name. An order that is gone has none. */
export async function orderFacts(read: Read, orderIds: readonly string[]): Promise<Map<string, OrderFacts>> {
  const rows = await read
    .selectFrom('orders as o')
    .innerJoin('shops as h', 'h.id', 'o.shop_id')
    .select(['o.id', 'o.sn', 'o.user_id', 'o.shop_id', 'o.status', 'o.total', 'o.paid_at', 'h.name'])
    .where('o.id', 'in', [...new Set(orderIds)])
    .execute();
  return new Map(
    rows.map(({ id, sn, user_id, shop_id, status, total, paid_at, name }) => [
      id,
      { userId: user_id, shopId: shop_id, status, wasPaid: paid_at !== null, details: { order: id, sn, shop: name, amount: amountOf(total) } },
    ]),
  );
}

/** The amounts that requests for a refund speak of; what was granted with what the return cost, as it is in the wallet. */
export async function refundAmounts(read: Read, requestIds: readonly string[]): Promise<Map<string, { offered: string; granted: string }>> {
  const rows = await read.selectFrom('refund_requests').select(['id', 'offered', 'granted', 'return_freight']).where('id', 'in', [...new Set(requestIds)]).execute();
  return new Map(rows.map(({ id, offered, granted, return_freight }) => [id, { offered: offered === null ? '' : amountOf(offered), granted: granted === null ? '' : amountOf(granted + return_freight) }]));
}

export interface MoneyFacts {
  /** Null where it is a shop's. */
  userId: string | null;
  details: Record<string, string>;
}

export async function rechargeFacts(read: Read, ids: readonly string[]): Promise<Map<string, MoneyFacts>> {
  const rows = await read.selectFrom('recharges').select(['id', 'user_id', 'asked', 'arrived', 'message']).where('id', 'in', [...new Set(ids)]).execute();
  return new Map(rows.map(({ id, user_id, asked, arrived, message }) => [id, { userId: user_id, details: { amount: amountOf(arrived ?? asked), message, page: '/topUpRecord' } }]));
}

export async function withdrawalFacts(read: Read, ids: readonly string[]): Promise<Map<string, MoneyFacts & { shopId: string | null; price: string }>> {
  const rows = await read.selectFrom('withdrawals').select(['id', 'user_id', 'shop_id', 'sn', 'price', 'receives', 'reason', 'reference']).where('id', 'in', [...new Set(ids)]).execute();
  return new Map(
    rows.map(({ id, user_id, shop_id, sn, price, receives, reason, reference }) => [
      id,
      { userId: user_id, shopId: shop_id, price: amountOf(price), details: { sn, amount: amountOf(receives), message: reason, reference, page: '/depositRecord' } },
    ]),
  );
}
