import type pg from 'pg';

/** Counts the statements that PostgreSQL runs, from its log. */
export interface StatementCounter {
  /** Receives the lines of PostgreSQL's log. */
  readonly record: (line: string) => void;
  /** Switches the statement log of new connections on or off. */
  switchLog(pool: pg.Pool, on: boolean): Promise<void>;
  /** The number of statements of an act: the minimum of some tries, since jobs run statements too. */
  count(act: () => Promise<unknown>): Promise<number>;
}

const tries = 7;
/** The log comes through a pipe. */
const logDelay = 30;

export function statementCounter(): StatementCounter {
  let count = 0;
  return {
    record(line) {
      if (/^LOG: {2}(execute|statement)/.test(line)) count += 1;
    },
    async switchLog(pool, on) {
      await pool.query(`alter role current_user set log_statement = '${on ? 'all' : 'none'}'`);
    },
    async count(act) {
      let least = Number.POSITIVE_INFINITY;
      for (let attempt = 0; attempt < tries; attempt += 1) {
        await pause();
        const before = count;
        await act();
        await pause();
        least = Math.min(least, count - before);
      }
      return least;
    },
  };
}

const pause = () => new Promise((resolve) => setTimeout(resolve, logDelay));
