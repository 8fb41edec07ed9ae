import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import type { Account } from './chart.ts';
import type { PostingKind } from './posting-kinds.ts';

/** One movement of a user's or shop's account. */
export interface FundRecordEntry {
  transactionId: string;
  /** 1, 2, 3 … on this account. */
  number: bigint;
  kind: PostingKind;
  /** The reference of the posting. */
  reference: string;
  amount: bigint;
  balanceAfter: bigint;
  at: Date;
  /** The counterpart: an order number, a network, the end of an account number. */
  memo: string;
}

/** The entries of an account from one moment (inclusive) to another (exclusive), as a range of their numbers. */
export interface Span {
  first: bigint;
  past: bigint;
}

export interface Period {
  since?: Date | undefined;
  until?: Date | undefined;
}

/** The range of entry numbers of a period. Entries are numbered in the order of their time, so this takes no scan. */
export async function periodBounds(read: Read, account: Account, { since, until }: Period): Promise<Span> {
  const row = await read
    .selectFrom('balances as b')
    .where('b.account_id', '=', account.id)
    .select(
      since ? sql<bigint>`first_entry_since(b.account_id, ${since})`.as('first') : sql<bigint>`1::bigint`.as('first'),
    )
    .select(
      until ? sql<bigint>`first_entry_since(b.account_id, ${until})`.as('past') : sql<bigint>`b.entries + 1`.as('past'),
    )
    .executeTakeFirst();
  return row && row.past > row.first ? row : { first: row?.first ?? 1n, past: row?.first ?? 1n };
}

/** The number of movements, of some kinds or of all. All kinds need no query. */
export async function countFundRecord(
  read: Read,
  account: Account,
  { first, past }: Span,
  kinds?: readonly PostingKind[],
): Promise<number> {
  if (!kinds) return Number(past - first);
  const { count } = await read
    .selectFrom('entries')
    .where('account_id', '=', account.id)
    .where('kind', 'in', kinds)
    .where('number', '>=', first)
    .where('number', '<', past)
    .select((row) => row.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Money in and out during a calendar month of a time zone, minor units. */
export interface MonthTurnover {
  /** `2026-11` */
  month: string;
  in: bigint;
  out: bigint;
}

/**
 * The turnover of the months that contain the given moments, within a span and by some kinds or all, latest first. Each
 * month is a range of numbers, and only its own entries are read. The start of a month is computed as one second after
 * the last second of the previous month, so that a clock change at midnight does not make it ambiguous.
 */
export async function sumMonthsOfFundRecord(
  read: Read,
  account: Account,
  { first, past }: Span,
  { kinds, zone, moments }: { kinds?: readonly PostingKind[] | undefined; zone: string; moments: readonly Date[] },
): Promise<MonthTurnover[]> {
  if (moments.length === 0) return [];
  return read
    .selectFrom(
      sql<MonthTurnover & { since: Date }>`(
        select to_char(m.start, 'YYYY-MM') as month, p.since,
          coalesce(moved.in, 0)::bigint as in, coalesce(moved.out, 0)::bigint as out
        from (
          select distinct date_trunc('month', given.at at time zone ${zone}) as start
          from jsonb_array_elements_text(${JSON.stringify(moments)}::jsonb) as text(at)
          cross join lateral (select text.at::timestamptz as at) as given
        ) as m
        cross join lateral (
          select (m.start - interval '1 second') at time zone ${zone} + interval '1 second' as since,
            (m.start + interval '1 month' - interval '1 second') at time zone ${zone} + interval '1 second' as until
        ) as p
        cross join lateral (
          select sum(e.amount) filter (where e.amount > 0) as in, -sum(e.amount) filter (where e.amount < 0) as out
          from entries e
          where e.account_id = ${account.id}
            and e.number >= greatest(${first}::bigint, first_entry_since(${account.id}, p.since))
            and e.number < least(${past}::bigint, first_entry_since(${account.id}, p.until))
            and ${kinds ? sql`e.kind in (${sql.join(kinds)})` : sql`true`}
        ) as moved)`.as('s'),
    )
    .select(['s.month', 's.in', 's.out'])
    .orderBy('s.since', 'desc')
    .execute();
}

/**
 * A page of movements, latest first. Without kinds the page is a range of numbers, so the last page is as quick as the
 * first.
 */
export async function readFundRecord(
  read: Read,
  account: Account,
  { first, past }: Span,
  { kinds, skip, limit }: { kinds?: readonly PostingKind[] | undefined; skip: number; limit: number },
): Promise<FundRecordEntry[]> {
  const end = kinds ? past : past - BigInt(skip);
  let page = read
    .selectFrom('entries as e')
    .where('e.account_id', '=', account.id)
    .where('e.number', '>=', first)
    .where('e.number', '<', end)
    .select(['e.transaction_id', 'e.number', 'e.kind', 'e.amount', 'e.balance_after', 'e.booked_at'])
    .orderBy('e.number', 'desc')
    .limit(limit);
  if (kinds) page = page.where('e.kind', 'in', kinds).offset(skip);
  const rows = await read
    .selectFrom(page.as('e'))
    .innerJoin('transactions as t', 't.id', 'e.transaction_id')
    .select([
      'e.transaction_id',
      'e.number',
      'e.kind',
      'e.amount',
      'e.balance_after',
      'e.booked_at',
      't.reference',
      't.memo',
    ])
    .orderBy('e.number', 'desc')
    .execute();
  return rows.map((row) => ({
    transactionId: row.transaction_id,
    number: row.number!,
    kind: row.kind as PostingKind,
    reference: row.reference,
    amount: row.amount,
    balanceAfter: row.balance_after!,
    at: row.booked_at!,
    memo: row.memo,
  }));
}

/** The balance before the first entry of a span, minor units. */
export async function balanceBefore(read: Read, account: Account, { first }: Span): Promise<bigint> {
  const row = await read
    .selectFrom('entries')
    .where('account_id', '=', account.id)
    .where('number', '=', first - 1n)
    .select('balance_after')
    .executeTakeFirst();
  return row?.balance_after ?? 0n;
}
