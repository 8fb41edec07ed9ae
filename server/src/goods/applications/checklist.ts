import type { Read, Tx } from '../../base/db/database.ts';
import { readSettings } from '../../platform/settings/index.ts';

/** The entries of the checklist that the installation has configured. */
export async function checklistEntries(read: Read, at: Date): Promise<string[]> {
  const settings = await readSettings(read, at);
  return [
    ...new Set(
      settings['applications.checklistLines']
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    ),
  ];
}

export interface Tick {
  entry: string;
  by: string;
  at: Date;
}

/** What operators ticked off of a revision. */
export async function ticksOf(read: Read, applicationId: string, revision: number): Promise<Tick[]> {
  return read
    .selectFrom('application_checks as c')
    .innerJoin('operators as o', 'o.id', 'c.checked_by')
    .select(['c.entry', 'o.name as by', 'c.checked_at as at'])
    .where('c.application_id', '=', applicationId)
    .where('c.revision', '=', revision)
    .execute();
}

/** Ticks an entry for a revision, or opens it again. @returns whether that changed anything. */
export async function storeTick(
  tx: Tx,
  { id, revision }: { id: string; revision: number },
  { entry, checked, by, at }: { entry: string; checked: boolean; by: string; at: Date },
): Promise<boolean> {
  if (!checked) {
    const { numDeletedRows } = await tx
      .deleteFrom('application_checks')
      .where('application_id', '=', id)
      .where('revision', '=', revision)
      .where('entry', '=', entry)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  }
  const inserted = await tx
    .insertInto('application_checks')
    .values({ application_id: id, revision, entry, checked_by: by, checked_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('entry')
    .executeTakeFirst();
  return inserted !== undefined;
}
