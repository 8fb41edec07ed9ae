import { z } from 'zod';
import { deskList, filter, listInput } from '../../base/desk-list.ts';
import { endpoint } from '../../base/endpoint.ts';
import { id, none, text } from '../../base/fields.ts';

const roles = ['admin'] as const;

export const failedJob = z.object({
  id: z.string(),
  queue: z.string(),
  created_at: z.string().describe('Real time, as all times of jobs'),
  failed_at: z.string().nullable(),
  tries: z.int(),
  data: z.string().describe('What it was to process, as JSON; empty for the run of a timer'),
  failure: z.string().describe('Of the last try'),
});
export type FailedJob = z.output<typeof failedJob>;

export const failedJobs = endpoint({
  name: 'desk.failedJobs',
  summary: 'Jobs that were given up after all tries, newest first; they are kept for some days',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/failed_jobs',
  input: listInput(['-failed_at', 'failed_at'], { queue: filter(text(120)) }),
  output: deskList(failedJob),
  refusals: [],
});

const job = { id, queue: text(120) };

export const retryJob = endpoint({
  name: 'desk.retryJob',
  summary: 'Try a job once more',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/job_retry',
  input: z.object(job),
  output: none,
  refusals: ['job_not_found'],
});

export const discardJob = endpoint({
  name: 'desk.discardJob',
  summary: 'Delete a job that was given up, for a reason',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/job_discard',
  input: z.object({ ...job, reason: text(500) }),
  output: none,
  refusals: ['job_not_found'],
});
