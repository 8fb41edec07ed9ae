import { setTimeout as pause } from 'node:timers/promises';
import { openClient } from '../src/base/db/pool.ts';

/** What was seen of the sessions of a database for some time, in milliseconds. */
export interface SeenLocks {
  /** The longest time for which a transaction was open, and what it did last. */
  longest: number;
  statement: string;
  /** The strongest lock on a table that others may have to wait for, with its table; empty where there was none. */
  strongest: string;
  /** The longest time for which a session waited for a lock of another. */
  waited: number;
  /** What waited for the longest time. */
  waiting: string;
}

const everyMilliseconds = 20;

/** Modes of locks on tables that hold up writes or more of others, the strongest last. */
const modes = [
  'ShareUpdateExclusiveLock',
  'ShareLock',
  'ShareRowExclusiveLock',
  'ExclusiveLock',
  'AccessExclusiveLock',
];

interface Sample {
  open: number;
  statement: string;
  waited: number | null;
  locks: { mode: string; name: string }[] | null;
}

const question = `
  select extract(epoch from clock_timestamp() - a.xact_start)::float8 * 1000 as open,
    left(regexp_replace(a.query, '\\s+', ' ', 'g'), 60) as statement,
    case when a.wait_event_type = 'Lock' then extract(epoch from clock_timestamp() - a.state_change)::float8 * 1000 end as waited,
    (select jsonb_agg(jsonb_build_object('mode', l.mode, 'name', c.relname)) from pg_locks l join pg_class c on c.oid = l.relation
     where l.pid = a.pid and l.granted and l.locktype = 'relation' and l.mode = any($1) and c.relkind in ('r', 'p') and c.relpersistence = 'p'
       and c.relnamespace = 'public'::regnamespace) as locks
  from pg_stat_activity a
  where a.datname = current_database() and a.backend_type = 'client backend' and a.pid <> pg_backend_pid() and a.xact_start is not null`;

/** Watches the sessions of a database from a connection of its own. @returns what ends the watch, with what was seen */
export async function watchLocks(url: string): Promise<() => Promise<SeenLocks>> {
  const client = openClient(url);
  await client.connect();
  const seen: SeenLocks = { longest: 0, statement: '', strongest: '', waited: 0, waiting: '' };
  let rank = -1;
  const end = new AbortController();
  const watching = (async () => {
    while (!end.signal.aborted) {
      const { rows } = await client.query<Sample>(question, [modes]);
      for (const { open, statement, waited, locks } of rows) {
        if (open > seen.longest) Object.assign(seen, { longest: open, statement });
        if (waited !== null && waited > seen.waited) Object.assign(seen, { waited, waiting: statement });
        for (const { mode, name } of locks ?? []) {
          if (modes.indexOf(mode) <= rank) continue;
          rank = modes.indexOf(mode);
          seen.strongest = `${mode.replace(/Lock$/, '')} ${name}`;
        }
      }
      await pause(everyMilliseconds);
    }
  })();
  return async () => {
    end.abort();
    await watching;
    await client.end();
    return seen;
  };
}
