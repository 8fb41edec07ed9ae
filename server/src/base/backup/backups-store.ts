import { day } from '../clock/clock.ts';
import type { Database, Read } from '../db/database.ts';

interface RecordedBackup {
  id: string;
  /** The moment whose state it holds. */
  made_at: Date;
  place: string;
  bytes: number;
}

/** Records that a backup was made; a database that has not been migrated for long may lack the table. */
export async function recordBackup({ pool }: Pick<Database, 'pool'>, backup: RecordedBackup): Promise<void> {
  const table = await pool.query(`select from pg_tables where schemaname = 'public' and tablename = 'backups'`);
  if (table.rows.length === 0) return;
  const { id, made_at, place, bytes } = backup;
  const values = [id, made_at, place, bytes];
  await pool.query('insert into backups (id, made_at, place, bytes) values ($1, $2, $3, $4)', values);
}

/** The moment of the last backup; null when there never was one. */
export async function lastBackupAt(read: Read): Promise<Date | null> {
  const row = await read.selectFrom('backups').select('made_at').orderBy('made_at', 'desc').executeTakeFirst();
  return row?.made_at ?? null;
}

/** The number of days without a backup from which on one is overdue. */
const backupDays = 7;

/** Whether a backup is overdue, given the last one in real time. */
export const isBackupOverdue = (last: Date | null, now: Date): boolean =>
  last === null || now.getTime() - last.getTime() >= backupDays * day;
