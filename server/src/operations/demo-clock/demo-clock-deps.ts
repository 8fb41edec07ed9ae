import type { FastifyBaseLogger } from 'fastify';
import type { FollowedClock } from '../../base/clock/followed-clock.ts';
import type { Deadline } from '../../base/clock/deadline.ts';
import type { Deps } from '../../base/deps.ts';
import type { Timer } from '../../base/jobs/jobs.ts';

export interface DemoClockDeps extends Deps {
  /** The clock that can be moved; null where time is nobody's to move. */
  readonly demoClock: FollowedClock | null;
  /** What runs by the clock. */
  readonly timers: readonly Timer[];
  readonly deadlines: readonly Deadline[];
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}
