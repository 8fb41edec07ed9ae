import { CronExpressionParser } from 'cron-parser';

/** The next run of a timer and the interval to the run after it. */
export interface NextRun {
  at: Date;
  /** In milliseconds. */
  interval: number;
}

/** The first run of a cron expression after a moment, in UTC. @returns null for an invalid expression. */
export function nextRun(cron: string, now: Date): NextRun | null {
  try {
    const runs = CronExpressionParser.parse(cron, { currentDate: now, tz: 'UTC' });
    const at = runs.next().toDate();
    return { at, interval: runs.next().getTime() - at.getTime() };
  } catch {
    return null;
  }
}
