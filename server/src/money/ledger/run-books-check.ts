import type { BooksCheckStep } from '@tradewind/contract/money/desk/books';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../base/deps.ts';
import type { Read, Tx } from '../../base/db/database.ts';
import { newId } from '../../base/ids/ids.ts';
import { eventKind } from '../../base/jobs/jobs.ts';
import { audit } from '../../platform/operators/index.ts';
import type { BooksReport } from './check-books.ts';
import { examineBooks } from './examine-books.ts';
import { beginRun, endRun, findRun, recordStep, type BooksCheckRun } from './books-check-runs.ts';

export interface BooksCheckDeps extends Pick<Deps, 'db' | 'clock'> {
  log: Pick<FastifyBaseLogger, 'error' | 'info'>;
}

export interface BooksCheck extends BooksReport {
  id: string;
  at: Date;
  /** The operator who requested it; null for a check of a timer. */
  askedBy: string | null;
  milliseconds: number;
  /** The number of the proven point that it started from; null when everything was recounted. */
  sincePoint: bigint | null;
}

/** A books check that was requested and waits for a process. */
export const booksCheckRequested = eventKind<{ id: string }>('books_check_requested');

/**
 * Requests a books check, which a job then runs.
 *
 * @returns null while another one runs.
 */
export async function requestBooksCheck(
  tx: Tx,
  { jobs }: Pick<Deps, 'jobs'>,
  { askedBy, at, onlyNew }: { askedBy: string; at: Date; onlyNew: boolean },
): Promise<BooksCheckRun | null> {
  const run = await beginRun(tx, { id: newId(), askedBy, askedAt: at, onlyNew });
  if (run) await jobs.publish(tx, booksCheckRequested, { id: run.id });
  return run;
}

/** A job: runs requested books checks. One that is over, or was taken over by a later one, is not run again. */
export async function runRequestedChecks(deps: BooksCheckDeps, requests: readonly { id: string }[]): Promise<void> {
  for (const { id } of requests) {
    const run = await findRun(deps.db.read);
    if (run?.id === id) await runBooksCheck(deps, run);
  }
}

/** A job: a check of a timer, of everything or of what is new. It is left out while another one runs. */
export async function runTimedCheck(
  deps: BooksCheckDeps,
  { onlyNew }: Pick<BooksCheckRun, 'onlyNew'>,
): Promise<BooksCheck | null> {
  const { db, clock } = deps;
  const run = await db.transact((tx) => beginRun(tx, { id: newId(), askedBy: null, askedAt: clock.now(), onlyNew }));
  return run && runBooksCheck(deps, run);
}

/**
 * Checks the books as `examineBooks` does and stores the result; findings are logged as an alarm. A recount of a timer reads a
 * replica, where there is one.
 */
async function runBooksCheck({ db, clock, log }: BooksCheckDeps, run: BooksCheckRun): Promise<BooksCheck> {
  const { id, askedBy, onlyNew } = run;
  const at = clock.now();
  const began = performance.now();
  const onStep = (step: BooksCheckStep) => db.transact((tx) => recordStep(tx, id, step));
  const examined = await examineBooks(db, { now: at, onlyNew, replica: askedBy === null, onStep });
  const { transactions, entries, liabilities, holdings, findings, sincePoint, point } = examined;
  const milliseconds = Math.round(performance.now() - began);
  const totals = { transactions, entries, liabilities, holdings };
  await db.transact(async (tx) => {
    await tx
      .insertInto('book_checks')
      .values({
        id,
        at,
        asked_by: askedBy,
        since_point: sincePoint,
        milliseconds,
        ...totals,
        findings: JSON.stringify(findings),
      })
      .execute();
    await endRun(tx, id);
    if (askedBy)
      await audit(tx, { id: askedBy }, 'books.checked', `books_check:${id}`, { findings: findings.length }, at);
  });
  const summary = {
    check: id,
    transactions: String(transactions),
    entries: String(entries),
    milliseconds,
    point: point && { number: String(point.number), hash: point.hash.toString('hex') },
  };
  if (findings.length > 0)
    log.error(
      { ...summary, alarm: true, findings: findings.slice(0, 20), found: findings.length },
      'The books are not right',
    );
  else log.info(summary, 'The books are right');
  return { id, at, askedBy, milliseconds, sincePoint, ...totals, findings };
}

/** The latest books checks, latest first. */
export async function listBooksChecks(read: Read, limit: number): Promise<BooksCheck[]> {
  const rows = await read.selectFrom('book_checks').selectAll().orderBy('at', 'desc').limit(limit).execute();
  return rows.map(({ asked_by: askedBy, since_point: sincePoint, ...check }) => ({ ...check, askedBy, sincePoint }));
}

/** When the latest books check was, if it found nothing; otherwise null. */
export async function lastCleanCheckAt(read: Read): Promise<Date | null> {
  const [latest] = await listBooksChecks(read, 1);
  return latest && latest.findings.length === 0 ? latest.at : null;
}
