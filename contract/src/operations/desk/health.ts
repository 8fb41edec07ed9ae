import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { flag, nothing } from '../../base/fields.ts';
import { booksCheckRow } from '../../money/desk/books.ts';

export const health = endpoint({
  name: 'desk.health',
  summary: 'Whether everything that runs by itself does run',
  who: 'operator',
  method: 'GET',
  path: '/api/desk/health',
  input: nothing,
  output: z.object({
    now: z.string().describe('By the clock of the world, which timers and queues go by'),
    shop_now: z
      .string()
      .describe(
        'By the clock of the shop, which can be ahead in a demo installation; chains and recounts are noted by it',
      ),
    timers: z.array(
      z.object({
        name: z.string(),
        cron: z.string().describe('UTC'),
        next_run_at: z.string().nullable().describe('By the clock of the world; null where the line is not understood'),
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
    books: booksCheckRow.nullable().describe('The last check'),
    administrators: z.int().describe('Those who can sign in'),
    single_administrator: flag.describe('1: no two of them are independent of each other'),
    database_milliseconds: z.int(),
  }),
  refusals: [],
});
