import type { DemoClockDeps } from './demo-clock-deps.ts';

interface TimerRun {
  runs: number;
  /** The number of jobs done; null for a timer that does not count. */
  done: number | null;
  failed: boolean;
}

/** The results of the timers, by name. */
export type TimerRuns = Map<string, TimerRun>;

/** Runs every timer once, in order, and adds the results to `runs`; a failure is logged and does not stop the others. */
export async function runTimers(
  { timers, log }: Pick<DemoClockDeps, 'timers' | 'log'>,
  runs: TimerRuns,
): Promise<void> {
  for (const { name, run } of timers) {
    const record = runs.get(name) ?? { runs: 0, done: null, failed: false };
    runs.set(name, record);
    record.runs += 1;
    try {
      const done = await run();
      if (typeof done === 'number') record.done = (record.done ?? 0) + done;
    } catch (error) {
      record.failed = true;
      log.error({ err: error, timer: name }, 'A timer failed while the clock was moved');
    }
  }
}
