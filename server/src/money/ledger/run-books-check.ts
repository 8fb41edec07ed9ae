import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../base/deps.ts';
import type { Read } from '../../base/db/database.ts';
import { newId } from '../../base/ids/ids.ts';
import { checkBooks, type BooksReport } from './check-books.ts';

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

/** Recounts the books and stores the result; findings are logged as an alarm. */
export async function runBooksCheck({ db, clock, log }: BooksCheckDeps, askedBy: string | null): Promise<BooksCheck> {
  const at = clock.now();
  const began = performance.now();
  const report = await checkBooks(db);
  const check = { id: newId(), at, askedBy, milliseconds: Math.round(performance.now() - began), ...report };
  const { id, milliseconds, transactions, entries, liabilities, holdings, findings } = check;
  await db.transact((tx) =>
    tx
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
      .execute(),
  );
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
