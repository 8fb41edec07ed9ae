import { requireFound } from '@tradewind/contract/base/refusals';
import type { PayoutLine } from '@tradewind/contract/money/shop-desk/payout-parts';
import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import { shopAvailable, shopDebt } from '../../money/ledger/index.ts';

/** A payout's place among the numbered entries of its shop's balance. */
export interface PayoutSpan {
  shopId: string;
  /** The number of its own entry, and of that of the payout before it; 0 for the first. */
  own: bigint;
  before: bigint;
  beforeId: string | null;
  beforeSn: string | null;
  /** Minor units: the balance after the payout before, what this one took, and the balance after it. */
  opening: bigint;
  amount: bigint;
  closing: bigint;
}

/**
 * Finds a payout of a shop in its balance. The payout before it is the last one that had not come back by then: what came back
 * is paid by this one.
 *
 * @throws Refusal `withdrawal_not_found`.
 */
export async function payoutSpan(read: Read, shopId: string, payoutId: string): Promise<PayoutSpan> {
  const account = shopAvailable(shopId).id;
  const [row] = await rowsOf<Omit<PayoutSpan, 'shopId'>>(
    read,
    sql`
    with asked as (
      select w.id, w.sn, e.number, e.amount, e.balance_after from withdrawals w
      join transactions x on x.reference = 'withdrawal:' || w.id || ':asked'
      join entries e on e.transaction_id = x.id and e.account_id = ${account}
      where w.shop_id = ${shopId}::uuid and w.owner_id = ${shopId}::uuid
    ), own as (select * from asked where id = ${payoutId}::uuid)
    select own.number as own, -own.amount as amount, own.balance_after as closing, coalesce(b.number, 0) as before,
      b.id as "beforeId", b.sn as "beforeSn", coalesce(b.balance_after, 0) as opening
    from own left join lateral (
      select a.* from asked a where a.number < own.number and not exists (
        select from transactions r join entries e on e.transaction_id = r.id and e.account_id = ${account} and e.number < own.number
        where r.reference = 'withdrawal:' || a.id || ':returned')
      order by a.number desc limit 1
    ) b on true`,
  );
  return { shopId, ...requireFound(row, 'withdrawal_not_found') };
}

/** SQL: what a transaction of this kind is called in a payout. */
const lineOf = sql`case e.kind when 'order_released' then 'earnings' when 'order_refunded' then 'refunds'
  when 'commission_reversed' then 'commission' when 'return_freight' then 'return_freight'
  when 'shop_fine' then 'fines' when 'shop_fine_returned' then 'fines' else 'corrections' end`;

/**
 * The movements between two payouts. Payouts that were requested and came back in between are one row each, with what did
 * not come back; none where everything did.
 */
const partRows = ({ shopId, before, own }: PayoutSpan) => {
  const account = shopAvailable(shopId).id;
  const inSpan = sql`e.account_id = ${account} and e.number > ${before} and e.number < ${own}`;
  return sql`(
    select x.id::text as id, e.number, x.posted_at as at, ${lineOf} as line, e.amount, o.id as order_id, x.memo as counterpart,
      coalesce((select sum(d.amount) from entries d where d.transaction_id = x.id and d.account_id = ${shopDebt(shopId).id}), 0)::bigint as debt
    from entries e join transactions x on x.id = e.transaction_id left join orders o on o.sn = x.memo and o.shop_id = ${shopId}
    where ${inSpan} and e.kind not in ('payout_asked', 'payout_returned')
    union all
    select w.id::text, max(e.number), max(x.posted_at), 'payouts', sum(e.amount)::bigint, null, w.sn, 0
    from entries e join transactions x on x.id = e.transaction_id
    join withdrawals w on w.shop_id = ${shopId}::uuid
      and x.reference in ('withdrawal:' || w.id || ':asked', 'withdrawal:' || w.id || ':returned')
    where ${inSpan} and e.kind in ('payout_asked', 'payout_returned')
    group by w.id, w.sn having sum(e.amount) <> 0
  )`;
};

export interface PartRecord {
  id: string;
  number: bigint;
  at: Date;
  line: PayoutLine;
  amount: bigint;
  order_id: string | null;
  counterpart: string;
  debt: bigint;
}

/** Movements that a payout paid, latest first, from behind a number. */
export const listParts = (read: Read, span: PayoutSpan, { behind, limit }: { behind: bigint; limit: number }) =>
  rowsOf<PartRecord>(
    read,
    sql`select p.* from ${partRows(span)} p where p.number < ${behind} order by p.number desc limit ${limit}`,
  );

/** The sum of each line of a payout. */
export const sumParts = (read: Read, span: PayoutSpan) =>
  rowsOf<{ line: PayoutLine; amount: bigint; entries: number }>(
    read,
    sql`select p.line, sum(p.amount)::bigint as amount, count(*)::int as entries from ${partRows(span)} p group by p.line`,
  );
