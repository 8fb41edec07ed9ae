import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pg from 'pg';

/** What a process uses. */
export interface Usage {
  /** Bytes, after garbage was collected. */
  readonly resident: number;
  /** Bytes of objects and buffers, after garbage was collected. */
  readonly heap: number;
  /** Milliseconds of processor time, before garbage was collected for this answer. */
  readonly processor: number;
  /** Statements that were sent to PostgreSQL. */
  readonly statements: number;
  /** The longest time in milliseconds for which the event loop did nothing else. */
  readonly longestHoldUp: number;
}

const question = 'usage';

/** Answers the parent's questions for the usage of this process. */
export function answerUsage(): void {
  let statements = 0;
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function counted(this: pg.Client, ...input: unknown[]) {
    statements += 1;
    return Reflect.apply(query, this, input);
  } as typeof query;
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  process.on('message', (message) => {
    if (message !== question) return;
    const { user, system } = process.cpuUsage();
    const longestHoldUp = delay.max / 1e6;
    collectGarbage();
    delay.reset();
    const { rss, heapUsed, external } = process.memoryUsage();
    process.send!({
      resident: rss,
      heap: heapUsed + external,
      processor: (user + system) / 1e3,
      statements,
      longestHoldUp,
    } satisfies Usage);
  });
}

/** Asks a child process for its usage. */
export async function askUsage(child: ChildProcess): Promise<Usage> {
  child.send(question);
  const [usage] = (await once(child, 'message')) as [Usage];
  return usage;
}
