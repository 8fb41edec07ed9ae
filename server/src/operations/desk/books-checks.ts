import type { BooksCheckRow, booksChecks as contract } from '@tradewind/contract/money/desk/books';
import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Read } from '../../base/db/database.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { runBooksCheck } from '../../money/ledger/index.ts';
import { audit } from '../../platform/operators/index.ts';
import type { DeskDeps } from './desk-deps.ts';
import { cents } from './wire.ts';

let running = false;

/** Runs a books check now; one at a time per process, because it reads all entries. @throws Refusal `too_many_requests`. */
export async function checkBooksNow(deps: DeskDeps, { operator, now }: DeskCall): Promise<BooksCheckRow> {
  if (running) refuse('too_many_requests');
  running = true;
  try {
    const { id, findings } = await runBooksCheck(deps, operator.id);
    await deps.db.transact((tx) =>
      audit(tx, operator, 'books.checked', `books_check:${id}`, { findings: findings.length }, now),
    );
    return present(await checks(deps.db.read).where('c.id', '=', id).executeTakeFirstOrThrow());
  } finally {
    running = false;
  }
}

/** A page of the books checks. */
export async function listBooksChecks(
  read: Read,
  { page, limit, sort }: ParsedInputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const [rows, { total }] = await Promise.all([
    checks(read)
      .orderBy('c.at', sort === 'at' ? 'asc' : 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    read
      .selectFrom('book_checks')
      .select((eb) => eb.fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { list: rows.map(present), total: Number(total) };
}

/** The latest books check; null before the first. */
export async function lastBooksCheck(read: Read): Promise<BooksCheckRow | null> {
  const row = await checks(read).orderBy('c.at', 'desc').limit(1).executeTakeFirst();
  return row ? present(row) : null;
}

const checks = (read: Read) =>
  read
    .selectFrom('book_checks as c')
    .leftJoin('operators as o', 'o.id', 'c.asked_by')
    .select([
      'c.id',
      'c.at',
      'o.name as asked_by',
      'c.milliseconds',
      'c.transactions',
      'c.entries',
      'c.liabilities',
      'c.holdings',
      'c.findings',
    ]);

type CheckRow = Awaited<ReturnType<ReturnType<typeof checks>['execute']>>[number];

function present({
  at,
  transactions,
  entries,
  liabilities,
  holdings,
  findings: stored,
  ...check
}: CheckRow): BooksCheckRow {
  const findings = stored as string[];
  return {
    ...check,
    at: at.toISOString(),
    transactions: Number(transactions),
    entries: Number(entries),
    liabilities: cents(liabilities),
    holdings: cents(holdings),
    right: findings.length === 0,
    findings,
  };
}
