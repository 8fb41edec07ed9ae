import type { OrderMoney, OrderMoneyOfShop } from '@tradewind/contract/trade/order-money';
import { toWire, usd } from '@tradewind/contract/base/money';
import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { taxInCommission } from './commission.ts';
import { isOfEscrow, type AccountKind, type PostingKind } from '../ledger/index.ts';

export interface MoneyOfOrder {
  orderId: string;
  /** Until when the shopper can request a refund; null when unknown. */
  refundUntil: Date | null;
}

/** Where an order's money is, as the shopper sees it: without commission and the shop's share. */
export async function myOrderMoney(read: Read, { orderId, refundUntil }: MoneyOfOrder): Promise<OrderMoney> {
  const {
    due: _due,
    commission: _commission,
    commission_tax: _tax,
    promotion_back: _back,
    shop: _shop,
    ...visible
  } = await orderMoney(read, { orderId, refundUntil });
  return visible;
}

/**
 * Where an order's money is, as the shop and operators see it: the sums of all entries of the order's transactions. The
 * commission of a held order, which is not booked yet, comes from its earning.
 */
export async function orderMoney(read: Read, { orderId, refundUntil }: MoneyOfOrder): Promise<OrderMoneyOfShop> {
  const [sums, earning] = await Promise.all([
    sumsByKind(read, orderId),
    read
      .selectFrom('order_earnings')
      .select(['commission', 'commission_tax', 'commission_back', 'released_at'])
      .where('order_id', '=', orderId)
      .executeTakeFirst(),
  ]);
  const total = (kinds: readonly PostingKind[], accounts: readonly AccountKind[]) =>
    sums
      .filter((row) => kinds.includes(row.transaction) && accounts.includes(row.account))
      .reduce((sum, row) => sum + row.amount, 0n);
  const allKinds: readonly PostingKind[] = ['order_paid', 'order_refunded', 'order_released', 'commission_reversed'];

  const paid = -total(['order_paid'], ['user_available']);
  const promotion = -total(['order_paid'], ['platform_promotions']);
  const duties = total(allKinds, ['platform_duties']);
  const held = total(allKinds, ['order_escrow']);
  const commission = (earning?.commission ?? 0n) - (earning?.commission_back ?? 0n);
  const commissionTax = earning
    ? taxInCommission({ commission: earning.commission, commissionTax: earning.commission_tax }, commission)
    : 0n;
  const releasedAt = earning?.released_at ?? null;
  const refunded = total(['order_refunded'], ['user_available']);
  const promotionBack = total(['order_refunded'], ['platform_promotions']);
  return {
    place: stageOf({ due: paid + promotion, back: refunded + promotionBack, isReleased: releasedAt !== null }),
    paid: toWire(usd(paid)),
    promotion: toWire(usd(promotion)),
    duties: toWire(usd(duties)),
    held: toWire(usd(held)),
    refunded: toWire(usd(refunded)),
    return_freight: toWire(usd(total(['return_freight'], ['user_available']))),
    refund_until: earning && refundUntil ? refundUntil.toISOString() : null,
    released_at: releasedAt?.toISOString() ?? null,
    due: toWire(usd(paid + promotion - total(['order_paid'], ['platform_duties']))),
    commission: toWire(usd(commission)),
    commission_tax: toWire(usd(commissionTax)),
    promotion_back: toWire(usd(promotionBack)),
    shop: toWire(usd(releasedAt ? total(allKinds, ['shop_available', 'shop_debt']) : held - commission)),
  };
}

function stageOf({ due, back, isReleased }: { due: bigint; back: bigint; isReleased: boolean }): OrderMoney['place'] {
  if (due === 0n) return 'unpaid';
  if (back === due) return 'returned';
  return isReleased ? 'released' : 'held';
}

/** The sums of an order's entries by kind of transaction and account, minor units; credits are positive. */
async function sumsByKind(
  read: Read,
  orderId: string,
): Promise<{ transaction: PostingKind; account: AccountKind; amount: bigint }[]> {
  const rows = await read
    .selectFrom('transactions as t')
    .innerJoin('entries as e', 'e.transaction_id', 't.id')
    .innerJoin('accounts as a', 'a.id', 'e.account_id')
    .where('t.id', 'in', (eb) =>
      eb
        .selectFrom('entries as own')
        .select('own.transaction_id')
        .where(isOfEscrow('own', [orderId]))
        .union(eb.selectFrom('order_transactions as x').select('x.transaction_id').where('x.order_id', '=', orderId)),
    )
    .select(['t.kind as transaction', 'a.kind as account', sql<bigint>`sum(e.amount)::bigint`.as('amount')])
    .groupBy(['t.kind', 'a.kind'])
    .execute();
  return rows.map((row) => ({
    ...row,
    transaction: row.transaction as PostingKind,
    account: row.account as AccountKind,
  }));
}
