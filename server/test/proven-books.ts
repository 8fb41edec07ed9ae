import { usd } from '@tradewind/contract/base/money';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database, Tx } from '../src/base/db/database.ts';
import { newId } from '../src/base/ids/ids.ts';
import { checkBooks, postTransaction, proveBooks, type Account, type PostingKind } from '../src/money/ledger/index.ts';

/** Books from one account to another, within a transaction. @returns the id in the books */
export const bookIn = async (
  tx: Tx,
  from: Account,
  to: Account,
  cents: number,
  { kind = 'recharge', reference = newId() }: { kind?: PostingKind; reference?: string } = {},
) =>
  (
    await postTransaction(tx, {
      kind,
      reference,
      at: new Date(),
      legs: [{ from, to, amount: usd(cents) }],
    })
  ).id;

/** How tests book, tamper with the books and prove them, in a database of their own. */
export function provenBooks(db: Database) {
  const book = (from: Account, to: Account, cents: number, named?: { kind?: PostingKind; reference?: string }) =>
    db.transact((tx) => bookIn(tx, from, to, cents, named));

  /** Changes rows without the triggers that refuse it, as somebody who owns the database can. */
  const tamper = (...statements: string[]) =>
    db.transact(async (tx) => {
      const tables = ['entries', 'transactions', 'proven_points'];
      for (const table of tables) await sql.raw(`alter table ${table} disable trigger user`).execute(tx);
      for (const statement of statements) await sql.raw(statement).execute(tx);
      for (const table of tables) await sql.raw(`alter table ${table} enable trigger user`).execute(tx);
    });

  const findings = async () => (await proveBooks(db)).findings.join('\n');
  const recounted = async () => (await checkBooks(db)).findings.join('\n');
  /** How many transactions no point covers. */
  const unproven = async () => {
    const { rows } = await db.pool.query<{ count: bigint }>(
      'select (select count(*) from transactions) - coalesce((select max(transactions) from proven_points), 0) as count',
    );
    return Number(rows[0]!.count);
  };
  /** Proves all there is. It may take some tries: a transaction of another test file on the same server holds up the points. */
  const proveAll = () =>
    expect
      .poll(
        async () => {
          expect(await findings()).toBe('');
          return unproven();
        },
        { timeout: 20_000 },
      )
      .toBe(0);
  return { book, tamper, findings, recounted, unproven, proveAll };
}
