import { sql } from 'kysely';
import { outside, platformRevenue, userAvailable } from '../src/money/ledger/index.ts';
import type { Database } from '../src/base/db/database.ts';
import { withUnlimitedConnection } from '../src/base/db/pool.ts';
import { newId } from '../src/base/ids/ids.ts';

export interface Books {
  readonly db: Database;
  readonly entries: number;
  /** Owners of wallets; the first has moved a tenth of all money. */
  readonly owners: readonly string[];
}

/** Two entries a transaction, and some fifty transactions a wallet. */
const perTransaction = 2;
const perOwner = 50;

/**
 * Writes a year of transactions in bulk: each wallet is topped up and spends, in turns of ten. The caller must run the
 * books check afterwards.
 */
export async function fillBooks(db: Database, entries: number): Promise<Books> {
  const count = entries / perTransaction;
  const owners = Array.from({ length: count / perOwner }, newId);
  const [bank, revenue] = [outside('bank'), platformRevenue];
  const accounts = [...owners.map(userAvailable), bank, revenue].map(
    ({ id, address, kind, ownerId, currency, normal }) => ({ id, address, kind, owner_id: ownerId, currency, normal }),
  );
  await db.transact(
    async (tx) => {
      await sql`set local work_mem = '256MB'`.execute(tx);
      await sql`alter table entries disable trigger entries_balance`.execute(tx);
      await sql`insert into accounts (id, address, kind, owner_id, currency, normal)
      select * from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb) as a(id uuid, address text, kind text, owner_id uuid, currency text, normal text)`.execute(
        tx,
      );
      await sql`create temporary table moves on commit drop as
      select g, id, at, account_id, number, case when number % 10 = 1 then 'recharge' else 'order_paid' end as kind, case when number % 10 = 1 then 10000 else -100 end as amount
      from (
        select g, at, account_id, (substr(hex, 1, 8) || '-' || substr(hex, 9, 4) || '-7000-8000-' || lpad(to_hex(g), 12, '0'))::uuid as id,
          row_number() over (partition by account_id order by g) as number
        from (
          select g, at, lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') as hex,
            (${accounts.slice(0, owners.length).map(({ id }) => id)}::uuid[])[case when g % 10 = 0 then 1 else 2 + g % (${owners.length}::bigint - 1) end] as account_id
          from (select g, now() - interval '365 days' + g * (interval '360 days' / ${count}::bigint) as at from generate_series(1, ${count}::bigint) g) moments
        ) numbered
      ) lined_up`.execute(tx);
      await sql`insert into transactions (id, kind, reference, memo, posted_at) select id, kind, 'bench:' || g, 'No. ' || g, at from moves order by g`.execute(
        tx,
      );
      await sql`insert into entries (transaction_id, line, account_id, amount, balance_after, number, booked_at, kind)
      select id, 0, account_id, amount, sum(amount) over (partition by account_id order by number), number, at, kind from moves order by g`.execute(
        tx,
      );
      await sql`insert into entries (transaction_id, line, account_id, amount)
      select id, 1, case when amount > 0 then ${bank.id}::uuid else ${revenue.id}::uuid end, -amount from moves order by g`.execute(
        tx,
      );
      await sql`insert into balances (account_id, amount, entries, last_at) select account_id, sum(amount), count(*), max(at) from moves group by account_id`.execute(
        tx,
      );
      await sql`alter table entries enable trigger entries_balance`.execute(tx);
    },
    { unlimited: true },
  );
  await withUnlimitedConnection(db.directUrl, (client) => client.query('vacuum analyze'));
  return { db, entries, owners };
}
