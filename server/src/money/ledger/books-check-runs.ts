import type { BooksCheckStep } from '@tradewind/contract/money/desk/books';
import { sql } from 'kysely';
import type { Read, Tx } from '../../base/db/database.ts';

/** The books check that runs now. */
export interface BooksCheckRun {
  id: string;
  askedBy: string | null;
  askedAt: Date;
  /** Whether only what was written since the last proven point is checked. */
  onlyNew: boolean;
  /** Null before the first step. */
  step: BooksCheckStep | null;
}

/** A check that was not heard of for this long has died with its process; the next one takes its place. */
const heardOfWithin = sql`interval '30 minutes'`;

/** Begins a check unless another one runs, in any process. @returns null where one does. */
export async function beginRun(
  tx: Tx,
  { id, askedBy, askedAt, onlyNew }: Omit<BooksCheckRun, 'step'>,
): Promise<BooksCheckRun | null> {
  const asked = { id, asked_by: askedBy, asked_at: askedAt, only_new: onlyNew };
  const row = { ...asked, step: null, moved_at: sql<Date>`clock_timestamp()` };
  const begun = await tx
    .insertInto('book_check_runs')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('only_row')
        .doUpdateSet(row)
        .where(sql<boolean>`book_check_runs.moved_at < clock_timestamp() - ${heardOfWithin}`),
    )
    .returning('id')
    .executeTakeFirst();
  return begun ? { id, askedBy, askedAt, onlyNew, step: null } : null;
}

/** Records the step that a check begins. */
export async function recordStep(tx: Tx, id: string, step: BooksCheckStep): Promise<void> {
  await tx
    .updateTable('book_check_runs')
    .set({ step, moved_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
}

/** Ends a check, so that the next one can begin. */
export async function endRun(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('book_check_runs').where('id', '=', id).execute();
}

/** The check that runs now. */
export async function findRun(read: Read): Promise<BooksCheckRun | null> {
  const row = await read.selectFrom('book_check_runs').selectAll().executeTakeFirst();
  if (!row) return null;
  const { id, asked_by: askedBy, asked_at: askedAt, only_new: onlyNew } = row;
  return { id, askedBy, askedAt, onlyNew, step: row.step as BooksCheckStep | null };
}
