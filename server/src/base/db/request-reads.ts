import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tx } from './database.ts';
import type { Needs, Replica, Replicas } from './replicas.ts';

/** A request, as far as it matters where its reads go. */
export interface RequestReads {
  /** Whether the request only reads, so that a replica may answer it. */
  readonly isRead: boolean;
  /** The transaction that its session wrote last; null when it wrote none. */
  readonly lastWrite: bigint | null;
  /** Those of whom `heard` is told: the reader, and the shop that it reads for. */
  readonly audiences: readonly string[];
  /** Records in the session that this transaction is the last one it wrote. */
  markWrite(tx: Tx): void;
}

/** A request that is being answered. */
interface Running extends RequestReads {
  /** Whether it has written, or is over: timers that it started outlive it. */
  readsPrimary: boolean;
  /** The replica that answers it. */
  replica?: Replica | null;
}

/** For how many audiences it is remembered when there was news of them, and for how long, in milliseconds. */
const mostHeard = 50_000;
const heardFor = 10_000;

/** Where the reads of requests go when the database has replicas. */
export interface RequestRouting {
  /** Answers a request: what `work` reads outside of transactions may come from a replica that shows all that its session wrote. */
  during<Result>(request: RequestReads, work: () => Promise<Result>): Promise<Result>;
  /** There is news of an audience: its next reads come from servers that have it. */
  heard(audience: string): void;
  /** The replica for a read of the running request; null for the primary. */
  replica(): Replica | null;
  /** Called at the begin of each transaction that may write. @returns a function to call when it was committed */
  onTransaction(tx: Tx): () => void;
}

export function requestRouting(replicas: Replicas): RequestRouting {
  const requests = new AsyncLocalStorage<Running>();
  const news = new Map<string, number>();
  let allHeardAt = -Infinity;

  const needsOf = ({ lastWrite, audiences }: RequestReads): Needs => ({
    transaction: lastWrite,
    since: Math.max(allHeardAt, ...audiences.map((audience) => news.get(audience) ?? -Infinity)),
  });

  return {
    async during(request, work) {
      const running: Running = { ...request, readsPrimary: !request.isRead };
      try {
        return await requests.run(running, work);
      } finally {
        running.readsPrimary = true;
      }
    },
    heard(audience) {
      const now = performance.now();
      // After a lost connection the news of everybody may have been missed.
      if (audience === '') allHeardAt = now;
      // The oldest come first.
      news.delete(audience);
      news.set(audience, now);
      for (const [name, at] of news) {
        if (news.size <= mostHeard && now - at < heardFor) break;
        news.delete(name);
        if (now - at < heardFor) allHeardAt = Math.max(allHeardAt, at);
      }
    },
    replica() {
      const running = requests.getStore();
      if (!running || running.readsPrimary) return null;
      return (running.replica ??= replicas.pick(needsOf(running)));
    },
    onTransaction(tx) {
      const running = requests.getStore();
      if (!running) return () => {};
      running.markWrite(tx);
      return () => (running.readsPrimary = true);
    },
  };
}
