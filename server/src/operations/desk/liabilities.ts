import type { liabilities as contract } from '@tradewind/contract/money/desk/books';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { sql } from 'kysely';
import type { Database, Read } from '../../base/db/database.ts';
import { claimKinds, liabilityKinds, lockedKinds, platformBalances, remittedKinds } from '../../money/ledger/index.ts';
import { bookedBalances } from '../reports/index.ts';
import { cents } from './wire.ts';

type Answer = OutputOf<typeof contract>;

const total = sql<bigint>`sum(amount)::bigint`;

/** What the platform owes against what it holds, in one snapshot, so that a concurrent payment is in both sums or in neither. */
export async function liabilities(db: Database, days: number): Promise<Answer> {
  const { sums, claims, platform, history } = await db.transact(
    async (tx) => {
      const withBalance = await balancesByKind(tx);
      return {
        sums: await owedByKind(tx, withBalance),
        claims: claimsOf(withBalance),
        platform: await platformBalances(tx),
        history: await lastChecksOfDays(tx, days),
      };
    },
    { snapshot: true },
  );
  // Ledger amounts are positive for what is owed; what is held has the opposite sign.
  const held = [
    ...platform.map(({ address, kind, amount }) => ({ account: address, kind: kind as string, amount: -amount })),
    ...claims,
    ...dutiesAhead(sums),
  ];
  const owed = sums.map(({ kind, amount }) => ({ kind, amount: amount > 0n ? amount : 0n }));
  const totalOwed = sumOf(owed);
  const totalHeld = sumOf(held);
  return {
    owed: owed.map(({ kind, amount }) => ({ kind, amount: cents(amount) })),
    held: held.map((account) => ({ ...account, amount: cents(account.amount) })),
    total_owed: cents(totalOwed),
    total_held: cents(totalHeld),
    difference: cents(totalHeld - totalOwed),
    history,
  };
}

/** The sums of stored balances by account kind. */
async function balancesByKind(read: Read): Promise<{ kind: string; amount: bigint }[]> {
  return read
    .selectFrom('balances as b')
    .innerJoin('accounts as a', 'a.id', 'b.account_id')
    .select(['a.kind', total.as('amount')])
    .groupBy('a.kind')
    .execute();
}

/** Debts of shops to the platform count as held. */
const claimsOf = (withBalance: readonly { kind: string; amount: bigint }[]) =>
  claimKinds
    .map((kind) => ({ account: kind, kind, amount: withBalance.find((row) => row.kind === kind)?.amount ?? 0n }))
    .filter(({ amount }) => amount > 0n);

/** What was remitted beyond what remains after refunds counts as held: the authorities owe it until it is set off. */
const dutiesAhead = (sums: readonly { kind: string; amount: bigint }[]) =>
  sums
    .filter(({ kind, amount }) => remittedKinds.some((remitted) => remitted === kind) && amount < 0n)
    .map(({ kind, amount }) => ({ account: `${kind}_ahead`, kind: 'duties_ahead', amount: -amount }));

/** The sums of all liabilities by account kind: stored balances, and sums of bookings for kinds without a balance. */
async function owedByKind(
  read: Read,
  withBalance: readonly { kind: string; amount: bigint }[],
): Promise<{ kind: string; amount: bigint }[]> {
  const booked = await bookedBalances(read);
  const found = new Map(withBalance.map((row) => [row.kind, row.amount]));
  return liabilityKinds.map((kind) => ({
    kind,
    amount: (lockedKinds.includes(kind) ? found.get(kind) : booked.get(kind)) ?? 0n,
  }));
}

async function lastChecksOfDays(read: Read, days: number): Promise<Answer['history']> {
  const rows = await read
    .selectFrom('book_checks as c')
    .distinctOn(sql`date_trunc('day', c.at)`)
    .select(['c.at', 'c.liabilities', 'c.holdings', sql<boolean>`c.findings = '[]'::jsonb`.as('right')])
    .orderBy(sql`date_trunc('day', c.at)`, 'desc')
    .orderBy('c.at', 'desc')
    .limit(days)
    .execute();
  return rows.toReversed().map(({ at, liabilities, holdings, right }) => ({
    date: at.toISOString().slice(0, 10),
    owed: cents(liabilities),
    held: cents(holdings),
    right,
  }));
}

const sumOf = (rows: readonly { amount: bigint }[]): bigint => rows.reduce((total, row) => total + row.amount, 0n);
