import { CronExpressionParser } from 'cron-parser';

/** When a timer runs next, and how far the run after that is from it. */
export interface NextRun {
  at: Date;
  /** In milliseconds. */
  interval: number;
}

/** The first run of a cron line after a moment, by UTC as the jobs run; null for what is no cron line. */
export function nextRun(cron: string, now: Date): NextRun | null {
  try {
    const runs = CronExpressionParser.parse(cron, { currentDate: now, tz: 'UTC' });
    const at = runs.next().toDate();
    return { at, interval: runs.next().getTime() - at.getTime() };
  } catch {
    return null;
  }
}
