import { table } from './figures.ts';
import type { TimerRun } from './timers-server.ts';
import type { SeenLocks } from './watch-locks.ts';

/** What requests noticed, in milliseconds, and what was seen of locks. */
interface Noticed {
  readonly p99: number;
  readonly slowest: number;
  readonly locks: SeenLocks;
}

export interface TimerRow extends Noticed {
  readonly name: string;
  readonly cron: string;
  readonly run: TimerRun;
  /** A second run directly after the first; null for quick ones. */
  readonly again: TimerRun | null;
  /** Seconds until all events of the run, and of the requests beside it, were delivered. */
  readonly events: number;
  readonly rowsRead: number;
  readonly rowsWritten: number;
}

export function reportTimers(
  print: (line: string) => void,
  rows: readonly TimerRow[],
  { orders, before }: { orders: number; before: Noticed },
): void {
  table(
    print,
    [
      `Timers among ${orders} orders`,
      'cron',
      'seconds',
      'again',
      'done',
      'events s',
      'rows read',
      'written',
      'transaction s',
      'waited ms',
      'held up ms',
      'p99 ms',
      'slowest ms',
      'strongest lock',
    ],
    rows.map(({ name, cron, run, again, events, rowsRead, rowsWritten, locks, p99, slowest }) => [
      name,
      cron,
      run.error ? 'FAILED' : run.seconds.toFixed(2),
      again ? (again.error ? 'FAILED' : again.seconds.toFixed(2)) : '',
      run.count === null ? '' : whole(run.count),
      events.toFixed(2),
      whole(rowsRead),
      whole(rowsWritten),
      (locks.longest / 1_000).toFixed(2),
      whole(locks.waited),
      whole(run.holdUp),
      whole(p99),
      whole(slowest),
      locks.strongest,
    ]),
  );
  print(
    `Without a timer: p99 ${whole(before.p99)} ms, slowest ${whole(before.slowest)} ms of a shopper who orders, pays and looks at their orders. ` +
      'Rows include those of these requests and of the events.',
  );
  for (const { name, locks } of rows)
    if (locks.waited > 100) print(`${name}: ${Math.round(locks.waited)} ms waited ${locks.waiting}`);
  for (const { name, locks } of rows)
    if (locks.longest > 1_000)
      print(`${name}: a transaction of ${(locks.longest / 1_000).toFixed(1)} s, ${locks.statement}`);
}

const whole = (value: number): string => Math.round(value).toLocaleString('en');
