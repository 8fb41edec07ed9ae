import { sql } from 'kysely';
import { minute, second } from '../../base/clock/clock.ts';
import type { Database } from '../../base/db/database.ts';
import { unnested } from '../../base/db/lists.ts';
import { writeBehind } from '../../base/db/write-behind.ts';

/** How many calls a key may make in one minute of the clock. */
export const callsPerMinute = 300;

/** Milliseconds until the calls of one process are known to the others. */
const flushAfter = 1_000;
/** More keys than that are not counted at a time. */
const maxKeys = 20_000;

/** Calls of one key within one minute. */
interface Counted {
  keyId: string;
  minute: Date;
  calls: number;
}

/** Counts the calls of API keys over all processes, and stores when a key was last used. */
export interface KeyCalls {
  /** Counts a call. @returns 0, or the seconds until the key may call again, and then does not count it. */
  count(keyId: string, now: Date): number;
  flush(): Promise<void>;
}

/** Creates the counter. A call only adds to a number in memory; the numbers of all processes are put together each second. */
export function keyCalls(db: Pick<Database, 'transact'>, onError: (error: unknown) => void): KeyCalls {
  /** What this process knows of the calls of all processes. */
  const known = new Map<string, Counted>();
  const waiting = writeBehind<Counted>({
    write: async (counted) => {
      for (const total of await addCalls(db, counted)) {
        const since = waiting.get(total.keyId);
        const calls = total.calls + (since && isSameMinute(since, total) ? since.calls : 0);
        if (isSameMinute(known.get(total.keyId), total)) known.set(total.keyId, { ...total, calls });
      }
    },
    delay: flushAfter,
    maxItems: maxKeys,
    onError,
  });

  return {
    flush: waiting.flush,
    count(keyId, now) {
      const started = new Date(Math.floor(now.getTime() / minute) * minute);
      const before = countedIn(known.get(keyId), started);
      if (before >= callsPerMinute) return Math.ceil((started.getTime() + minute - now.getTime()) / second);
      if (known.size >= maxKeys && !known.has(keyId)) known.clear();
      known.set(keyId, { keyId, minute: started, calls: before + 1 });
      waiting.set(keyId, { keyId, minute: started, calls: countedIn(waiting.get(keyId), started) + 1 });
      return 0;
    },
  };
}

const countedIn = (counted: Counted | undefined, started: Date): number =>
  counted?.minute.getTime() === started.getTime() ? counted.calls : 0;

const isSameMinute = (one: Counted | undefined, other: Counted): boolean =>
  one?.minute.getTime() === other.minute.getTime();

/** Adds calls to the numbers of all processes. @returns the new numbers. */
async function addCalls(db: Pick<Database, 'transact'>, counted: readonly Counted[]): Promise<Counted[]> {
  const { rows } = await db.transact((tx) =>
    sql<{ key_id: string; minute: Date; calls: number }>`
      with counted as (
        insert into api_key_calls as c (key_id, minute, calls)
        select * from ${unnested(counted, { keyId: 'uuid', minute: 'timestamptz', calls: 'int' })}
        on conflict (key_id) do update set
          minute = greatest(c.minute, excluded.minute),
          calls = case
            when c.minute = excluded.minute then c.calls + excluded.calls
            when c.minute < excluded.minute then excluded.calls
            else c.calls
          end
        returning key_id, minute, calls
      ), used as (
        update api_keys k set last_used_at = counted.minute from counted
        where k.id = counted.key_id and (k.last_used_at is null or k.last_used_at < counted.minute)
      )
      select * from counted`.execute(tx),
  );
  return rows.map((row) => ({ keyId: row.key_id, minute: row.minute, calls: row.calls }));
}
