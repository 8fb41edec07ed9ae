import type {
  BooksCheckRow,
  booksChecks as contract,
  runBooksCheck,
  RunningBooksCheck,
} from '@tradewind/contract/money/desk/books';
import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Read } from '../../base/db/database.ts';
import { rowsBefore } from '../../base/db/paging.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { findBooksCheckRun, requestBooksCheck, type BooksCheckRun } from '../../money/ledger/index.ts';
import type { DeskDeps } from './desk-deps.ts';
import { cents } from './wire.ts';

/** Starts a books check, which a job runs. @throws Refusal `books_check_running`. */
export async function startBooksCheck(
  { db, jobs }: DeskDeps,
  { operator, now }: DeskCall,
  { scope }: ParsedInputOf<typeof runBooksCheck>,
): Promise<RunningBooksCheck> {
  const asked = { askedBy: operator.id, at: now, onlyNew: scope === 'new' };
  const run = await db.transact(
    async (tx) => (await requestBooksCheck(tx, { jobs }, asked)) ?? refuse('books_check_running'),
  );
  return presentRun(run, operator.name);
}

/** The books check that runs now, with the name of who asked for it. */
async function runningCheck(read: Read): Promise<RunningBooksCheck | null> {
  const run = await findBooksCheckRun(read);
  if (!run) return null;
  const by =
    run.askedBy && (await read.selectFrom('operators').select('name').where('id', '=', run.askedBy).executeTakeFirst());
  return presentRun(run, by ? by.name : null);
}

const presentRun = ({ id, askedAt, onlyNew, step }: BooksCheckRun, by: string | null): RunningBooksCheck => ({
  id,
  asked_by: by,
  asked_at: askedAt.toISOString(),
  scope: onlyNew ? 'new' : 'all',
  step,
});

/** A page of the books checks. */
export async function listBooksChecks(
  read: Read,
  { page, limit, sort }: ParsedInputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const [running, rows, { total }] = await Promise.all([
    runningCheck(read),
    checks(read)
      .orderBy('c.at', sort === 'at' ? 'asc' : 'desc')
      .limit(limit)
      .offset(rowsBefore(page, limit))
      .execute(),
    read
      .selectFrom('book_checks')
      .select((eb) => eb.fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { list: rows.map(present), total: Number(total), running };
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
      'c.since_point',
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
  since_point: sincePoint,
  ...check
}: CheckRow): BooksCheckRow {
  const findings = stored as string[];
  return {
    ...check,
    at: at.toISOString(),
    scope: sincePoint === null ? 'all' : 'new',
    transactions: Number(transactions),
    entries: Number(entries),
    liabilities: cents(liabilities),
    holdings: cents(holdings),
    right: findings.length === 0,
    findings,
  };
}
