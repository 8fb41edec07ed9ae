import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { int, nothing } from '../../base/fields.ts';
import { deskList, listInput } from '../../base/desk-list.ts';

const roles = ['admin'] as const;

/** The runs of a timer while the clock was moved. */
export const timerRun = z.object({
  name: z.string(),
  runs: z.int(),
  done: z.int().nullable().describe('Number of objects that it processed, if it counts them'),
  failed: z.boolean(),
});

export const clockMove = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  operator_name: z.string(),
  timers: z.array(timerRun).describe('Runs that had something to do or failed'),
});
export type ClockMove = z.output<typeof clockMove>;

export const clockState = z.object({
  movable: z.boolean().describe('Only in demo installations'),
  now: z.string(),
  ahead_seconds: z.int().describe('Offset from the real time'),
  deadlines: z
    .array(z.object({ name: z.string(), at: z.string() }))
    .describe('The next one of each kind, soonest first'),
});
export type ClockState = z.output<typeof clockState>;

export const clock = endpoint({
  name: 'desk.clock',
  summary: 'The time of the demo clock and the next deadlines',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/clock',
  input: nothing,
  output: clockState,
  refusals: [],
});

/** The most hours that the clock can be moved at once. */
export const maxClockMoveHours = 24 * 60;

export const moveClock = endpoint({
  name: 'desk.moveClock',
  summary:
    'Move the clock of a demo forward, by hours or until just after the next deadline of a kind; all timers due until then run',
  who: 'operator',
  roles,
  method: 'POST',
  path: '/api/desk/clock_move',
  input: z.object({
    hours: int.pipe(z.int().min(1).max(maxClockMoveHours)).optional(),
    until: z.string().max(60).optional().describe('Name of a deadline'),
  }),
  output: z.object({ state: clockState, move: clockMove }),
  refusals: ['clock_fixed', 'deadline_unknown', 'bad_request'],
});

export const clockMoves = endpoint({
  name: 'desk.clockMoves',
  summary: 'Moves of the clock, with their results',
  who: 'operator',
  roles,
  method: 'GET',
  path: '/api/desk/clock_moves',
  input: listInput(['-to'], {}),
  output: deskList(clockMove),
  refusals: [],
});
