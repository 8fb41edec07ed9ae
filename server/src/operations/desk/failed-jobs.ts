import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type * as contract from '@tradewind/contract/operations/desk/jobs';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import {
  deleteFailedJob,
  type FailedJob,
  listFailedJobs as readFailedJobs,
  retryFailedJob,
} from '../../base/jobs/failed-jobs.ts';
import { audit } from '../../platform/operators/index.ts';
import { rowsBefore } from '../../base/db/paging.ts';

/** The longest text of a job's data and failure at the desk. */
const shown = 4_000;

/** A page of the jobs that were given up. */
export async function listFailedJobs(
  { db }: Pick<Deps, 'db'>,
  { page, limit, sort, queue }: ParsedInputOf<typeof contract.failedJobs>,
): Promise<OutputOf<typeof contract.failedJobs>> {
  const { rows, total } = await readFailedJobs(db, {
    queue,
    limit,
    offset: rowsBefore(page, limit),
    ascending: sort === 'failed_at',
  });
  return { list: rows.map(present), total };
}

const present = ({ createdAt, failedAt, data, output, ...job }: FailedJob): contract.FailedJob => ({
  ...job,
  created_at: createdAt.toISOString(),
  failed_at: failedAt?.toISOString() ?? null,
  data: data === null ? '' : JSON.stringify(data, null, 2).slice(0, shown),
  failure: failureOf(output).slice(0, shown),
});

function failureOf(output: unknown): string {
  if (typeof output !== 'object' || output === null) return '';
  const { message, value } = output as { message?: unknown; value?: unknown };
  return typeof message === 'string' ? message : JSON.stringify(value ?? output);
}

/** Tries a job once more. @throws Refusal `job_not_found`. */
export async function retryJob(
  { db }: Pick<Deps, 'db'>,
  { operator, now }: DeskCall,
  { id, queue }: ParsedInputOf<typeof contract.retryJob>,
): Promise<null> {
  await db.transact(async (tx) => {
    if (!(await retryFailedJob(tx, queue, id))) refuse('job_not_found');
    await audit(tx, operator, 'job.retried', `job:${id}`, { queue }, now);
  });
  return null;
}

/** Deletes a job that was given up; the audit log has what it was. @throws Refusal `job_not_found`. */
export async function discardJob(
  { db }: Pick<Deps, 'db'>,
  { operator, now }: DeskCall,
  { id, queue, reason }: ParsedInputOf<typeof contract.discardJob>,
): Promise<null> {
  await db.transact(async (tx) => {
    const job = (await deleteFailedJob(tx, queue, id)) ?? refuse('job_not_found');
    await audit(tx, operator, 'job.discarded', `job:${id}`, { queue, reason, data: job.data }, now);
  });
  return null;
}
