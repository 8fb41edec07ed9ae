import type pg from 'pg';

/** Counts the statements that PostgreSQL runs, from its log. */
export interface StatementCounter {
  /** Receives the lines of PostgreSQL's log. */
  readonly hear: (line: string) => void;
  /** Switches the statement log of new connections on or off. */
  watch(pool: pg.Pool, on: boolean): Promise<void>;
  /** The number of statements of an act: the minimum of some tries, since jobs run statements too. */
  of(act: () => Promise<unknown>): Promise<number>;
}

const tries = 7;
/** The log comes through a pipe. */
const patience = 30;

export function statementCounter(): StatementCounter {
  let count = 0;
  return {
    hear(line) {
      if (/^LOG: {2}(execute|statement)/.test(line)) count += 1;
    },
    async watch(pool, on) {
      await pool.query(`alter role current_user set log_statement = '${on ? 'all' : 'none'}'`);
    },
    async of(act) {
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

const pause = () => new Promise((resolve) => setTimeout(resolve, patience));
