import type { journal as contract, JournalRow } from '@tradewind/contract/money/desk/books';
import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { userAvailable, userHeld } from '../../money/ledger/index.ts';
import { cents } from './wire.ts';

interface EntryRow {
  account: string;
  kind: string;
  owner_id: string | null;
  amount: string;
  balance_after: string | null;
}

/** A page of transactions, latest first. Ids are in posting order, so the last id of a page is the cursor of the next. */
export async function readJournal(
  read: Read,
  { limit, cursor, account, user_id, reference, kind, from, to }: ParsedInputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  let page = read
    .selectFrom('transactions as t')
    .select(['t.id', 't.kind', 't.reference', 't.memo', 't.posted_at'])
    .orderBy('t.id', 'desc')
    .limit(limit + 1);
  if (cursor) page = page.where('t.id', '<', cursor);
  if (user_id) {
    const accounts = [userAvailable(user_id).id, userHeld(user_id).id];
    page = page.where('t.id', 'in', (eb) =>
      eb.selectFrom('entries as e').select('e.transaction_id').where('e.account_id', 'in', accounts),
    );
  }
  if (account) {
    page = page.where('t.id', 'in', (eb) =>
      eb
        .selectFrom('entries as e')
        .innerJoin('accounts as a', 'a.id', 'e.account_id')
        .select('e.transaction_id')
        .where('a.address', 'in', [account, `${account}:USD`]),
    );
  }
  if (reference)
    page = page.where((eb) =>
      eb.or([
        eb('t.reference', '=', reference),
        sql<boolean>`starts_with(${eb.ref('t.reference')}, ${`${reference}:`})`,
      ]),
    );
  if (kind) page = page.where('t.kind', '=', kind);
  if (from) page = page.where('t.posted_at', '>=', from);
  if (to) page = page.where('t.posted_at', '<', to);

  const rows = await read
    .selectFrom(page.as('t'))
    .innerJoin('entries as e', 'e.transaction_id', 't.id')
    .innerJoin('accounts as a', 'a.id', 'e.account_id')
    .select(['t.id', 't.kind', 't.reference', 't.memo', 't.posted_at'])
    .select(
      // As text, because JSON numbers lose precision above 2^53.
      sql<
        EntryRow[]
      >`jsonb_agg(jsonb_build_object('account', a.address, 'kind', a.kind, 'owner_id', a.owner_id, 'amount', e.amount::text, 'balance_after', e.balance_after::text) order by e.line)`.as(
        'entries',
      ),
    )
    .groupBy(['t.id', 't.kind', 't.reference', 't.memo', 't.posted_at'])
    .orderBy('t.id', 'desc')
    .execute();
  const list = rows
    .slice(0, limit)
    .map((row): JournalRow => ({ ...row, posted_at: row.posted_at.toISOString(), entries: row.entries.map(present) }));
  return { list, next: rows.length > limit ? list.at(-1)!.id : null };
}

const present = ({ amount, balance_after, ...entry }: EntryRow) => ({
  ...entry,
  amount: cents(BigInt(amount)),
  balance_after: balance_after === null ? null : cents(BigInt(balance_after)),
});
