import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tx } from './database.ts';
import { rememberNews } from './news.ts';
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
  /** The replica that answers it; null for the primary, also after the replica failed; undefined until the first read. */
  replica?: Replica | null;
  /** What came from a replica shows at least everything that was committed before this moment. */
  asOf: number;
}

/** Where the reads of requests go when the database has replicas. */
export interface RequestRouting {
  /** Answers a request: what `work` reads outside of transactions may come from a replica that shows all that its session wrote. */
  during<Result>(request: RequestReads, work: () => Promise<Result>): Promise<Result>;
  /**
   * Makes an answer that many will be given, with all its reads from one server. It is made once more from the primary if the
   * first one came from a replica that may lack a change of something that it names.
   *
   * @param namesIn the ids of the records that an answer names
   */
  shared(make: () => Promise<string>, namesIn: (answer: string) => Iterable<string>): Promise<string>;
  /** There is news of an audience: its next reads come from servers that have it. An empty one stands for all. */
  heard(audience: string): void;
  /** A record of the catalogue was changed. An empty id stands for all. */
  changed(id: string): void;
  /** The replica for a read of the running request; null for the primary. */
  replica(): Replica | null;
  /** Reads the rest of the running request from the primary: its replica failed. */
  leaveReplica(): void;
  /** Called at the begin of each transaction that may write. @returns a function to call when it was committed */
  onTransaction(tx: Tx): () => void;
}

/** The request that is being answered. */
const requests = new AsyncLocalStorage<Running | null>();

/** Reads from the primary, also within a request: for what a process keeps and gives to others. */
export const fromPrimary = <Result>(read: () => Promise<Result>): Promise<Result> => requests.run(null, read);

export function requestRouting(replicas: Replicas): RequestRouting {
  const news = rememberNews();
  const changes = rememberNews();

  const needsOf = ({ lastWrite, audiences }: RequestReads): Needs => ({
    transaction: lastWrite,
    since: news.lastOf(audiences),
  });

  async function run<Result>(running: Running, work: () => Promise<Result>): Promise<Result> {
    try {
      return await requests.run(running, work);
    } finally {
      running.readsPrimary = true;
    }
  }

  return {
    during: (request, work) => run({ ...request, readsPrimary: !request.isRead, asOf: Infinity }, work),
    async shared(make, namesIn) {
      const running: Running = { ...ofNobody, readsPrimary: false, asOf: Infinity };
      const answer = await run(running, make);
      return running.asOf < Infinity && changes.lastOf(namesIn(answer)) >= running.asOf ? make() : answer;
    },
    heard: news.heard,
    changed: changes.heard,
    replica() {
      const running = requests.getStore();
      if (!running || running.readsPrimary) return null;
      if (running.replica === undefined) {
        running.replica = replicas.pick(needsOf(running));
        if (running.replica) running.asOf = running.replica.asOf;
      }
      return running.replica;
    },
    leaveReplica() {
      const running = requests.getStore();
      if (running) running.replica = null;
    },
    onTransaction(tx) {
      const running = requests.getStore();
      if (!running) return () => {};
      running.markWrite(tx);
      return () => (running.readsPrimary = true);
    },
  };
}

/** What is read for whoever asks. */
const ofNobody: RequestReads = { isRead: true, lastWrite: null, audiences: [], markWrite: () => {} };
