import type { BooksCheckStep } from '@tradewind/contract/money/desk/books';
import { day, later } from '../../base/clock/clock.ts';
import type { Database, Read } from '../../base/db/database.ts';
import { checkBooks, type BooksReport } from './check-books.ts';
import { findLastPoint, type ProvenPoint } from './proven-points.ts';
import { proveBooks } from './prove-books.ts';

/** After so many days without a right recount of everything, a check of what is new is not enough. */
const recountWithin = 8 * day;

export interface Examination {
  now: Date;
  /** Whether only what was written since the last proven point is to be checked. */
  onlyNew: boolean;
  /** Whether everything may be recounted on a replica. */
  replica?: boolean;
  /** Told of each step before it begins. */
  onStep?: ((step: BooksCheckStep) => Promise<void>) | undefined;
}

export interface ExaminedBooks extends BooksReport {
  /** The number of the point that the check started from; null when everything was recounted. */
  sincePoint: bigint | null;
  /** The last proven point afterwards; null when the recount found something. */
  point: Pick<ProvenPoint, 'number' | 'hash'> | null;
}

/**
 * Checks the books, and proves them further where they are right. When only what is new was asked for, everything is recounted
 * all the same where nothing was proven yet, after a stored check that found something, so that only a right recount ends an
 * alarm, and where the last stored recount was missed. After a right recount, the rows since the last point are proven on the primary.
 */
export async function examineBooks(
  db: Database,
  { now, onlyNew, replica = false, onStep }: Examination,
): Promise<ExaminedBooks> {
  const recount = onlyNew && (await isProven(db.read, now)) ? null : await checkBooks(db, onStep, { replica });
  if (recount && recount.findings.length > 0) return { ...recount, sincePoint: null, point: null };
  const { since, ...proof } = await proveBooks(db, onStep);
  return { ...proof, sincePoint: recount ? null : since };
}

async function isProven(read: Read, now: Date): Promise<boolean> {
  const since = later(now, -recountWithin);
  const checks = read.selectFrom('book_checks').select('findings').orderBy('at', 'desc').limit(1);
  const [latest, recount, point] = await Promise.all([
    checks.executeTakeFirst(),
    checks.where('since_point', 'is', null).where('at', '>', since).executeTakeFirst(),
    findLastPoint(read),
  ]);
  return latest?.findings.length === 0 && recount !== undefined && point !== null;
}
