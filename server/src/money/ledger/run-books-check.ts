import type { BooksCheckStep } from '@tradewind/contract/money/desk/books';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../base/deps.ts';
import type { Read, Tx } from '../../base/db/database.ts';
import { newId } from '../../base/ids/ids.ts';
import { eventKind } from '../../base/jobs/jobs.ts';
import { audit } from '../../platform/operators/index.ts';
import { checkBooks, type BooksReport } from './check-books.ts';
import { beginRun, endRun, findRun, recordStep, type BooksCheckRun } from './books-check-runs.ts';

export interface BooksCheckDeps extends Pick<Deps, 'db' | 'clock'> {
  log: Pick<FastifyBaseLogger, 'error' | 'info'>;
}

export interface BooksCheck extends BooksReport {
  id: string;
  at: Date;
  /** The operator who requested it; null for the nightly check. */
  askedBy: string | null;
  milliseconds: number;
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
  { askedBy, at }: { askedBy: string; at: Date },
): Promise<BooksCheckRun | null> {
  const run = await beginRun(tx, { id: newId(), askedBy, askedAt: at });
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

/** A job: the nightly books check. It is left out while another one runs. */
export async function runNightlyCheck(deps: BooksCheckDeps): Promise<BooksCheck | null> {
  const { db, clock } = deps;
  const run = await db.transact((tx) => beginRun(tx, { id: newId(), askedBy: null, askedAt: clock.now() }));
  return run && runBooksCheck(deps, run);
}

/** Recounts the books and stores the result; findings are logged as an alarm. */
async function runBooksCheck({ db, clock, log }: BooksCheckDeps, { id, askedBy }: BooksCheckRun): Promise<BooksCheck> {
  const at = clock.now();
  const began = performance.now();
  const onStep = (step: BooksCheckStep) => db.transact((tx) => recordStep(tx, id, step));
  const report = await checkBooks(db, onStep);
  const check = { id, at, askedBy, milliseconds: Math.round(performance.now() - began), ...report };
  const { milliseconds, transactions, entries, liabilities, holdings, findings } = check;
  await db.transact(async (tx) => {
    await tx
      .insertInto('book_checks')
      .values({
        id,
        at,
        asked_by: askedBy,
        milliseconds,
        transactions,
        entries,
        liabilities,
        holdings,
        findings: JSON.stringify(findings),
      })
      .execute();
    await endRun(tx, id);
    if (askedBy)
      await audit(tx, { id: askedBy }, 'books.checked', `books_check:${id}`, { findings: findings.length }, at);
  });
  const summary = { check: id, transactions: String(transactions), entries: String(entries), milliseconds };
  if (findings.length > 0)
    log.error(
      { ...summary, alarm: true, findings: findings.slice(0, 20), found: findings.length },
      'The books are not right',
    );
  else log.info(summary, 'The books are right');
  return check;
}

/** The latest books checks, latest first. */
export async function listBooksChecks(read: Read, limit: number): Promise<BooksCheck[]> {
  const rows = await read.selectFrom('book_checks').selectAll().orderBy('at', 'desc').limit(limit).execute();
  return rows.map(({ asked_by, ...check }) => ({ ...check, askedBy: asked_by }));
}

/** When the latest books check was, if it found nothing; otherwise null. */
export async function lastCleanCheckAt(read: Read): Promise<Date | null> {
  const [latest] = await listBooksChecks(read, 1);
  return latest && latest.findings.length === 0 ? latest.at : null;
}
