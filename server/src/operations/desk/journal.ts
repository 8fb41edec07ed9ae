import type { journal as contract, JournalRow } from '@tradewind/contract/money/desk/books';
import { walletCurrency } from '@tradewind/contract/base/money';
import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { sql, type RawBuilder } from 'kysely';
import { allOf } from '../../base/db/conditions.ts';
import type { Read } from '../../base/db/database.ts';
import { isOfKinds, lockedKinds, userAvailable, userHeld } from '../../money/ledger/index.ts';
import { cents } from './wire.ts';

interface TransactionRow {
  id: string;
  kind: string;
  reference: string;
  memo: string;
  posted_at: Date;
  place: bigint;
}

interface EntryRow {
  account: string;
  kind: string;
  owner_id: string | null;
  order_id: string | null;
  amount: string;
  balance_after: string | null;
}

interface Movement {
  from: RawBuilder<unknown>;
  conditions: RawBuilder<unknown>[];
  order: RawBuilder<unknown>;
}

/** Transactions of all accounts. Ids are in posting order, so the last id of a page is the cursor of the next. */
const ofAll = (cursor: string | undefined): Movement => ({
  from: sql`transactions t`,
  conditions: cursor ? [sql`t.id < ${cursor}`] : [],
  order: sql`t.id`,
});

/** SQL: the transactions of both accounts of a user. */
const transactionsOf = (userId: string) => sql`(
  select distinct transaction_id from entries
  where account_id in (${userAvailable(userId).id}, ${userHeld(userId).id}) and number is not null)`;

/** Transactions of a user: few enough to be gathered first, so that no plan walks those of everybody. */
const ofUser = (userId: string, cursor: string | undefined): Movement => ({
  ...ofAll(cursor),
  from: sql`${transactionsOf(userId)} u join transactions t on t.id = u.transaction_id`,
});

/** Transactions of one account of any size, by the index in whose order its entries stand: by number where it has a balance. */
function ofAccount({ id, kind }: { id: string; kind: string }, cursor: string | undefined): Movement {
  const numbered = lockedKinds.some((locked) => locked === kind);
  const order = numbered ? sql`e.number` : sql`e.transaction_id`;
  const before = numbered
    ? sql`(select min(number) from entries where account_id = ${id} and transaction_id = ${cursor})`
    : sql`${cursor}`;
  return {
    from: sql`entries e join transactions t on t.id = e.transaction_id`,
    conditions: [
      sql`e.account_id = ${id} and e.number is ${numbered ? sql`not null` : sql`null`}`,
      // A transaction with several entries of the account stands at its last one.
      sql`not exists (select from entries l where l.transaction_id = e.transaction_id and l.account_id = e.account_id and l.line > e.line)`,
      ...(cursor ? [sql`${order} < ${before}`] : []),
    ],
    order,
  };
}

/** A page of transactions, latest first. The last id of a page is the cursor of the next. */
export async function readJournal(
  read: Read,
  { limit, cursor, account: address, user_id: userId, reference, kind, from, to }: ParsedInputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const account = address && (await findAccount(read, address));
  if (address && !account) return { list: [], next: null };
  const movement = account ? ofAccount(account, cursor) : userId ? ofUser(userId, cursor) : ofAll(cursor);
  const page = sql<TransactionRow>`(
    select t.id, t.kind, t.reference, t.memo, t.posted_at, row_number() over (order by ${movement.order} desc) as place
    from ${movement.from}
    where ${allOf([
      ...movement.conditions,
      account && userId && sql`t.id in ${transactionsOf(userId)}`,
      reference && sql`(t.reference = ${reference} or starts_with(t.reference, ${`${reference}:`}))`,
      kind && isOfKinds([kind]),
      from && sql`t.posted_at >= ${from}`,
      to && sql`t.posted_at < ${to}`,
    ])}
    order by ${movement.order} desc limit ${limit + 1})`;

  const rows = await read
    .selectFrom(page.as('t'))
    .innerJoin('entries as e', 'e.transaction_id', 't.id')
    .innerJoin('accounts as a', 'a.id', 'e.account_id')
    .select(['t.id', 't.kind', 't.reference', 't.memo', 't.posted_at'])
    .select(
      // As text, because JSON numbers lose precision above 2^53.
      sql<
        EntryRow[]
      >`jsonb_agg(jsonb_build_object('account', a.address, 'kind', a.kind, 'owner_id', a.owner_id, 'order_id', e.order_id, 'amount', e.amount::text, 'balance_after', e.balance_after::text) order by e.line)`.as(
        'entries',
      ),
    )
    .groupBy(['t.id', 't.kind', 't.reference', 't.memo', 't.posted_at', 't.place'])
    .orderBy('t.place')
    .execute();
  const list = rows
    .slice(0, limit)
    .map((row): JournalRow => ({ ...row, posted_at: row.posted_at.toISOString(), entries: row.entries.map(present) }));
  return { list, next: rows.length > limit ? list.at(-1)!.id : null };
}

/** An account by its address, with or without currency. */
const findAccount = (read: Read, address: string) =>
  read
    .selectFrom('accounts')
    .select(['id', 'kind'])
    .where('address', 'in', [address, `${address}:${walletCurrency}`])
    .executeTakeFirst();

const present = ({ amount, balance_after, ...entry }: EntryRow) => ({
  ...entry,
  amount: cents(BigInt(amount)),
  balance_after: balance_after === null ? null : cents(BigInt(balance_after)),
});
