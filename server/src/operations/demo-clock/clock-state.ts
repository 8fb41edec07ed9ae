import type { ClockState } from '@tradewind/contract/operations/desk/clock';
import { outsideTime, second } from '../../base/clock/clock.ts';
import type { DemoClockDeps } from './demo-clock-deps.ts';

/** What time it is, and what falls due next. */
export async function clockState({ db, clock, demoClock, deadlines }: DemoClockDeps): Promise<ClockState> {
  const now = clock.now();
  const found = await Promise.all(deadlines.map(async ({ name, next }) => ({ name, at: await next(db.read, now) })));
  const due = found.flatMap(({ name, at }) => (at ? [{ name, at: at.toISOString() }] : []));
  return {
    movable: demoClock !== null,
    now: now.toISOString(),
    ahead_seconds: Math.round((now.getTime() - outsideTime(clock).getTime()) / second),
    deadlines: due.sort((a, b) => a.at.localeCompare(b.at)),
  };
}
