import type postgres from 'postgres';
import { PgBoss } from 'pg-boss';
import type { Tx } from '../db/database.ts';

/** Something that happened, told to whoever listens: one job row in the transaction of the change, however many listen. */
export interface EventKind<Payload extends object> {
  readonly name: string;
  /** Only a mark for the compiler. */
  readonly payload?: Payload;
}
export const eventKind = <Payload extends object>(name: string): EventKind<Payload> => ({ name });

/** Work that runs by a schedule. */
export interface Timer {
  /** `orders.process_deadlines`: the domain word and the act. */
  readonly name: string;
  /** A cron line in UTC, minutes at best. */
  readonly cron: string;
  /** May say how many things it dealt with. */
  readonly run: () => Promise<unknown>;
}

export interface Jobs {
  /** Tells of an event. Nothing is written when nobody listens. */
  publish<Payload extends object>(tx: Tx, kind: EventKind<Payload>, payload: Payload): Promise<void>;
  /** Tells of many events of a kind, in one statement. */
  publishAll<Payload extends object>(tx: Tx, kind: EventKind<Payload>, payloads: readonly Payload[]): Promise<void>;
  /** Says who listens; the handler gets events in batches and may see one twice, so it must bear that. */
  subscribe<Payload extends object>(
    kind: EventKind<Payload>,
    listener: string,
    handle: (payloads: Payload[]) => Promise<void>,
  ): void;
  /** Runs a timer, on one process at a time. */
  schedule(timer: Timer): void;
  /** Creates queues and schedules and starts working. */
  start(): Promise<void>;
  /** Takes no more jobs and lets running ones end. */
  stop(): Promise<void>;
}

export interface OpenJobs extends Jobs {
  /** What runs by the clock, in the order in which it was set. */
  readonly timers: readonly Timer[];
  /** Hands every event that waits to its listeners, here and now, for whoever can't wait for the workers. */
  deliver(): Promise<void>;
}

/** What pg-boss asks of a database. */
interface SqlRunner {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: never[] }>;
}

interface Subscriber {
  queue: string;
  handle: (payloads: object[]) => Promise<void>;
}

const batchSize = 200;
const retry = { retryLimit: 8, retryDelay: 2, retryBackoff: true };

/**
 * Jobs on pg-boss, in the same database and over the same driver as everything else.
 *
 * @param working false in tests and scripts that only write jobs.
 */
export function openJobs(connection: postgres.Sql, onError: (error: unknown) => void, working = true): OpenJobs {
  const boss = new PgBoss({ db: onConnection(connection), schema: 'pgboss', supervise: working, schedule: working });
  boss.on('error', onError);
  const listeners = new Map<string, Subscriber[]>();
  const timers: Timer[] = [];

  /** Where an event goes: to its only listener, else to a queue of its own from which it is passed on to each of them. */
  const queueOf = (event: string): string | null => {
    const [first, second] = listeners.get(event) ?? [];
    return second ? `${event}.all` : (first?.queue ?? null);
  };
  const passOn = (all: Subscriber[]) => async (payloads: object[]) => {
    for (const { queue } of all)
      await boss.insert(
        queue,
        payloads.map((data) => ({ data, ...retry })),
      );
  };
  const allQueues = (): Subscriber[] => [
    ...[...listeners]
      .filter(([, all]) => all.length > 1)
      .map(([event, all]) => ({ queue: `${event}.all`, handle: passOn(all) })),
    ...[...listeners.values()].flat(),
  ];

  return {
    async publish(tx, kind, payload) {
      const queue = queueOf(kind.name);
      if (queue) await boss.send(queue, payload, { ...retry, db: onTransaction(tx) });
    },
    async publishAll(tx, kind, payloads) {
      const queue = queueOf(kind.name);
      if (queue && payloads.length > 0)
        await boss.insert(
          queue,
          payloads.map((data) => ({ data, ...retry })),
          { db: onTransaction(tx) },
        );
    },
    subscribe(kind, listener, handle) {
      const queue = `${kind.name}.${listener}`;
      const all = listeners.get(kind.name) ?? [];
      all.push({ queue, handle: handle as Subscriber['handle'] });
      listeners.set(kind.name, all);
    },
    schedule(timer) {
      timers.push(timer);
    },
    timers,
    async start() {
      await boss.start();
      for (const { queue, handle } of allQueues()) {
        await boss.createQueue(queue);
        // pg-boss looks a queue up when it is first asked about it. Were that in a transaction that tells of an event, it would
        // wait for a second connection, and as many such transactions as there are connections would wait for ever.
        await boss.insert(queue, []);
        if (working)
          await boss.work<object>(queue, { batchSize, pollingIntervalSeconds: 1 }, (jobs) =>
            handle(jobs.map((job) => job.data)),
          );
      }
      for (const { name, cron, run } of timers) {
        await boss.createQueue(name, { policy: 'short' });
        if (!working) continue;
        await boss.schedule(name, cron);
        await boss.work(name, { pollingIntervalSeconds: 5 }, run);
      }
    },
    async deliver() {
      // What is passed on lies further down the list.
      for (const { queue, handle } of allQueues()) {
        for (;;) {
          const jobs = await boss.fetch<object>(queue, { batchSize });
          if (jobs.length === 0) break;
          await handle(jobs.map((job) => job.data));
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

/** pg-boss opens transactions in plain text, so each of its statements gets a connection to itself. */
const onConnection = (connection: postgres.Sql): SqlRunner => ({
  async executeSql(text, values = []) {
    const one = await connection.reserve();
    try {
      const result = await one.unsafe(text, withNulls(values) as postgres.ParameterOrJSON<never>[]);
      return { rows: [...result] as never[] };
    } finally {
      one.release();
    }
  },
});

const onTransaction = (tx: Tx): SqlRunner => ({
  async executeSql(text, values = []) {
    const result = await tx.executeQuery({
      sql: text,
      parameters: withNulls(values),
      query: { kind: 'RawNode', sqlFragments: [text], parameters: [] },
      queryId: { queryId: 'job' },
    });
    return { rows: result.rows as never[] };
  },
});

/** pg-boss leaves out what it does not know; the driver wants that said. */
const withNulls = (values: unknown[]): unknown[] => values.map((value) => value ?? null);
