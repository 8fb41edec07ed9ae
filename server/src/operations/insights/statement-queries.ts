import type { StatementLine } from '@tradewind/contract/money/shop-desk/monthly-statement';
import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import {
  balanceBefore,
  periodBounds,
  platformCommissionTax,
  platformPromotions,
  platformRevenue,
  shopAvailable,
  shopDebt,
  type Period,
} from '../../money/ledger/index.ts';

/** The two accounts that make a shop's balance, with the range of their entries in a period. */
export interface BalanceSpan {
  shopId: string;
  available: { id: string; first: bigint; past: bigint };
  debt: { id: string; first: bigint; past: bigint };
  /** Available less debt, minor units. */
  opening: bigint;
  closing: bigint;
}

/** The span of a period, with the balance at both ends. */
export async function balanceSpan(read: Read, shopId: string, period: Period): Promise<BalanceSpan> {
  const [available, debt] = [shopAvailable(shopId), shopDebt(shopId)];
  const [spanAvailable, spanDebt] = await Promise.all([
    periodBounds(read, available, period),
    periodBounds(read, debt, period),
  ]);
  const balances = await Promise.all([
    balanceBefore(read, available, spanAvailable),
    balanceBefore(read, debt, spanDebt),
    balanceBefore(read, available, { ...spanAvailable, first: spanAvailable.past }),
    balanceBefore(read, debt, { ...spanDebt, first: spanDebt.past }),
  ]);
  return {
    shopId,
    available: { id: available.id, ...spanAvailable },
    debt: { id: debt.id, ...spanDebt },
    opening: balances[0] - balances[1],
    closing: balances[2] - balances[3],
  };
}

/** SQL condition: the entry `e` is one of the span. */
const isInSpan = ({ available, debt }: BalanceSpan) => sql`(
  (e.account_id = ${available.id} and e.number >= ${available.first} and e.number < ${available.past})
  or (e.account_id = ${debt.id} and e.number >= ${debt.first} and e.number < ${debt.past}))`;

/**
 * The rows of a statement: what each transaction changed in the balance, by line. A release is up to three rows, the sale, the
 * commission that was taken from it and its tax, so that the rows of a transaction always add up to its change of the balance.
 *
 * @param which limits the entries `e` to those of some transactions
 */
const statementRows = (span: BalanceSpan, which = sql`true`) => sql`
  select t.id, t.at, v.line, v.amount, t.memo, o.id as order_id
  from (
    select x.id, x.posted_at as at, x.kind, x.memo, sum(e.amount) as net,
      coalesce((select sum(r.amount) from entries r where r.number is null and r.account_id = ${platformRevenue.id} and r.transaction_id = x.id), 0) as revenue,
      coalesce((select sum(c.amount) from entries c where c.number is null and c.account_id = ${platformCommissionTax.id} and c.transaction_id = x.id), 0) as tax,
      coalesce((select sum(p.amount) from entries p where p.number is null and p.account_id = ${platformPromotions.id} and p.transaction_id = x.id), 0) as promotions
    from entries e join transactions x on x.id = e.transaction_id
    where ${isInSpan(span)} and ${which}
    group by x.id
  ) t
  left join orders o on o.sn = t.memo and o.shop_id = ${span.shopId}
  cross join lateral (values
    ('sales', case when t.kind = 'order_released' then t.net + t.revenue + t.tax end),
    ('commission', case when t.kind in ('order_released', 'commission_reversed') then -t.revenue end),
    ('commission_tax', case when t.kind in ('order_released', 'commission_reversed') then -t.tax end),
    ('refunds', case when t.kind = 'order_refunded' then t.net + t.promotions end),
    ('promotions', case when t.kind = 'order_refunded' then -t.promotions end),
    ('return_freight', case when t.kind = 'return_freight' then t.net end),
    ('fines', case when t.kind in ('shop_fine', 'shop_fine_returned') then t.net end),
    ('payouts', case when t.kind in ('payout_asked', 'payout_returned') then t.net end),
    ('corrections', case when t.kind not in
      ('order_released', 'commission_reversed', 'order_refunded', 'return_freight', 'shop_fine', 'shop_fine_returned', 'payout_asked', 'payout_returned') then t.net end)
  ) v(line, amount)
  where v.amount <> 0`;

export interface LineSum {
  line: StatementLine;
  amount: bigint;
  entries: number;
}

/** The sum of each line that has entries. */
export async function sumLines(read: Read, span: BalanceSpan): Promise<LineSum[]> {
  return read
    .selectFrom(
      sql<LineSum>`(select s.line, sum(s.amount)::bigint as amount, count(*)::int as entries from (${statementRows(span)}) s group by s.line)`.as(
        'lines',
      ),
    )
    .select(['lines.line', 'lines.amount', 'lines.entries'])
    .execute();
}

export interface StatementRow {
  id: string;
  at: Date;
  line: StatementLine;
  amount: bigint;
  memo: string;
  order_id: string | null;
}

const rowsIn = (read: Read, rows: ReturnType<typeof statementRows>) =>
  read
    .selectFrom(
      sql<StatementRow>`(select s.id, s.at, s.line, s.amount::bigint as amount, s.memo, s.order_id from (${rows}) s)`.as(
        'rows',
      ),
    )
    .select(['rows.id', 'rows.at', 'rows.line', 'rows.amount', 'rows.memo', 'rows.order_id'])
    .orderBy('rows.at')
    .orderBy('rows.id')
    .orderBy('rows.line', 'desc');

/** A page of the rows of one line or of all, earliest first. */
export async function listRows(
  read: Read,
  span: BalanceSpan,
  { line, skip, limit }: { line?: StatementLine | undefined; skip: number; limit: number },
): Promise<StatementRow[]> {
  let query = rowsIn(read, statementRows(span)).limit(limit).offset(skip);
  if (line) query = query.where('rows.line', '=', line);
  return query.execute();
}

/**
 * All rows of a span, earliest first, in pages: those of the balance and those that only changed the debt, merged by time.
 *
 * @param chunk entries that are read at once
 */
export async function* pagesOfRows(read: Read, span: BalanceSpan, chunk = 500n): AsyncGenerator<StatementRow[]> {
  const ofDebt = rowsThrough(read, span, 'debt', chunk);
  let owed = await ofDebt.next();
  for await (const rows of rowsThrough(read, span, 'available', chunk)) {
    const page: StatementRow[] = [];
    for (const row of rows) {
      for (; !owed.done && owed.value[0]!.at < row.at; owed = await ofDebt.next()) page.push(...owed.value);
      page.push(row);
    }
    yield page;
  }
  for (; !owed.done; owed = await ofDebt.next()) yield owed.value;
}

/**
 * The rows of the transactions that one of the two accounts has an entry of, by the numbers of its entries. Those of the debt
 * leave out what the balance has too, and come one transaction at a time.
 */
async function* rowsThrough(
  read: Read,
  span: BalanceSpan,
  account: 'available' | 'debt',
  chunk: bigint,
): AsyncGenerator<StatementRow[], undefined> {
  const { id, first, past } = span[account];
  for (let from = first; from < past; from += chunk) {
    const until = from + chunk < past ? from + chunk : past;
    // A transaction belongs to the first of its entries, and to the balance before the debt.
    const which = sql`e.transaction_id in (
      select c.transaction_id from entries c where c.account_id = ${id} and c.number >= ${from} and c.number < ${until}
        and not exists (select from entries y where y.transaction_id = c.transaction_id
          and ((y.account_id = ${id} and y.number >= ${first} and y.number < c.number)
            or (${account === 'debt'} and y.account_id = ${span.available.id}
              and y.number >= ${span.available.first} and y.number < ${span.available.past}))))`;
    const rows = await rowsIn(read, statementRows(span, which)).execute();
    if (account === 'available') yield rows;
    else yield* Map.groupBy(rows, (row) => row.id).values();
  }
}

/** What the released orders of a span contained besides: delivery, promotions of the platform, duty and tax; minor units. */
export async function partsOfSales(
  read: Read,
  span: BalanceSpan,
): Promise<{ orders: number; freight: bigint; promotions: bigint; duties: bigint }> {
  return read
    .selectFrom('orders as o')
    .select([
      sql<number>`count(*)::int`.as('orders'),
      sql<bigint>`coalesce(sum(o.freight), 0)::bigint`.as('freight'),
      sql<bigint>`coalesce(sum(o.discount), 0)::bigint`.as('promotions'),
      sql<bigint>`coalesce(sum(o.duty + o.tax), 0)::bigint`.as('duties'),
    ])
    .where('o.shop_id', '=', span.shopId)
    .where(
      'o.sn',
      'in',
      sql<string>`(select x.memo from entries e join transactions x on x.id = e.transaction_id
        where x.kind = 'order_released' and ${isInSpan(span)})`,
    )
    .executeTakeFirstOrThrow();
}
