import { PgBoss } from 'pg-boss';
import type { Database, Tx } from '../db/database.ts';
import { withConnection } from '../db/pool.ts';
import { together } from '../db/shared-transaction.ts';
import { afterCommit } from '../db/transaction.ts';
import { observer } from '../telemetry/observer.ts';
import { indexJobs } from './job-indexes.ts';

/** A kind of event. Publishing writes one job row in the transaction of the change, regardless of the number of subscribers. */
export interface EventKind<Payload extends object> {
  readonly name: string;
  /** Only carries the type. */
  readonly payload?: Payload;
}
/** Declares a kind of event. */
export const eventKind = <Payload extends object>(name: string): EventKind<Payload> => ({ name });

/** A job that runs on a schedule. */
export interface Timer {
  /** Domain word and act, e.g. `orders.process_deadlines`. */
  readonly name: string;
  /** A cron expression in UTC, with minutes as the finest unit. */
  readonly cron: string;
  /** Whether it also runs soon after a process has started. */
  readonly atStart?: boolean;
  /** May return how many items it processed. */
  readonly run: () => Promise<unknown>;
}

type Recorder<Payload extends object> = (tx: Tx, payloads: readonly Payload[]) => Promise<void>;

export interface Jobs {
  /** Publishes an event. Without a subscriber nothing is written. */
  publish<Payload extends object>(tx: Tx, kind: EventKind<Payload>, payload: Payload): Promise<void>;
  /** Publishes many events of a kind, in one statement. */
  publishAll<Payload extends object>(tx: Tx, kind: EventKind<Payload>, payloads: readonly Payload[]): Promise<void>;
  /**
   * Adds a recorder of events: it runs in the transaction that publishes them, so what it writes is there exactly if the
   * events happened. It must be quick, because the act waits for it.
   */
  record<Payload extends object>(kind: EventKind<Payload>, handle: Recorder<Payload>): void;
  /** Adds a subscriber. The handler gets events in batches and must be idempotent, because an event may arrive twice. */
  subscribe<Payload extends object>(
    kind: EventKind<Payload>,
    subscriber: string,
    handle: (payloads: Payload[]) => Promise<void>,
  ): void;
  /** Runs a timer, on one process at a time. */
  schedule(timer: Timer): void;
  /** Creates queues and schedules, and starts processing. */
  start(): Promise<void>;
  /** Takes no more jobs and waits for running ones. */
  stop(): Promise<void>;
}

export interface OpenJobs extends Jobs {
  /** The timers, in the order in which they were added. */
  readonly timers: readonly Timer[];
  /** Delivers all waiting events in this process, for callers that can't wait for the workers. */
  deliver(): Promise<void>;
}

/** The database interface that pg-boss expects. */
interface SqlRunner {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: never[] }>;
}

interface Subscriber {
  queue: string;
  handle: (payloads: object[]) => Promise<void>;
}

/** Timers of earlier versions. Their schedules are removed: nobody runs them, so they would count as late. */
const retiredTimers = ['idempotency.forget'];

const batchSize = 200;
export const retry = { retryLimit: 8, retryDelay: 2, retryBackoff: true };

/**
 * Opens the job queue: pg-boss in the same database, over the same driver.
 *
 * @param working whether this process runs jobs; false in tests and scripts that only write them.
 */
export function openJobs(
  { pool, directUrl }: Pick<Database, 'pool' | 'directUrl'>,
  onError: (error: unknown) => void,
  working = true,
): OpenJobs {
  const boss = openBoss(pool, onError, working);
  const subscribers = new Map<string, Subscriber[]>();
  const recorders = new Map<string, Recorder<object>[]>();
  const timers: Timer[] = [];

  const recordAll = (tx: Tx, event: string, payloads: readonly object[]): Promise<unknown> =>
    Promise.all((recorders.get(event) ?? []).map((record) => record(tx, payloads)));

  /** The queue of an event: that of its only subscriber, or with several a queue from which it is forwarded to each. */
  const queueOf = (event: string): string | null => {
    const [first, second] = subscribers.get(event) ?? [];
    return second ? `${event}.all` : (first?.queue ?? null);
  };
  const forward = (all: Subscriber[]) => async (payloads: object[]) => {
    for (const { queue } of all)
      await boss.insert(
        queue,
        payloads.map((data) => ({ data: withOrigin(data), ...retry })),
      );
  };
  const allQueues = (): Subscriber[] => [
    ...[...subscribers]
      .filter(([, all]) => all.length > 1)
      .map(([event, all]) => ({ queue: `${event}.all`, handle: forward(all) })),
    ...[...subscribers.values()].flat(),
  ];

  const publishAll = async (tx: Tx, event: string, payloads: readonly object[]): Promise<void> => {
    const queue = queueOf(event);
    countOnCommit(tx, event, payloads.length);
    await Promise.all([
      recordAll(tx, event, payloads.map(withoutOrigin)),
      queue &&
        boss.insert(
          queue,
          payloads.map((data) => ({ data, ...retry })),
          { db: onTransaction(tx) },
        ),
    ]);
  };
  const publishTogether = together(
    async (tx, published: readonly { event: string; payloads: readonly object[] }[]): Promise<void[]> => {
      const byEvent = Map.groupBy(published, ({ event }) => event);
      await Promise.all(
        [...byEvent].map(([event, some]) =>
          publishAll(
            tx,
            event,
            some.flatMap(({ payloads }) => payloads),
          ),
        ),
      );
      return published.map(() => {});
    },
  );

  return {
    async publish(tx, kind, payload) {
      const queue = queueOf(kind.name);
      countOnCommit(tx, kind.name, 1);
      await Promise.all([
        recordAll(tx, kind.name, [payload]),
        queue && boss.send(queue, withOrigin(payload), { ...retry, db: onTransaction(tx) }),
      ]);
    },
    async publishAll(tx, kind, payloads) {
      // The trace is that of the act, also where several publish together.
      if (payloads.length > 0) await publishTogether(tx, { event: kind.name, payloads: payloads.map(withOrigin) });
    },
    record(kind, handle) {
      recorders.set(kind.name, [...(recorders.get(kind.name) ?? []), handle as Recorder<object>]);
    },
    subscribe(kind, subscriber, handle) {
      const queue = `${kind.name}.${subscriber}`;
      const all = subscribers.get(kind.name) ?? [];
      all.push({ queue, handle: handle as Subscriber['handle'] });
      subscribers.set(kind.name, all);
    },
    schedule(timer) {
      timers.push(timer);
    },
    timers,
    async start() {
      // A rate needs a value from before the first one.
      for (const event of new Set([...subscribers.keys(), ...recorders.keys()])) observer()?.countEvents(event, 0);
      await boss.start();
      await indexJobs({ pool, directUrl });
      for (const { queue, handle } of allQueues()) {
        await boss.createQueue(queue);
        // pg-boss loads a queue's settings when it is first used. If that happened in a transaction that publishes an event,
        // it would need a second connection, and as many such transactions as there are connections would deadlock.
        await boss.insert(queue, []);
        if (working)
          await boss.work<object>(queue, { batchSize, pollingIntervalSeconds: 1 }, (jobs) =>
            runBatch(queue, jobs, handle),
          );
      }
      if (working) for (const name of retiredTimers) await boss.deleteQueue(name);
      for (const { name, cron, run, atStart = false } of timers) {
        await boss.createQueue(name, { policy: 'short' });
        if (!working) continue;
        await boss.schedule(name, cron);
        await boss.work(name, { pollingIntervalSeconds: 5 }, () => observer()?.job(name, [], run) ?? run());
        if (atStart) await boss.send(name);
      }
    },
    async deliver() {
      // Queues that forward events come first in the list.
      for (const { queue, handle } of allQueues()) {
        for (;;) {
          const jobs = await boss.fetch<object>(queue, { batchSize });
          if (jobs.length === 0) break;
          await runBatch(queue, jobs, handle);
          await boss.complete(
            queue,
            jobs.map((job) => job.id),
          );
        }
      }
    },
    async stop() {
      await boss.stop({ graceful: true, close: false, timeout: 10_000 });
    },
  };
}

/** A job that says in which trace it was written. The field is not part of the event: handlers don't get it. */
type Traced = { traceparent?: string };

function withOrigin(payload: object): object {
  const origin = observer()?.origin();
  return origin ? { ...payload, traceparent: origin } : payload;
}

function withoutOrigin(data: object): object {
  if (!('traceparent' in data)) return data;
  const { traceparent: _, ...payload } = data as Traced;
  return payload;
}

function runBatch(queue: string, jobs: readonly { data: object }[], handle: Subscriber['handle']): Promise<void> {
  const run = () => handle(jobs.map(({ data }) => withoutOrigin(data)));
  const origins = () => jobs.flatMap(({ data }) => (data as Traced).traceparent ?? []);
  return observer()?.job(queue, origins(), run) ?? run();
}

/** Counts events for the metrics, each once and only if it happened. */
function countOnCommit(tx: Tx, event: string, count: number): void {
  const watching = observer();
  if (watching) afterCommit(tx, () => watching.countEvents(event, count));
}

/**
 * Opens pg-boss.
 *
 * @param onError receives the errors of its own polling, which would end the process if nothing did
 * @param working whether it runs schedules and maintenance
 */
export function openBoss(pool: Database['pool'], onError: (error: unknown) => void, working: boolean): PgBoss {
  const boss = new PgBoss({ db: onPool(pool), schema: 'pgboss', supervise: working, schedule: working });
  boss.on('error', onError);
  return boss;
}

/** pg-boss sends transactions as plain text, so each of its statements gets a reserved connection. */
const onPool = (pool: Database['pool']): SqlRunner => ({
  executeSql: (text, values) => withConnection(pool, (client) => client.query(text, values)),
});

const onTransaction = (tx: Tx): SqlRunner => ({
  // pg-boss passes undefined for missing values.
  async executeSql(text, values = []) {
    const result = await tx.executeQuery({
      sql: text,
      parameters: values.map((value) => value ?? null),
      query: { kind: 'RawNode', sqlFragments: [text], parameters: [] },
      queryId: { queryId: 'job' },
    });
    return { rows: result.rows as never[] };
  },
});
