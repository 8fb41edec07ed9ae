import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';

/** A job that was given up after all tries. All times are real. */
export interface FailedJob {
  id: string;
  queue: string;
  createdAt: Date;
  failedAt: Date | null;
  tries: number;
  data: unknown;
  /** What the last try threw, as pg-boss stores it. */
  output: unknown;
}

interface Page {
  queue?: string | undefined;
  limit: number;
  offset: number;
  ascending: boolean;
}

/** A page of the jobs that were given up, of one queue or of all, and how many there are. */
export async function listFailedJobs(
  { kysely }: Pick<Database, 'kysely'>,
  { queue, limit, offset, ascending }: Page,
): Promise<{ rows: FailedJob[]; total: number }> {
  const failed = sql`j.state = 'failed' and j.name not like '\\_\\_pgboss\\_\\_%' and (${queue ?? null}::text is null or j.name = ${queue ?? null})`;
  const order = ascending ? sql`asc` : sql`desc`;
  const { rows } = await sql<FailedJob>`
    select j.id, j.name as queue, j.created_on as "createdAt", j.completed_on as "failedAt", j.retry_count + 1 as tries, j.data,
      j.output
    from pgboss.job j where ${failed} order by j.completed_on ${order}, j.id limit ${limit} offset ${offset}`.execute(
    kysely,
  );
  const counted = await sql<{ total: bigint }>`select count(*) as total from pgboss.job j where ${failed}`.execute(
    kysely,
  );
  return { rows, total: Number(counted.rows[0]!.total) };
}

/** Makes a job that was given up due once more, as pg-boss does. @returns false when there is none. */
export async function retryFailedJob(tx: Tx, queue: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, start_after = now(), completed_on = null
    where name = ${queue} and id = ${id}::uuid and state = 'failed' returning id`.execute(tx);
  return rows.length > 0;
}

/** Deletes a job that was given up. @returns what it was; null when there is none. */
export async function deleteFailedJob(tx: Tx, queue: string, id: string): Promise<Pick<FailedJob, 'data'> | null> {
  const { rows } = await sql<Pick<FailedJob, 'data'>>`
    delete from pgboss.job where name = ${queue} and id = ${id}::uuid and state = 'failed' returning data`.execute(tx);
  return rows[0] ?? null;
}
