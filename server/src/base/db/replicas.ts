import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { closePool, openPool, type PoolOptions } from './pool.ts';

/** In milliseconds, between two looks at the primary and at a replica. */
const lookEvery = 100;

/** A replica that has not told for this time, in milliseconds, how far it is, is left out. */
const answersWithin = 1_000;

/** A replica that is further behind, in milliseconds, is left out, unless `ReplicaOptions` say otherwise. */
const usualMostBehind = 5_000;

/** How many looks at the primary are remembered: those of a minute. */
const remembered = 60_000 / lookEvery;

/** What a reader has to see. */
export interface Needs {
  /** The transaction that the reader wrote last, as PostgreSQL's `xid8`; null for a reader who wrote nothing. */
  readonly transaction: bigint | null;
  /** Everything that was committed before this moment, by `performance.now()`. */
  readonly since: number;
}

/** A replica that may be read. */
export interface Replica {
  readonly pool: pg.Pool;
  /** It shows at least everything that was committed before this moment, by `performance.now()`. */
  readonly asOf: number;
  /** Rejects when the replica is left out while it is read: a network that was cut says nothing by itself. */
  readonly lost: Promise<never>;
}

/** How a replica stands. */
export interface ReplicaState {
  /** Host and port. */
  readonly name: string;
  /** Milliseconds behind the primary; null while that is not known. */
  readonly behind: number | null;
  /** Whether it answers and is not too far behind. */
  readonly isRead: boolean;
}

/** The streaming replicas of the database, and how far each is. */
export interface Replicas {
  /** The next replica in turn that shows what a reader needs; null when none does. */
  pick(needs: Needs): Replica | null;
  /** In a list of all servers the primary counts as read, and not behind. */
  states(): ReplicaState[];
  close(): Promise<void>;
}

interface ReplicaOptions extends Pick<PoolOptions, 'size' | 'pooled'> {
  /** Milliseconds; a replica that is further behind is left out. */
  mostBehind?: number | undefined;
}

/**
 * Follows replicas: ten times a second it asks the primary for the position of its log, and each replica for the position up
 * to which it has replayed that log and for the transactions that it shows. Both only grow, so that what a look found holds
 * until the next one.
 */
export function followReplicas(
  primaryUrl: string,
  urls: readonly string[],
  { size, pooled, mostBehind = usualMostBehind }: ReplicaOptions,
): Replicas {
  // Looks have a connection of their own, so that they don't wait while all others are in use.
  const primary = openPool(primaryUrl, { size: 1, pooled: pooled ?? false });
  const looks: Looks = { positions: [], started: '' };
  const followed = urls.map((url) => followReplica(url, { size, mostBehind }, looks));
  let turn = 0;

  const looking = repeatedly(async () => {
    const at = performance.now();
    const { rows } = await ask<{ position: string; started: string }>(
      primary,
      'select pg_current_wal_lsn()::text as position, pg_postmaster_start_time()::text as started',
    );
    const position = toPosition(rows[0]!.position);
    const { positions } = looks;
    // A primary that was restored, or took over, may start from an earlier position.
    if (positions.length > 0 && position < positions.at(-1)!.position) positions.length = 0;
    positions.push({ at, position });
    if (positions.length > remembered) positions.shift();
    looks.started = rows[0]!.started;
  });

  return {
    pick(needs) {
      for (let tried = 0; tried < followed.length; tried += 1) {
        const replica = followed[(turn += 1) % followed.length]!;
        const shown = replica.showing(needs);
        if (shown) return shown;
      }
      return null;
    },
    states: () => followed.map(({ state }) => state()),
    async close() {
      await Promise.all([looking.stop(), ...followed.map((replica) => replica.close())]);
      await closePool(primary);
    },
  };
}

/** What is known of the primary. */
interface Looks {
  /** The positions of its log, the latest last, with moments of `performance.now()` before they were read. */
  readonly positions: { at: number; position: bigint }[];
  /** When its process started, to the microsecond, which tells it from other servers. */
  started: string;
}

function followReplica(url: string, { size, mostBehind }: { size: number; mostBehind: number }, looks: Looks) {
  const pool = openPool(url, { size });
  const watch = openPool(url, { size: 1 });
  let known: { at: number; shown: Snapshot } | null = null;
  /** When the process of this server started, while it is a primary. */
  let startedAsPrimary = '';
  let lost = untilLost();

  /** The moment up to which the replica has what the primary had committed; null when it is further behind than remembered. */
  const asOf = (replayed: bigint): number | null =>
    looks.positions.findLast(({ position }) => position <= replayed)?.at ?? null;

  const looking = repeatedly(
    async () => {
      const { rows } = await ask<{ recovers: boolean; replayed: string | null; shown: string; started: string }>(
        watch,
        `select pg_is_in_recovery() as recovers, pg_last_wal_replay_lsn()::text as replayed, pg_current_snapshot()::text as shown,
          pg_postmaster_start_time()::text as started`,
      );
      const { recovers, replayed, shown, started } = rows[0]!;
      startedAsPrimary = recovers ? '' : started;
      // A replica that was promoted is a primary, or was cut off from it.
      const at = recovers && replayed !== null ? asOf(toPosition(replayed)) : null;
      known = at === null ? null : { at, shown: toSnapshot(shown) };
      if (known === null) leaveOut();
    },
    () => {
      startedAsPrimary = '';
      leaveOut();
    },
  );

  /** Whether it is the very server that is written to, as after a failover. */
  const isPrimary = () => startedAsPrimary !== '' && startedAsPrimary === looks.started;

  function leaveOut(): void {
    known = null;
    lost.reject(new Error('The replica was left out'));
    lost = untilLost();
  }

  return {
    /** The replica, if it shows what a reader needs. */
    showing({ transaction, since }: Needs): Replica | null {
      if (!known || known.at < since || performance.now() - known.at > mostBehind) return null;
      if (transaction !== null && !isShown(known.shown, transaction)) return null;
      return { pool, asOf: known.at, lost: lost.promise };
    },
    state: (): ReplicaState => {
      const { host, port } = new URL(url);
      const behind = isPrimary() ? 0 : known && Math.max(0, performance.now() - known.at);
      return { name: port ? host : `${host}:5432`, behind, isRead: behind !== null && behind <= mostBehind };
    },
    async close() {
      await looking.stop();
      await Promise.all([closePool(pool), closePool(watch)]);
    },
  };
}

/** Repeats work until it is stopped, with a pause between. A failure is told to `onFailure` and ends nothing. */
function repeatedly(work: () => Promise<void>, onFailure: () => void = () => {}): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = (async () => {
    while (!signal.aborted) {
      await work().catch(onFailure);
      await pause(lookEvery, undefined, { ref: false, signal }).catch(() => {});
    }
  })();
  return {
    stop() {
      stopping.abort();
      return running;
    },
  };
}

/** A promise that nobody has to wait for, rejected when a replica is left out. */
function untilLost(): PromiseWithResolvers<never> {
  const until = Promise.withResolvers<never>();
  until.promise.catch(() => {});
  return until;
}

/** A question that has to be answered at once. */
const ask = <Row extends pg.QueryResultRow>(pool: pg.Pool, text: string): Promise<pg.QueryResult<Row>> =>
  pool.query<Row>({ text, query_timeout: answersWithin } as pg.QueryConfig);

/** A position in the log, such as `16/B374D848`, in bytes. */
function toPosition(lsn: string): bigint {
  const [high, low] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** The transactions that a snapshot shows: those before `xmin`, and those before `xmax` that are not among the running ones. */
interface Snapshot {
  readonly xmin: bigint;
  readonly xmax: bigint;
  readonly running: ReadonlySet<bigint>;
}

/** @param text as PostgreSQL writes it, such as `10:20:10,14,15` */
function toSnapshot(text: string): Snapshot {
  const [xmin, xmax, running] = text.split(':');
  return {
    xmin: BigInt(xmin!),
    xmax: BigInt(xmax!),
    running: new Set((running || '').split(',').filter(Boolean).map(BigInt)),
  };
}

const isShown = ({ xmin, xmax, running }: Snapshot, transaction: bigint): boolean =>
  transaction < xmin || (transaction < xmax && !running.has(transaction));
