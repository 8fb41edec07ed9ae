import type { ClockMove, moveClock as contract } from '@tradewind/contract/operations/desk/clock';
import { maxClockMoveHours } from '@tradewind/contract/operations/desk/clock';
import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import { day, hour, second } from '../../base/clock/clock.ts';
import { advanceClock } from '../../base/clock/followed-clock.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { newId } from '../../base/ids/ids.ts';
import { audit, extendDeskSessions } from '../../platform/operators/index.ts';
import { extendSessions } from '../../people/users/index.ts';
import { clockState } from './clock-state.ts';
import type { DemoClockDeps } from './demo-clock-deps.ts';
import { runTimers, type TimerRuns } from './run-timers.ts';

/** The clock moves in steps of at most this length, and every timer runs after each, so that one job's results reach the next. */
const maxStep = day;

/**
 * Moves the clock forward and runs all timers. Sessions are extended by the same time, so that nobody is signed out; all
 * other deadlines are processed.
 *
 * @throws Refusal `clock_fixed`, `bad_request` or `deadline_unknown`.
 */
export async function moveClock(
  deps: DemoClockDeps,
  { operator }: DeskCall,
  input: ParsedInputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { db, clock } = deps;
  const demoClock = deps.demoClock ?? refuse('clock_fixed');
  const total = await durationOf(deps, input);
  const from = clock.now();
  const to = new Date(from.getTime() + total);
  const id = newId();
  const runs: TimerRuns = new Map();
  for (let elapsed = 0; elapsed < total;) {
    const step = Math.min(maxStep, total - elapsed);
    await db.transact(async (tx) => {
      const now = clock.now();
      if (elapsed === 0) {
        await tx.insertInto('clock_moves').values({ id, operator_id: operator.id, from_at: from, to_at: to }).execute();
        await audit(tx, operator, 'clock.moved', 'clock', { from: from.toISOString(), to: to.toISOString() }, from);
      }
      await advanceClock(tx, step);
      await extendSessions(tx, now, step);
      await extendDeskSessions(tx, now, step);
    });
    await demoClock.follow();
    await runTimers(deps, runs);
    elapsed += step;
  }
  const timers: ClockMove['timers'] = [...runs]
    .map(([name, run]) => ({ name, ...run }))
    .filter(({ done, failed }) => failed || (done ?? 0) > 0);
  await db.transact((tx) =>
    tx
      .updateTable('clock_moves')
      .set({ jobs: JSON.stringify(timers) })
      .where('id', '=', id)
      .execute(),
  );
  return {
    state: await clockState(deps),
    move: { id, from: from.toISOString(), to: to.toISOString(), operator_name: operator.name, timers },
  };
}

/** How far to move the clock, in milliseconds. @throws Refusal `bad_request` or `deadline_unknown`. */
async function durationOf(
  { db, clock, deadlines }: DemoClockDeps,
  { hours, until }: ParsedInputOf<typeof contract>,
): Promise<number> {
  if ((hours === undefined) === (until === undefined)) refuse('bad_request', {}, ['hours', 'until']);
  if (hours !== undefined) return hours * hour;
  const now = clock.now();
  const at = await deadlines.find(({ name }) => name === until)?.next(db.read, now);
  if (!at) refuse('deadline_unknown', {}, ['until']);
  // One second later, so that the deadline has certainly passed.
  return Math.min(at.getTime() - now.getTime() + second, maxClockMoveHours * hour);
}
