import type { FastifyBaseLogger } from 'fastify';
import type { FollowedClock } from '../../base/clock/followed-clock.ts';
import type { Deadline } from '../../base/clock/deadline.ts';
import type { Deps } from '../../base/deps.ts';
import type { Timer } from '../../base/jobs/jobs.ts';

export interface DemoClockDeps extends Deps {
  /** The movable clock; null outside of demo installations. */
  readonly demoClock: FollowedClock | null;
  /** The timers that run after each step. */
  readonly timers: readonly Timer[];
  readonly deadlines: readonly Deadline[];
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}
