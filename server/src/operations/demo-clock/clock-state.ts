import type { ClockState } from '@tradewind/contract/operations/desk/clock';
import { realTime, second } from '../../base/clock/clock.ts';
import type { DemoClockDeps } from './demo-clock-deps.ts';

/** The current time and the next deadlines. */
export async function clockState({ db, clock, demoClock, deadlines }: DemoClockDeps): Promise<ClockState> {
  const now = clock.now();
  const found = await Promise.all(deadlines.map(async ({ name, next }) => ({ name, at: await next(db.read, now) })));
  const due = found.flatMap(({ name, at }) => (at ? [{ name, at: at.toISOString() }] : []));
  return {
    movable: demoClock !== null,
    now: now.toISOString(),
    ahead_seconds: Math.round((now.getTime() - realTime(clock).getTime()) / second),
    deadlines: due.sort((a, b) => a.at.localeCompare(b.at)),
  };
}
