import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { flag, nothing } from '../../base/fields.ts';
import { booksCheckRow } from '../../money/desk/books.ts';

export const health = endpoint({
  name: 'desk.health',
  summary: 'The state of timers, job queues and other automatic work',
  who: 'operator',
  method: 'GET',
  path: '/api/desk/health',
  input: nothing,
  output: z.object({
    now: z.string().describe('Real time, which timers and queues use'),
    shop_now: z
      .string()
      .describe('The installation’s clock, which can be ahead in a demo; scans and books checks are recorded by it'),
    timers: z.array(
      z.object({
        name: z.string(),
        cron: z.string().describe('UTC'),
        next_run_at: z.string().nullable().describe('Real time; null when the schedule can’t be parsed'),
        last_run_at: z.string().nullable(),
        last_failure_at: z.string().nullable(),
        late: z.boolean().describe('Missed more than one run'),
      }),
    ),
    queues: z.array(
      z.object({
        name: z.string(),
        waiting: z.int(),
        running: z.int(),
        failed: z.int().describe('Given up in the last days'),
        oldest_waiting_at: z.string().nullable(),
      }),
    ),
    tracking: z
      .array(
        z.object({
          name: z.string(),
          answered_at: z.string().nullable(),
          failed_at: z.string().nullable(),
          problem: z.string().describe('Of the last failure'),
          failing: z.boolean().describe('The last question failed'),
          due: z.int().describe('Parcels whose next question is due'),
          delayed: z.int().describe('Parcels that are asked about later, because it failed'),
        }),
      )
      .describe('Tracking services that were asked so far'),
    books: booksCheckRow.nullable().describe('The last check'),
    administrators: z.int().describe('Those who can sign in'),
    single_administrator: flag.describe('1: no two of them are independent of each other'),
    last_backup_at: z.string().nullable().describe('Real time; null when there was none'),
    backup_overdue: flag,
    database_milliseconds: z.int(),
  }),
  refusals: [],
});
